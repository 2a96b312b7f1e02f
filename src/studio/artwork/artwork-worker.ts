import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { drawingOf } from './compose.ts';
import { printDrawing } from './kit/press.ts';
import type { PictureSpec } from './picture.ts';

export type DrawTask = { id: number; spec: PictureSpec };
export type DrawAnswer = { id: number; webp: Uint8Array } | { id: number; error: string };

/** Near enough to lossless for the resized variants made of it, at a fifth of the bytes. */
const masterQuality = 90;

async function draw(spec: PictureSpec): Promise<Uint8Array> {
  const { width, height, rgb } = printDrawing(drawingOf(spec));
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .flop(spec.kind === 'scene' && spec.mirror === true)
    .webp({ quality: masterQuality, effort: 2 })
    .toBuffer();
}

parentPort?.on('message', async ({ id, spec }: DrawTask) => {
  const answer: DrawAnswer = await draw(spec).then(
    (webp) => ({ id, webp }),
    (error: unknown) => ({ id, error: error instanceof Error ? error.message : String(error) }),
  );
  parentPort?.postMessage(answer);
});
