import { WorkerPool } from '#media/threads/worker-pool.ts';
import type { MusicProvider } from '#studio/providers/music/music-provider.ts';
import type { MusicAnswer, MusicJob } from './music-worker.ts';

const thread = new WorkerPool<MusicJob, MusicAnswer>({ entry: new URL('./music-worker.ts', import.meta.url), size: 1 });

/** Music synthesised in one thread: a loop takes a second or two, a sting some milliseconds. */
export const embeddedMusic: MusicProvider = {
  version: '1',
  composeLoop: ({ mood, ambience, seed }, signal) =>
    thread.run({ loop: { mood, ambience, seed } }, { ...(signal && { signal }) }),
  composeSting: (kind, seed, signal) => thread.run({ sting: kind, seed }, { ...(signal && { signal }) }),
  playEffect: (name, seed, signal) => thread.run({ effect: name, seed }, { ...(signal && { signal }) }),
};
