const stepPx = 60;
const finest = 1 / 8;

/** How far a drag moves, as a share of its way: half for each 60 px that the finger is off the line, an eighth at least. */
export function scrubRate(offLinePx: number): number {
  return Math.max(finest, 0.5 ** Math.floor(Math.abs(offLinePx) / stepPx));
}

type Drag = { seconds: number; byPx: number; rate: number; width: number; duration: number };

/** Where a drag by some pixels leads, in seconds; `width` is that of the whole line. */
export function scrubBy({ seconds, byPx, rate, width, duration }: Drag): number {
  const moved = width > 0 ? (byPx / width) * duration * rate : 0;
  return Math.max(0, Math.min(duration, seconds + moved));
}
