import type { EpisodeBrief } from '../../providers/text/text-provider.ts';
import { judgeByRules } from '../../moderation/judge-by-rules.ts';
import type { PackLibrary } from '../load-packs.ts';
import type { InkValues } from '../pack/render-beat.ts';
import { plainName, plainText } from '../words/plain-text.ts';
import { isVerb, tagWords } from '../plot-frame/tag-words.ts';
import { seededDice } from '../words/seeded.ts';
import type { WorldWords } from '../world/world-words.ts';
import { worldWords } from '../world/world-words.ts';
import type { Leads } from './bind-cast.ts';
import { bindLeads } from './bind-cast.ts';

/** What an episode takes from the brief alone: who, where, and the words of the world. */
export type EpisodeSetting = { leads: Leads; place: string; placeDetail: string; words: WorldWords };

type SettingBrief = Pick<EpisodeBrief, 'show' | 'characters' | 'location'>;

/** `seed` is the season's own, so that a remix keeps its landmarks. */
export function settingOf(library: PackLibrary, brief: SettingBrief, seed: string): EpisodeSetting {
  const { show, location } = brief;
  const about = [
    show.name,
    show.description,
    show.overview,
    show.conflict,
    show.lore,
    show.genre === 'Space' ? 'space futuristic' : '',
  ].join(' ');
  // A show without the wizard's answers keeps one world over all its seasons.
  const words = worldWords(library.lexicon, show.world, about, `${show.name}|${seed}`);
  const place = plainName(location.name, 'the old town').replace(/^The /, 'the ');
  return { leads: bindLeads(brief.characters, seed), place, placeDetail: detailOf(brief, place, words, seed), words };
}

/** One sentence about the place: its own description when that can be said aloud, else what the world is built of. */
function detailOf(brief: SettingBrief, place: string, words: WorldWords, seed: string): string {
  const described = plainText(brief.location.description ?? '', 400);
  const first = /^.*?[.!?](?=\s|$)/.exec(`${described}.`)?.[0].replace(/\.+$/, '') ?? '';
  const usable = first.split(' ').length >= 3 && first.split(' ').length <= 30 && /[a-z]{3}/i.test(first);
  if (usable) {
    const verdict = judgeByRules(first, { rating: brief.show.audienceRating, kind: 'location' });
    if (verdict.approved && verdict.quotable) return sayDetail(first, place, seed);
  }
  const { build, feature } = valuesOf(words, seed);
  return seededDice(seed, 'detail').pick([
    `Above the rooftops of ${place} rose ${build}, and beyond them lay ${feature}.`,
    `${place} was all ${build}, with ${feature} at its back, and most people there had never been further than that.`,
    `From ${place} you could see ${feature}, and on a clear day you could wish that you could not.`,
  ]);
}

/**
 * People write descriptions in any form: in the past, like the narration; as things ("a room of glass"); in the present, in
 * half sentences, as orders. What is neither of the first two is quoted, which suits them all.
 */
function sayDetail(first: string, place: string, seed: string): string {
  const whole = /[!?…]["']?$/.test(first) ? first : `${first}.`;
  const isPast = /\b(?:was|were|had|stood|lay|hung|rose|smelled|clung)\b/.test(first);
  const isPresent =
    /\b(?:is|are|has|have|can|will|must|do|does|goes|comes|stands|lies|lives|says|knows)\b/i.test(first) ||
    first.toLowerCase().startsWith(place.toLowerCase());
  if (isPast && !isPresent && /^(?:the|an?|it|there|every|nobody|no|in|on|at|above|behind)\b/i.test(first))
    return whole;
  if (isThing(first) && whole.endsWith('.')) {
    const thing = `${first.charAt(0).toLowerCase()}${first.slice(1)}`;
    return seededDice(seed, 'thing').pick([
      `Think of ${thing}. That was ${place}.`,
      `Picture ${thing}, and you have ${place}.`,
    ]);
  }
  const quoted = `"${whole.charAt(0).toUpperCase()}${whole.slice(1).replaceAll(/["“”]/g, "'")}"`;
  return seededDice(seed, 'quote').pick([
    `Ask anybody who has been to ${place}, and this is what you hear: ${quoted}`,
    `There is one thing that every visitor to ${place} gets told: ${quoted}`,
    `On the oldest map, beside ${place}, somebody had written in small letters: ${quoted}`,
    `Somebody had painted it on a board, for whoever came to ${place}: ${quoted}`,
    `The children of ${place} learn it before they learn to count: ${quoted}`,
  ]);
}

/** "A round room of glass, warm as a kitchen": no sentence, since nothing happens before its first tail. */
function isThing(text: string): boolean {
  if (!/^(?:an?|one|two|three|four|five|seven)\b/i.test(text)) return false;
  const [head = text] = text.split(/,|\b(?:where|that|which|who|whose|with|without)\b/);
  return !tagWords(head).some(isVerb);
}

function valuesOf(words: WorldWords, seed: string): { build: string; feature: string } {
  const all: InkValues = { ...words.fixed, ...words.flavour(seed) };
  return { build: String(all['build']), feature: String(all['feature']) };
}
