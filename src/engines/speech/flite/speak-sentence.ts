import type { WordTiming } from '#shared/story/script.ts';
import type { RawSpeech } from '#media/audio/finish-take.ts';
import { spokenWords, type SpokenWord } from '#studio/providers/speech/normalise-text.ts';
import { readDelivery } from '#studio/providers/speech/read-delivery.ts';
import { findVoice } from '#studio/providers/speech/voices.ts';
import type { SpeechRequest } from '#studio/providers/speech/speech-provider.ts';
import type { FliteEngine, FliteSettings } from './flite-engine.ts';
import type { FliteToken } from './read-tokens.ts';
import { toneVoice } from './tone-voice.ts';

/** Speaks one sentence as our cast would; no samples where there is nothing to say. */
export function speakSentence(engine: FliteEngine, { text, voice, delivery }: SpeechRequest): RawSpeech {
  const words = spokenWords(text);
  const heard = words.flatMap((word) => word.heard);
  if (heard.length === 0) return { samples: new Float32Array(0), sampleRate: 16_000, words: null };
  const speech = engine.speak(heard.join(' '), settingsOf(voice, delivery));
  const samples = new Float32Array(speech.samples.length);
  for (let i = 0; i < samples.length; i++) samples[i] = (speech.samples[i] as number) / 32_768;
  toneVoice(samples, speech.sampleRate, findVoice(voice), readDelivery(delivery));
  const lengthMs = (samples.length / speech.sampleRate) * 1000;
  const placed = speech.tokens && placeWords(words, speech.tokens, lengthMs);
  return hesitate({ samples, sampleRate: speech.sampleRate, words: placed });
}

/** How long somebody is silent who does not know how to go on, or breaks a sentence; flite leaves a comma's pause. */
const hesitations: [RegExp, number][] = [
  [/(…|\.{3,})["'”’)]*$/, 460],
  [/(—|–|--)["'”’)]*$/, 320],
];
/** Where flite left no silence there is none to lengthen. */
const shortestGapMs = 20;

/** Lengthens the silence after words that trail or break off inside a sentence. */
function hesitate(speech: RawSpeech): RawSpeech {
  const { samples, sampleRate, words } = speech;
  if (!words) return speech;
  let laterMs = 0;
  const pauses: { at: number; samples: number }[] = [];
  const moved = words.map((word, i) => {
    const startMs = word.startMs + laterMs;
    const endMs = word.endMs + laterMs;
    const gapMs = (words[i + 1]?.startMs ?? word.endMs) - word.endMs;
    const wantedMs = hesitations.find(([mark]) => mark.test(word.text))?.[1] ?? 0;
    if (gapMs >= shortestGapMs && wantedMs > gapMs) {
      const added = Math.round(((wantedMs - gapMs) / 1000) * sampleRate);
      pauses.push({ at: Math.round(((word.endMs + gapMs / 2) / 1000) * sampleRate), samples: added });
      laterMs += (added / sampleRate) * 1000;
    }
    return { text: word.text, startMs, endMs };
  });
  if (pauses.length === 0) return speech;
  const longer = new Float32Array(samples.length + pauses.reduce((sum, { samples: added }) => sum + added, 0));
  let from = 0;
  let to = 0;
  for (const { at, samples: added } of pauses) {
    longer.set(samples.subarray(from, at), to);
    to += at - from + added;
    from = at;
  }
  longer.set(samples.subarray(from), to);
  return { samples: longer, sampleRate, words: moved };
}

/** flite's people talk faster than anybody acts: with this an episode has 150–165 words a minute, pauses counted. */
const actedStretch = 1.045;

function settingsOf(voice: string, delivery: string | undefined): FliteSettings {
  const { embedded } = findVoice(voice);
  const manner = readDelivery(delivery);
  // Without pitch the synthesis filter is fed noise alone: a true whisper. kal16 has no such filter, so rms stands in.
  if (manner.whispered) {
    const base = embedded.base === 'kal16' ? 'rms' : embedded.base;
    return {
      base,
      tract: embedded.tract,
      pitchHz: 0,
      pitchSpreadHz: 0,
      stretch: (actedStretch * embedded.stretch) / manner.pace,
    };
  }
  return {
    base: embedded.base,
    tract: embedded.tract,
    pitchHz: embedded.pitchHz * manner.pitch,
    pitchSpreadHz: embedded.pitchSpreadHz * manner.melody,
    stretch: (actedStretch * embedded.stretch) / manner.pace,
  };
}

/**
 * Gives each shown word the time of its tokens; a silent one (a dash, an emoji) the moment where it stands. Null unless
 * the tokens are those that were asked for, in rising order, within the sound.
 */
export function placeWords(words: SpokenWord[], tokens: FliteToken[], lengthMs: number): WordTiming[] | null {
  const spoken = tokens.flatMap(({ span }) => (span ? [span] : []));
  if (spoken.length !== words.reduce((sum, { heard }) => sum + heard.length, 0)) return null;
  const rising = spoken.every(
    ({ start, end }, i) => start < end && start >= (spoken[i - 1]?.end ?? 0) - 0.001 && end * 1000 <= lengthMs + 50,
  );
  if (!rising) return null;
  let next = 0;
  let at = spoken[0]?.start ?? 0;
  return words.map(({ shown, heard }) => {
    const first = heard.length > 0 ? spoken[next] : undefined;
    const last = spoken[(next += heard.length) - 1];
    const startMs = (first?.start ?? at) * 1000;
    if (first && last) at = last.end;
    return { text: shown, startMs, endMs: at * 1000 };
  });
}
