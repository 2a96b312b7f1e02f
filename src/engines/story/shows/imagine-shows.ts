import { hairColors, personalities, races } from '#shared/story/characters.ts';
import type { World } from '#shared/story/show-questions.ts';
import { audienceRatings, genres } from '#shared/shows.ts';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import type { Ambience, Mood } from '#studio/providers/music/music-provider.ts';
import type { ImaginedShow } from '#studio/providers/text/text-provider.ts';
import type { FormLibrary } from '../forms/load-forms.ts';
import type { Form } from '../forms/parse-forms.ts';
import type { FormValues } from '../forms/load-forms.ts';
import { hash32, seededDice } from '../words/seeded.ts';
import type { WorldWords } from '../world/world-words.ts';
import { worldWords } from '../world/world-words.ts';
import { describeCharacter } from './describe-character.ts';
import { namePlace } from './name-place.ts';

/** Two different shows from the ten answers: another genre, another cast, other places, another name for the world. */
export function imagineShows(library: FormLibrary, world: Partial<World>, seed: string): [ImaginedShow, ImaginedShow] {
  const clean = withoutRefused(world);
  const words = worldWords(library.lexicon, clean, '', seed);
  const dice = seededDice(seed, 'shows');
  const wanted = words.lists['tones'] ?? [];
  const ranked = dice
    .shuffle(library.forms('show').filter((form) => suitsEra(form, words)))
    .toSorted((x, y) => suits(y, wanted) - suits(x, wanted));
  const first = ranked[0];
  const second = ranked.find((form) => form !== first && form.tags['genre'] !== first?.tags['genre']) ?? ranked[1];
  if (!first || !second) throw new Error('The common pack needs at least two show forms.');
  const one = imagineShow(library, words, first, `${seed}|1`, []);
  // What the answers say about culture and history goes to the first, what they say about the stakes to the second.
  return [one, imagineShow(library, words, second, `${seed}|2`, [one])];
}

/** Answers that the moderator refuses are left to the seed. */
function withoutRefused(world: Partial<World>): Partial<World> {
  return Object.fromEntries(
    Object.entries(world).filter(([, answer]) => judgeText(answer, { rating: 'all_ages', kind: 'show' }).approved),
  );
}

function suitsEra(form: Form, words: WorldWords): boolean {
  const eras = form.tags['eras'];
  return eras === undefined || eras.includes(words.presets.era);
}

function suits(form: Form, wanted: string[]): number {
  return wanted.filter((tone) => form.tags['tones']?.split(' ').includes(tone)).length + (form.tags['eras'] ? 0.5 : 0);
}

function imagineShow(
  library: FormLibrary,
  words: WorldWords,
  form: Form,
  seed: string,
  others: ImaginedShow[],
): ImaginedShow {
  const dice = seededDice(seed, form.id);
  const n1 = namePlace(words, dice, others.map(({ name }) => name).join(' '));
  const values: FormValues = {
    ...words.fixed, ...words.flavour(seed), n1, n2: dice.pick(words.names).name,
    era: String(words.fixed['era'] ?? ''),
  }; // prettier-ignore
  const fields = library.render(form, values, hash32(seed, form.id));
  const says = words.lists;
  const add = (text: string | undefined, more: string | undefined) =>
    [text, more && `${more.replace(/\.$/, '')}.`].filter(Boolean).join(' ');
  return {
    name: (fields['name'] ?? n1).slice(0, 80),
    description: fields['desc'] ?? '',
    show_overview: add(
      fields['overview'],
      others.length > 0
        ? undefined
        : says['culture']?.[0]?.replace(/^They/, `The ${String(values['folks'])}`).replace(/^The the /i, 'The '),
    ),
    core_conflict: add(fields['conflict'], others.length > 0 ? says['stakes']?.[0] : undefined),
    history_lore: add(fields['lore'], others.length > 0 ? undefined : says['lore']?.[0]),
    genre: genres.find((genre) => genre === form.tags['genre']) ?? 'Adventure',
    tone: form.tags['tone'] ?? 'Adventurous',
    audienceRating: audienceRatings.find((rating) => rating === form.tags['rating']) ?? 'all_ages',
    characters: castOf(library, words, seed, others),
    locations: placesOf(library, words, values, seed),
  };
}

function castOf(
  library: FormLibrary,
  words: WorldWords,
  seed: string,
  others: ImaginedShow[],
): ImaginedShow['characters'] {
  const dice = seededDice(seed, 'cast');
  const taken = others.flatMap(({ characters }) => characters.map(({ name }) => name));
  const names = dice.shuffle(words.names.filter(({ name }) => !taken.includes(name)));
  const kinds = dice.shuffle(personalities);
  const looks = dice.shuffle(races);
  return names.slice(0, 3).map(({ name, gender }, index) => {
    const draft = {
      name, gender,
      race: looks[index] ?? 'Asian',
      hairColor: dice.pick(looks[index] === 'Caucasian' ? hairColors : darkHair),
      age: dice.pick([[11, 12, 13], [14, 16, 19], [27, 41, 66]][index] ?? [12]),
      personality: kinds[index] ?? 'Explorer',
    }; // prettier-ignore
    return { ...draft, description: describeCharacter(library, draft, `${seed}|${name}`) };
  });
}

/** What is likely where hair is mostly dark. */
const darkHair = hairColors.slice(0, 3);

const spotMoods: Record<string, Mood> = {
  town: 'adventure',
  mark: 'wonder',
  feature: 'eerie',
  market: 'playful',
  works: 'tense',
  edge: 'wonder',
  house: 'tender',
};
const spotAmbiences: Record<string, Ambience> = { market: 'market', works: 'machine', edge: 'train', house: 'fire' };

function placesOf(
  library: FormLibrary,
  words: WorldWords,
  values: FormValues,
  seed: string,
): ImaginedShow['locations'] {
  const dice = seededDice(seed, 'places');
  const forms = library.forms('location');
  const of = (spot: string) => forms.filter((form) => form.tags['spot'] === spot);
  const always = [...of('town'), ...of(dice.pick(['mark', 'feature']))];
  const third = dice.shuffle(forms.filter((form) => !['town', 'mark', 'feature'].includes(form.tags['spot'] ?? '')))[0];
  return [...always, ...(third ? [third] : [])].map((form) => {
    const fields = library.render(form, values, hash32(seed, form.id));
    const spot = form.tags['spot'] ?? '';
    const music = words.lists['music']?.[0];
    return {
      name: (fields['name'] ?? String(values['n1'])).replace(/^the /, 'The ').slice(0, 80),
      description: fields['desc'] ?? '',
      mood: spot === 'town' && music ? music : (spotMoods[spot] ?? 'calm'),
      ambience: spotAmbiences[spot] ?? ambienceOf(library, words, spot),
    };
  });
}

function ambienceOf(library: FormLibrary, words: WorldWords, spot: string): string {
  const key = spot === 'feature' ? 'features' : spot === 'mark' ? 'architecture' : 'geography';
  return library.lexicon[key][words.presets[key]]?.['ambience']?.[0] ?? 'none';
}
