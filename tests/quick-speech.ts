import type { SpeechProvider } from '#studio/providers/speech/speech-provider.ts';
import { frameMs } from '#studio/mix/audio-format.ts';
import { silentFrames } from '#studio/mix/join-takes.ts';

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
      };
    },
    close: async () => {},
  };
}
