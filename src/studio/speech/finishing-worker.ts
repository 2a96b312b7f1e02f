import { openMp3Encoder } from '#media/audio/mp3-encoder.ts';
import { serveJobs } from '#media/threads/serve-jobs.ts';
import { finishTake, type FinishedSpeech, type RawSpeech, type TakeFinish } from '#media/audio/finish-take.ts';

/** A thread that finishes what a remote voice has spoken. */
export type FinishingJob = { speech: RawSpeech; finish: TakeFinish };

const encoder = openMp3Encoder();

serveJobs<FinishingJob, FinishedSpeech>(async ({ speech, finish }) => {
  const answer = finishTake(speech, finish, await encoder);
  return { answer, transfer: [answer.mp3.buffer] };
});
