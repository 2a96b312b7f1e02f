import { pictureSpec, type PictureSpec } from './picture.ts';
import { PressRoom } from './press-room.ts';

const pressRoom = new PressRoom();

/**
 * The picture as a WebP master (poster 960 × 1440, square 960 × 960, landscape 1600 × 900, portrait 750 × 1000),
 * drawn in a worker thread. The same spec and kit version give the same pixels. Fails on a spec that is not one.
 */
export async function drawPicture(spec: PictureSpec): Promise<Buffer> {
  return pressRoom.draw(pictureSpec.parse(spec));
}

/** Ends the drawing threads, for an orderly shutdown and for tests. */
export function closeArtwork(): Promise<void> {
  return pressRoom.close();
}
