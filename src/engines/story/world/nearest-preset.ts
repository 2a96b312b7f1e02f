import { showQuestions, type World, type WorldKey } from '#shared/story/show-questions.ts';
import { seededDice } from '../words/seeded.ts';
import type { Lexicon } from './lexicon.ts';

/** Answers in preset form, and which of them the user wrote in their own words. */
export type PresetWorld = { presets: World; own: Partial<World> };

/**
 * The preset each answer means. A preset answer is itself; a free answer, or a missing one (then `about`, the show's own
 * words, is asked), is the preset that shares most words with it, and where none does, one by the seed.
 */
export function nearestPresets(lexicon: Lexicon, world: Partial<World>, about: string, seed: string): PresetWorld {
  const own: Partial<World> = {};
  const chosen = showQuestions.map(({ key, presets }) => {
    const answer = world[key]?.trim() ?? '';
    const preset = presets.find((name) => name.toLowerCase() === answer.toLowerCase());
    if (preset) return [key, preset] as const;
    if (answer !== '') own[key] = answer;
    return [
      key,
      nearest(lexicon, key, answer) ?? nearest(lexicon, key, about) ?? seededDice(seed, 'preset', key).pick(presets),
    ] as const;
  });
  return { presets: Object.fromEntries(chosen) as World, own };
}

function nearest(lexicon: Lexicon, key: WorldKey, text: string): string | null {
  const said = new Set(text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []);
  const scored = Object.entries(lexicon[key]).map(([preset, words]) => ({
    preset,
    score: (words['near'] ?? []).filter((word) => said.has(word)).length,
  }));
  const best = scored.reduce((top, one) => (one.score > top.score ? one : top), { preset: '', score: 0 });
  return best.score > 0 ? best.preset : null;
}
