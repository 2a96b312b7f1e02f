/** The product's mark on a 32 × 32 grid: a C that is a lamp housing, its beam a play triangle. */
const strokes = (letter: string, lamp: string): string =>
  `<path d="M25.2 23.4A12 12 0 1 1 25.2 8.6" fill="none" stroke="${letter}" stroke-width="4.6" stroke-linecap="round"/><path d="M12.2 10.6 30.2 16 12.2 21.4a5.6 5.6 0 0 1 0-10.8Z" fill="${lamp}"/>`;

export const [markCream, markLamp, markInk] = ['#f6eedf', '#f6bb4f', '#0c1519'] as const;

/** The bare mark; on light browser chrome the letter turns to ink. */
export function faviconSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path[stroke]{stroke:${markInk}}@media(prefers-color-scheme:dark){path[stroke]{stroke:${markCream}}}</style>${strokes(markCream, markLamp)}</svg>`;
}

/** The mark on a plate of house ink. `share` is how much of the side the mark takes; `corner` rounds the plate. */
export function iconSvg(side: number, share: number, corner: number): string {
  const scale = (side * share) / 32;
  const inset = (side * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" rx="${side * corner}" fill="${markInk}"/><g transform="translate(${inset} ${inset}) scale(${scale})">${strokes(markCream, markLamp)}</g></svg>`;
}
