import { pictureWidths } from '#shared/shows.ts';

const ourPicture = /^(.*\/media\/pictures\/.+\/)(\d+)\.(?:webp|avif)$/;

export type PictureSources = { avif: string; webp: string; fallback: string };

/**
 * Every width and format of one of our pictures (`/media/pictures/<key>/<width>.webp`) as `srcset`s, up to `widest` pixels;
 * null for an address that is not ours and has one size only. `fallback` is the middle width, for `src`.
 */
export function pictureSources(address: string, widest: number = pictureWidths.at(-1)!): PictureSources | null {
  const folder = ourPicture.exec(address)?.[1];
  if (!folder) return null;
  const widths = pictureWidths.filter((width) => width <= widest);
  const set = (format: 'avif' | 'webp') => widths.map((width) => `${folder}${width}.${format} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp'), fallback: `${folder}${widths[Math.floor(widths.length / 2)]}.webp` };
}
