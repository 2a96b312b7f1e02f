import { eq } from 'drizzle-orm';
import { pictureWidths } from '#shared/shows.ts';
import { drawPicture } from '#engines/artwork/draw-picture.ts';
import { resizePicture } from '#media/pictures/resize-picture.ts';
import type { Context } from '../../context.ts';
import { pictures } from '../tables.ts';

type Pictures = Pick<Context, 'db' | 'storage'>;
export const pictureFormats = { webp: 'image/webp', avif: 'image/avif', png: 'image/png', jpg: 'image/jpeg' } as const;
export type PictureFormat = keyof typeof pictureFormats;

const pictureKeys = /^[\w-]{1,100}$/;
const masterFile = (key: string) => `pictures/${key}/master.webp`;
const variantFile = (key: string, width: number, format: PictureFormat) => `pictures/${key}/${width}.${format}`;

/** One drawing or resizing of the same file at a time in this process; the others wait for it. */
const underWay = new Map<string, Promise<Uint8Array | null>>();
function once(file: string, make: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> {
  const running = underWay.get(file) ?? make().finally(() => underWay.delete(file));
  underWay.set(file, running);
  return running;
}

/**
 * Makes sure that a picture exists at a width of `pictureWidths` and answers its file in the store; null for a picture
 * nobody registered, or a width that is not offered.
 */
export async function openPicture(
  ctx: Pictures,
  key: string,
  width: number,
  format: PictureFormat,
): Promise<string | null> {
  if (!pictureKeys.test(key) || !(pictureWidths as readonly number[]).includes(width)) return null;
  const file = variantFile(key, width, format);
  if (await ctx.storage.stat(file)) return file;
  const made = await once(file, async () => {
    const master = await openMaster(ctx, key);
    if (!master) return null;
    const variant = await resizePicture(Buffer.from(master), width, format === 'jpg' ? 'jpeg' : format);
    await ctx.storage.put(file, variant, { contentType: pictureFormats[format] });
    return variant;
  });
  return made ? file : null;
}

/** The full-size picture, drawn now if it never was. */
export async function openMaster(ctx: Pictures, key: string): Promise<Uint8Array | null> {
  const kept = await ctx.storage.get(masterFile(key));
  if (kept) return kept;
  return once(masterFile(key), async () => {
    const [row] = await ctx.db.select({ spec: pictures.spec }).from(pictures).where(eq(pictures.key, key));
    if (!row) return null;
    const master = await drawPicture(row.spec);
    await ctx.storage.put(masterFile(key), master, { contentType: 'image/webp' });
    return master;
  });
}

/** Puts a painted picture in the place of the drawn one; the sizes made of that one go. */
export async function replaceMaster(ctx: Pictures, key: string, master: Uint8Array): Promise<void> {
  await ctx.storage.put(masterFile(key), master, { contentType: 'image/webp' });
  for await (const file of ctx.storage.list(`pictures/${key}/`))
    if (file !== masterFile(key)) await ctx.storage.delete(file);
}
