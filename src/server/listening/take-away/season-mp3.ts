import { frameMs, frameSamples } from '#media/audio/audio-format.ts';
import { id3Tag } from '#media/audio/id3-tag.ts';
import { infoFrame, musicFrameBytes, type Mp3Format } from '#media/audio/info-frame.ts';
import { AppError } from '#shared/errors.ts';
import { silentFrames, silentTailFrames } from '#studio/mix/join-takes.ts';
import { bedTagBytes } from '#studio/mix/bed-file.ts';
import type { Context } from '../../context.ts';
import { findSound } from '../../productions/takes/find-sound.ts';
import { openWithMusic } from '../feeds/open-with-music.ts';
import type { TakenEpisode, TakenSeason } from './taken-season.ts';

type Part = { audioKey: string; start: number; end: number };

/**
 * A season as one MP3 with a chapter for each episode: the frames of its files as they are, behind one tag and one Info
 * frame, with the music of its place where it has some. Read while it is sent, so that a long season costs no memory, and
 * what has no music yet gets it meanwhile. Throws AppError: `not_found` where a file is gone.
 */
export async function joinSeason(
  ctx: Context,
  season: TakenSeason,
): Promise<{ bytes: number; body: AsyncGenerator<Uint8Array> }> {
  const { storage } = ctx;
  const format: Mp3Format = season.hasMusic ? 'music' : 'voice';
  const parts = await Promise.all(season.episodes.map((episode) => findPart(storage, episode, season)));
  const audioBytes = parts.reduce((sum, { start, end }) => sum + end - start + 1, 0);
  const tail = silentFrames(silentTailFrames, format);
  const totalMs = season.episodes.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const head = [
    id3Tag({ title: season.title, artist: season.author, album: season.title, genre: 'Podcast' }, chaptersOf(season)),
    infoFrame(format, audioBytes + tail.length, (totalMs / frameMs) * frameSamples),
  ];
  async function* body(): AsyncGenerator<Uint8Array> {
    yield* head;
    for (const { audioKey, start, end } of parts) {
      const key = season.hasMusic ? await openWithMusic(ctx, audioKey) : audioKey;
      if (!key) throw new AppError('internal', `the music of ${audioKey} is gone`);
      const sound = await storage.read(key, { start, end });
      if (!sound) throw new AppError('internal', `${key} went while it was sent`);
      try {
        for await (const chunk of sound) yield chunk as Uint8Array;
      } finally {
        // Whoever hangs up leaves it half read.
        sound.destroy();
      }
    }
    yield tail;
  }
  return { bytes: head.reduce((sum, { length }) => sum + length, 0) + audioBytes + tail.length, body: body() };
}

/**
 * Where the sound of a file lies, without its tag, its Info frame and the silence at its end. A file with music need not
 * be made to know.
 */
async function findPart(
  storage: Context['storage'],
  { audioKey, durationMs }: TakenEpisode,
  { hasMusic }: TakenSeason,
): Promise<Part> {
  const sound = await findSound(storage, { audioKey, durationMs });
  if (!sound) throw new AppError('not_found', 'The sound of an episode is gone.');
  if (!hasMusic) return { audioKey, ...sound };
  const start = musicFrameBytes + bedTagBytes;
  return { audioKey, start, end: start + (durationMs / frameMs) * musicFrameBytes - 1 };
}

function chaptersOf({ episodes }: TakenSeason) {
  let at = 0;
  return episodes.map(({ number, title, durationMs }) => {
    const startMs = at;
    at += durationMs;
    return { title: `${number}. ${title}`, startMs, endMs: at };
  });
}
