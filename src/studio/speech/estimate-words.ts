import type { WordTiming } from '#shared/story/script.ts';
import { shownWords } from '../providers/speech/normalise-text.ts';
import { restWeight, wordWeights } from '../providers/speech/sound-weight.ts';
import { placePauses } from './place-pauses.ts';

type Span = { startMs: number; endMs: number };

/**
 * Places the shown words of a sentence in the time its voice sounds, for engines that give no timings: the rests of the sound
 * go where the text has them, and between two rests each word gets the time that its letters usually take (`wordWeights`).
 * Measured against what the embedded voices know of themselves in `estimate-words.test.ts`.
 */
export function estimateWords(text: string, voiced: Span, pauses: readonly Span[] = []): WordTiming[] {
  const words = shownWords(text);
  const weights = wordWeights(words);
  const inside = pauses.filter(({ startMs, endMs }) => startMs > voiced.startMs && endMs < voiced.endMs);
  const placed = placePauses(weights, words.map(restWeight), voiced, inside);
  const timings: WordTiming[] = [];
  let first = 0;
  let at = voiced.startMs;
  for (const { after, pause } of [...placed, { after: words.length - 1, pause: { startMs: voiced.endMs, endMs: voiced.endMs } }]) {
    const total = weights.slice(first, after + 1).reduce((sum, weight) => sum + weight, 0);
    const scale = total > 0 ? (pause.startMs - at) / total : 0;
    for (; first <= after; first++) {
      const endMs = at + (weights[first] ?? 0) * scale;
      timings.push({ text: words[first] ?? '', startMs: Math.round(at), endMs: Math.round(endMs) });
      at = endMs;
    }
    at = pause.endMs;
  }
  return timings;
} // prettier-ignore
