import { openMp3Encoder } from '#media/audio/mp3-encoder.ts';
import { serveJobs } from '#media/threads/serve-jobs.ts';
import { finishOverlapping } from '#media/audio/takes/finish-overlapping.ts';
import { finishTake, type FinishedSpeech, type RawSpeech, type TakeFinish } from '#media/audio/takes/finish-take.ts';

/** A thread that finishes what a remote voice has spoken, and voices that break in on each other. */
export type FinishingJob = { speech: RawSpeech; finish: TakeFinish }[];

const encoder = openMp3Encoder();

serveJobs<FinishingJob, FinishedSpeech[]>(async (parts) => {
  const [only, ...more] = parts;
  const answer =
    only && more.length === 0
      ? [finishTake(only.speech, only.finish, await encoder)]
      : finishOverlapping(parts, await encoder);
  return { answer, transfer: answer.map(({ mp3 }) => mp3.buffer) };
});
