import { describe, expect, it } from 'vitest';
import { getCatalog } from '#server/seeds/read-catalog.ts';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import type { EpisodeBrief } from '#studio/providers/text/text-provider.ts';
import { openPacks } from '../open-packs.ts';
import { makeStage } from '../stage/make-stage.ts';
import { frameOfIdea } from './frame-of-idea.ts';

const packs = openPacks();

/** A brief of a show of the catalogue, by the beginning of its id, with two of its people in the lead. */
function briefOf(showId: string, leads: [string, string], plotIdea: string, picks = {}): EpisodeBrief {
  const show = getCatalog().shows.find(({ id }) => id.startsWith(showId))!;
  const { name, description } = show.locations[0]!;
  const characters = leads.map((lead) => {
    const { line, hair, ...person } = show.characters.find((one) => one.name === lead)!;
    return { ...person, description: line, hairColor: hair };
  });
  return {
    seed: plotIdea,
    episodeNumber: 1,
    show: { ...show, audienceRating: show.rating, people: show.characters } as unknown as EpisodeBrief['show'],
    characters: characters as EpisodeBrief['characters'],
    location: { name, description },
    plotIdea,
    picks,
    previous: null,
  };
}
const stageOf = (brief: EpisodeBrief) => makeStage(brief, packs.tables, packs.lexicon, brief.seed);
const frameOf = (brief: EpisodeBrief) => frameOfIdea(packs, judgeText, brief, stageOf(brief));

describe('somebody whom the show knows, in an idea', () => {
  it('keeps their own pronouns when the idea is about them', () => {
    const { x, verb } = frameOf(
      briefOf('orbit', ['Jun', 'Pia'], 'Unit Four has fallen into the ring. Jun and Pia have to bring Unit Four home.'),
    );
    expect(x).toMatchObject({ the: 'Unit Four', they: 'he', type: 'person' });
    expect(verb).toMatchObject({ to: 'bring him home', did: 'brought him home' });
  });

  it('is on the other side under the whole name, and does not help', () => {
    const idea = 'Coral Finch wants to make friends with the anglerfish.';
    const { x, foe, verb, helpers } = frameOf(
      briefOf('tidewater', ['Coral Finch', 'Tavi'], idea, { foe: 'Professor Brine' }),
    );
    expect(foe).toMatchObject({ the: 'Professor Brine', they: 'he', one: { the: 'Professor Brine', they: 'he' } });
    expect(helpers).not.toContain('Professor Brine');
    expect(x).toMatchObject({ the: 'the anglerfish', they: 'she' });
    expect(verb.to).toBe('make friends with her');
  });

  it("is spoken for by the one whom the show names, when it is the show's own opponent", () => {
    const { foe } = frameOf(briefOf('the-lantern', ['Inés', 'Felix'], 'The far keepers have stolen the great horn.'));
    expect(foe.one).toEqual({ the: 'the far keeper in the red scarf', they: 'she' });
  });
});

it('misses a thing that is gone for what it is for, by the time that the idea says', () => {
  const idea = 'Mira and Tobias must get the alphabet back before the regatta.';
  const { x, stake, till } = frameOf(briefOf('the-lantern', ['Mira', 'Tobias'], idea));
  expect(x).toMatchObject({ the: 'the alphabet', type: 'idea' });
  expect(stake).toMatchObject({ text: 'nobody can get to the end of a sentence', from: 'kit' });
  expect(till).toMatchObject({ text: 'the regatta' });
});

it('brings back a day, which is nobody', () => {
  const { kind, x } = frameOf(briefOf('orbit', ['Jun', 'Pia'], 'Thursday is missing'));
  expect({ kind, type: x.type, they: x.they }).toEqual({ kind: 'recover', type: 'idea', they: 'it' });
});

it('begins seasons of a show with different weather', () => {
  const first = (idea: string) => stageOf(briefOf('the-lantern', ['Mira', 'Tobias'], idea)).show.airs[0];
  const airs = new Set(['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map(first));
  expect(airs.size).toBeGreaterThan(3);
});

describe('what an idea says is heard', () => {
  it.each([
    ['The greenhouse tomatoes have started singing at night and nobody can sleep.', 'a line of a song'],
    ['The alarm clock will not stop sneezing. They must cure the alarm clock.', 'a small sneeze'],
  ])('is what the season hears: %s', (idea, sound) => {
    expect(frameOf(briefOf('orbit', ['Jun', 'Pia'], idea)).x.kit?.sound).toBe(sound);
  });
});

it('puts right a thing that does what no such thing does', () => {
  const idea = 'The greenhouse tomatoes have started singing at night and nobody can sleep.';
  expect(frameOf(briefOf('orbit', ['Jun', 'Pia'], idea))).toMatchObject({
    kind: 'magic',
    x: { the: 'the greenhouse tomatoes' },
    became: { a: 'singing tomatoes' },
  });
});
