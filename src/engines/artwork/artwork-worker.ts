import sharp from 'sharp';
import { serveJobs } from '#media/threads/serve-jobs.ts';
import { drawingOf } from './compose.ts';
import { printDrawing } from './kit/press.ts';
import type { PictureSpec } from './picture.ts';

/** Near enough to lossless for the resized variants made of it, at a fifth of the bytes. */
const masterQuality = 90;

serveJobs<PictureSpec, Uint8Array>(async (spec) => {
  const { width, height, rgb } = printDrawing(drawingOf(spec));
  const webp = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .flop(spec.kind === 'scene' && spec.mirror === true)
    .webp({ quality: masterQuality, effort: 2 })
    .toBuffer();
  return { answer: webp, transfer: [] };
});
