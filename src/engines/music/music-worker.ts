import { openMp3Encoder } from '#media/audio/mp3-encoder.ts';
import { serveJobs } from '#media/threads/serve-jobs.ts';
import type { EffectName } from '#shared/story/sound-effects.ts';
import type { LoopSpec, StingKind } from '#studio/providers/music/music-provider.ts';
import { encodeLoop } from './render-loop.ts';
import { encodeEffect } from './effects/render-effect.ts';
import { encodeSting } from './render-sting.ts';

/** The thread that plays and encodes music. */
export type MusicJob = { loop: LoopSpec } | { sting: StingKind; seed: string } | { effect: EffectName; seed: string };
export type MusicAnswer = { mp3: Uint8Array<ArrayBuffer>; durationMs: number };

const encoder = openMp3Encoder();

serveJobs<MusicJob, MusicAnswer>(async (job) => {
  const answer = await play(job);
  return { answer, transfer: [answer.mp3.buffer] };
});

async function play(job: MusicJob): Promise<MusicAnswer> {
  if ('loop' in job) return encodeLoop(job.loop, await encoder);
  return 'sting' in job
    ? encodeSting(job.sting, job.seed, await encoder)
    : encodeEffect(job.effect, job.seed, await encoder);
}
