/**
 * Renders the home page's looping background into `public/art/hero-loop.webm` and `.mp4`, frame by frame, through the
 * system's ffmpeg: `node scripts/pages/draw-hero-loop.ts [--frames FOLDER]` (with a folder it keeps every twentieth frame as
 * PNG, to look at). The first frame is the still `hero.webp`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { drawHero, heroMoment } from '#engines/artwork/house/hero.ts';
import { printDrawing } from '#engines/artwork/kit/press.ts';
import { Stage } from '#engines/artwork/kit/stage.ts';

const [width, height, seconds, rate] = [1280, 640, 14, 20];
const frames = seconds * rate;

async function renderFrame(index: number): Promise<Buffer> {
  const stage = new Stage(1920, 960, 71);
  drawHero(stage, 'wide', heroMoment(index / frames));
  const print = printDrawing(stage.drawing({ scale: 1, grain: 1.61 }));
  return sharp(print.rgb, { raw: { width: print.width, height: print.height, channels: 3 } })
    .resize(width, height)
    .raw()
    .toBuffer();
}

function encode(): { write: (frame: Buffer) => Promise<void>; end: () => Promise<void> } {
  const art = fileURLToPath(new URL('../../public/art/', import.meta.url));
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', String(rate), '-i', '-'];
  const shared = [
    '-an',
    '-pix_fmt',
    'yuv420p',
    '-g',
    String(frames),
    '-colorspace',
    'bt709',
    '-vf',
    'scale=out_color_matrix=bt709',
  ];
  const webm = [...shared, '-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '42', '-row-mt', '1', '-cpu-used', '2'];
  const mp4 = [...shared, '-c:v', 'libx264', '-crf', '30', '-preset', 'slow', '-movflags', '+faststart'];
  const outputs = [...webm, `${art}hero-loop.webm`, ...mp4, `${art}hero-loop.mp4`];
  const ffmpeg = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...input, ...outputs], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const done = once(ffmpeg, 'exit');
  return {
    async write(frame) {
      if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
    },
    async end() {
      ffmpeg.stdin.end();
      const [code] = (await done) as [number | null];
      if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
    },
  };
}

/** Frames come from worker threads in turn: thread n draws every frame whose number leaves n. */
async function main(keepIn: string | undefined): Promise<void> {
  if (keepIn) await mkdir(keepIn, { recursive: true });
  const threads = availableParallelism();
  const workers = Array.from(
    { length: threads },
    (_, first) => new Worker(new URL(import.meta.url), { workerData: { first, threads } }),
  );
  const arrived = workers.map((): Buffer[] => []);
  let wake = (): void => {};
  workers.forEach((worker, i) => {
    worker.on('message', (frame: Uint8Array) => {
      arrived[i]?.push(Buffer.from(frame));
      wake();
    });
    worker.on('error', (error) => {
      throw error;
    });
  });
  const encoder = encode();
  for (let index = 0; index < frames; index++) {
    const queue = arrived[index % threads] ?? [];
    while (queue.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    const frame = queue.shift() as Buffer;
    await encoder.write(frame);
    workers[index % threads]?.postMessage('more');
    if (keepIn && index % 20 === 0)
      await sharp(frame, { raw: { width, height, channels: 3 } })
        .png()
        .toFile(`${keepIn}/${String(index).padStart(3, '0')}.png`);
  }
  await encoder.end();
  console.log(`${frames} frames, ${seconds} s`);
}

async function work({ first, threads }: { first: number; threads: number }): Promise<void> {
  for (let index = first; index < frames; index += threads) {
    const frame = await renderFrame(index);
    parentPort?.postMessage(frame);
    // One frame ahead of the encoder is enough; more would only fill the memory.
    if (index > first + threads) await once(parentPort as NonNullable<typeof parentPort>, 'message');
  }
}

const flag = process.argv.indexOf('--frames');
await (isMainThread
  ? main(flag > 0 ? process.argv[flag + 1] : undefined)
  : work(workerData as { first: number; threads: number }));
