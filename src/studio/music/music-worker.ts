import { openMp3Encoder } from '../mix/mp3-encoder.ts';
import { serveJobs } from '../serve-jobs.ts';
import type { LoopSpec } from './loop.ts';
import { encodeLoop } from './render-loop.ts';
import { encodeSting, type StingKind } from './render-sting.ts';

/** The thread that plays and encodes music. */
export type MusicJob = { loop: LoopSpec } | { sting: StingKind; seed: string };
export type MusicAnswer = { mp3: Uint8Array<ArrayBuffer>; durationMs: number };

const encoder = openMp3Encoder();

serveJobs<MusicJob, MusicAnswer>(async (job) => {
  const answer = 'loop' in job ? encodeLoop(job.loop, await encoder) : encodeSting(job.sting, job.seed, await encoder);
  return { answer, transfer: [answer.mp3.buffer] };
});
