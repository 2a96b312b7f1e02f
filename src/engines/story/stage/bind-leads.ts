import type { Personality } from '#shared/story/characters.ts';
import { personalities } from '#shared/story/characters.ts';
import type { StoryCharacter } from '#studio/providers/text/text-provider.ts';
import type { FormValues } from '../forms/load-forms.ts';
import { plainName } from '../words/plain-text.ts';
import { seededDice } from '../words/seeded.ts';
import type { GivenName } from '../world/lexicon.ts';

export type Pronouns = { they: string; them: string; their: string };
export type Lead = Pronouns & { name: string; kind: Lowercase<Personality> };
export type Leads = [Lead, Lead];
export type Stranger = GivenName & { job: string };

const pronouns: Record<'female' | 'male' | 'other', Pronouns> = {
  female: { they: 'she', them: 'her', their: 'her' },
  male: { they: 'he', them: 'him', their: 'his' },
  other: { they: 'they', them: 'them', their: 'their' },
};

/** The two leads under names that can be told apart in speech, even when both are called the same. */
export function bindLeads(characters: [StoryCharacter, StoryCharacter], seed: string): Leads {
  const [first, second] = characters;
  const names = distinctNames(first, second);
  const lead = (character: StoryCharacter, index: 0 | 1): Lead => ({
    name: names[index],
    ...pronouns[character.gender ?? 'other'],
    kind: (
      character.personality ?? seededDice(seed, 'personality', index).pick(personalities)
    ).toLowerCase() as Lowercase<Personality>,
  });
  return [lead(first, 0), lead(second, 1)];
}

function distinctNames(first: StoryCharacter, second: StoryCharacter): [string, string] {
  const a = plainName(first.name, 'Robin');
  const b = plainName(second.name, a === 'Ash' ? 'Robin' : 'Ash');
  if (a.toLowerCase() !== b.toLowerCase()) return [a, b];
  const years = (first.age ?? 0) - (second.age ?? 0);
  if (Math.abs(years) < 3) return [a, `${b} Two`];
  return years > 0 ? [`Big ${a}`, `Little ${b}`] : [`Little ${a}`, `Big ${b}`];
}

/** The leads as `a` and `b` of a beat; `flip` makes the second one A. */
export function leadValues(leads: Leads, flip: boolean): FormValues {
  const [a, b] = flip ? [leads[1], leads[0]] : leads;
  return {
    a: a.name, a_they: a.they, a_them: a.them, a_their: a.their, a_kind: a.kind,
    b: b.name, b_they: b.they, b_them: b.them, b_their: b.their, b_kind: b.kind,
  }; // prettier-ignore
}

export function strangerValues(stranger: Stranger): FormValues {
  const { they, them, their } = pronouns[stranger.gender];
  return { w: stranger.name, w_they: they, w_them: them, w_their: their, w_job: stranger.job };
}

/** Two strangers nobody has met in this season: one for the way, one for the last scene. */
export function castStrangers(names: GivenName[], jobs: string[], taken: string[], seed: string): [Stranger, Stranger] {
  const dice = seededDice(seed, 'strangers');
  const known = taken.join(' ').toLowerCase();
  const free = names.filter(({ name }) => !known.includes(name.toLowerCase()));
  const [first, second] = dice.shuffle(free.length >= 2 ? free : names);
  const [work, otherWork] = dice.shuffle(jobs);
  if (!first || !second || !work || !otherWork) throw new Error('A world needs at least two names and two jobs.');
  return [
    { ...first, job: work },
    { ...second, job: otherWork },
  ];
}
