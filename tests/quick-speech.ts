import { createHash } from 'node:crypto';
import { frameBytes, frameMs } from '#media/audio/audio-format.ts';
import { embeddedMusic } from '#engines/music/embedded-music.ts';
import { silentFrames } from '#studio/mix/join-takes.ts';
import type { Loop, MusicProvider } from '#studio/providers/music/music-provider.ts';
import type { SpeechProvider } from '#studio/providers/speech/speech-provider.ts';
import type { Context } from '#server/context.ts';

/** A voice that says nothing, at once and for as long as the words would take: for tests that are not about sound. */
export function quickSpeech(): SpeechProvider {
  const lengthMs = (text: string) => Math.ceil((text.length * 60) / frameMs) * frameMs;
  return {
    name: 'quick',
    version: '1',
    speak: async ({ text }) => ({ pcm: new Float32Array(lengthMs(text) * 24), words: null }),
    async speakFinished({ text }, { pauseAfterMs }) {
      const durationMs = lengthMs(text) + Math.ceil(pauseAfterMs / frameMs) * frameMs;
      return {
        mp3: silentFrames(durationMs / frameMs),
        durationMs,
        words: null,
        voiced: { startMs: 0, endMs: lengthMs(text) },
        pauses: [],
      };
    },
    close: async () => {},
  };
}

const played = new Map<string, Promise<Loop>>();
function playOnce(name: string, play: () => Promise<Loop>): Promise<Loop> {
  const kept = played.get(name) ?? play();
  played.set(name, kept);
  // Whoever gets the bytes may do with them as he likes.
  return kept.then(({ mp3, durationMs }) => ({ mp3: mp3.slice(), durationMs }));
}

/**
 * The embedded music, played once for all worlds of a process: a loop takes a processor for a second or two. Every show has
 * the same loop for a mood and a place, whatever its seed.
 */
export const quickMusic: MusicProvider = {
  version: embeddedMusic.version,
  composeLoop: ({ mood, ambience }) =>
    playOnce(`${mood} ${ambience}`, () => embeddedMusic.composeLoop({ mood, ambience, seed: 'quick' })),
  composeSting: (kind, seed) => playOnce(`${kind} ${seed}`, () => embeddedMusic.composeSting(kind, seed)),
  playEffect: (name, seed) => playOnce(`effect ${name} ${seed}`, () => embeddedMusic.playEffect(name, seed)),
};

/** Has every voice of a world wait until it is let go, so that productions stay where they are. Answers what lets go. */
export function holdVoices({ ctx }: { ctx: Pick<Context, 'studio'> }): () => void {
  const { speech } = ctx.studio;
  const { promise, resolve } = Promise.withResolvers<void>();
  const { speakFinished } = speech;
  ctx.studio.speech = {
    ...speech,
    speak: (...said) => promise.then(() => speech.speak(...said)),
    ...(speakFinished ? { speakFinished: (...said) => promise.then(() => speakFinished(...said)) } : {}),
  };
  return () => {
    ctx.studio.speech = speech;
    resolve();
  };
}

/** The same, but no sentence has the bytes of another. */
export function distinctSpeech(): SpeechProvider {
  const quick = quickSpeech();
  return {
    ...quick,
    name: 'distinct',
    async speakFinished(request, finish) {
      const finished = await quick.speakFinished!(request, finish);
      return { ...finished, mp3: markFrames(finished.mp3, JSON.stringify([request.text, request.voice, finish])) };
    },
  };
}

/** The same silence with other bytes: each frame ends with a hash of the words, which decoders skip. */
export function markFrames(silence: Uint8Array, words: string): Uint8Array<ArrayBuffer> {
  const frames = Uint8Array.from(silence);
  const mark = createHash('sha512').update(words).digest();
  for (let at = 0; at < frames.length; at += frameBytes) frames.set(mark, at + frameBytes - mark.length);
  return frames;
}
