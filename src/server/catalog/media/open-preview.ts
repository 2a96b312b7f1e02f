import { previewPicture, type PreviewShape } from '#engines/artwork/preview-picture.ts';
import type { Context } from '../../context.ts';
import { openMaster } from './open-picture.ts';

const pictureAddress = /^\/media\/pictures\/([\w-]+)\/\d+\.\w+$/;

/**
 * A picture of ours (by its address) cut to the shape that link previews and podcast directories want, as a JPEG in the
 * store; null for a picture that lies elsewhere or is not registered. A repainted picture takes its previews along.
 */
export async function openPreview(
  ctx: Pick<Context, 'db' | 'storage'>,
  pictureUrl: string | null,
  shape: PreviewShape,
): Promise<string | null> {
  const [, key] = pictureAddress.exec(pictureUrl ?? '') ?? [];
  if (!key) return null;
  const file = `pictures/${key}/preview-${shape}.jpg`;
  if (await ctx.storage.stat(file)) return file;
  const master = await openMaster(ctx, key);
  if (!master) return null;
  await ctx.storage.put(file, await previewPicture(Buffer.from(master), shape), { contentType: 'image/jpeg' });
  return file;
}
