import { describe, expect, it } from 'vitest';
import { getCatalog } from '#server/seeds/read-catalog.ts';
import { judgeText } from '#studio/moderation/judge/judge-text.ts';
import type { EpisodeBrief } from '#studio/providers/text/text-provider.ts';
import { openPacks } from '../open-packs.ts';
import { stageOfPlot } from '../stage/lead-apart.ts';
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

  it('feels what the idea says, about a lead, who stands apart; and whoever stays with them says so', () => {
    const idea = 'Mr. Pemberton is jealous of Gerald';
    const { kind, feeler, x, verb, helpers } = frameOf(briefOf('grandma', ['Posy', 'Gerald'], idea));
    expect([kind, feeler?.the, feeler?.talks, x.the]).toEqual(['feeling', 'Mr. Pemberton', true, 'Gerald']);
    expect(verb.did).toBe('stayed with Mr. Pemberton');
    expect(helpers).not.toContain('Mr. Pemberton');
  });

  it('is mourned as a lead who is dead, by the other lead, and takes no part', () => {
    const brief = briefOf('grandma', ['Posy', 'Gerald'], 'Posy is dead and Gerald is sad');
    const { kind, x, foe } = frameOf(brief);
    expect([kind, x.the]).toEqual(['feeling', 'Posy']);
    expect(stageOfPlot({ x, foe }, stageOf(brief)).leads.map(({ name }) => name)).not.toContain('Posy');
  });

  it('is one of two who have swapped, and looked after by others, even where both lead', () => {
    const brief = briefOf('orbit', ['Jun', 'Pia'], 'Jun and Pia swap bodies');
    const frame = frameOf(brief);
    expect([frame.x.the, frame.other?.the, frame.other?.swap, frame.foe.the]).toEqual(['Jun', 'Pia', 'bodies', 'Pia']);
    const stage = stageOfPlot(frame, stageOf(brief));
    expect(stage.apart.map(({ part }) => part)).toEqual(['lead_a', 'lead_b']);
    const acting = [...stage.leads.map(({ name }) => name), ...frame.helpers];
    expect(new Set(acting).size).toBe(4);
    expect(acting).not.toContain('Jun');
    expect(acting).not.toContain('Pia');
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

it.each([
  ['Pirates.', 'the pirates', 'stop them'],
  ['the machine must be stopped', 'the machine', 'stop it'],
])('has what is to be stopped on the other side: %s', (idea, against, verb) => {
  const frame = frameOf(briefOf('spring', ['Liesl', 'Matthis'], idea));
  expect([frame.kind, frame.foe.the, frame.verb.to]).toEqual(['defend', against, verb]);
  expect(frame.x.the).toBe('the valley bell');
  // What the show holds dear is a bell, and sounds like one.
  expect(frame.x.kit).toMatchObject({ home: 'the beam', part: 'the clapper', sound: 'one clear note' });
});

it('keeps safe what is to be stopped from being cut down', () => {
  const { x } = frameOf(briefOf('spring', ['Liesl', 'Matthis'], 'stop the old tree being cut down'));
  expect(x.the).toBe('the old tree');
});

it('misses a thing that is gone for what it is for, by the time that the idea says', () => {
  const idea = 'Mira and Tobias must get the alphabet back before the regatta.';
  const { x, stake, till } = frameOf(briefOf('the-lantern', ['Mira', 'Tobias'], idea));
  expect(x).toMatchObject({ the: 'the alphabet', type: 'idea' });
  expect(stake).toMatchObject({ text: 'nobody can get to the end of a sentence', from: 'kit' });
  expect(till).toMatchObject({ text: 'the regatta' });
});

it('learns to manage a thing that is named, where the idea does not say what is done with it', () => {
  const lessonIn = (idea: string) => frameOf(briefOf('orbit', ['Jun', 'Pia'], idea)).lesson;
  expect(lessonIn('Would like one where a robot is taught what a joke is.')).toMatchObject({
    text: 'manage the joke',
    ing: 'managing the joke',
  });
  expect(lessonIn('How do you teach a bear to dance?')?.text).toBe('dance');
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

it('has the two hide the letter with the job in it, since nobody hides a job', () => {
  const idea =
    "they've been business partners forever, selling ice cream from one van, and now he's been offered a job in Lisbon, and he hasn't told her";
  const { x, rift, foe } = frameOf(briefOf('the-late-ferry', ['Kwame', 'Birdie'], idea));
  expect(x).toMatchObject({ the: 'the letter with the job in it', head: 'letter', type: 'thing' });
  expect(rift?.is).toBe('hid');
  expect(foe.the).not.toContain('partner');
});

it.each([
  ["What if the sun just didn't come up, for eleven days?", 'the dark'],
  ['The sun has gone out', 'the night with no sun'],
  ['How long can two people last in the desert on one bottle of water?', 'the desert'],
])('has them get through what has come, and not through what is gone: %s', (idea, the) => {
  expect(frameOf(briefOf('orbit', ['Jun', 'Pia'], idea))).toMatchObject({ kind: 'survive', x: { the } });
});

it.each([
  ['Rescue the horse from the well', 'in the well'],
  ['A ghost haunts the ferry but only on Tuesdays', 'on the ferry'],
  ['My teddy is lost on the moon', 'on the moon'],
])('says where somebody is as one says it: %s', (idea, where) => {
  expect(frameOf(briefOf('grandma', ['Posy', 'Gerald'], idea)).den.in).toBe(where);
});

it.each([
  ['A shy cloud wants to learn to whistle', 'the shy cloud', 'creature', 'teach it'],
  ['They must learn to play the violin', 'the violin', 'thing', 'learn it'],
  ['Nobody in the village can remember how to laugh', 'the villagers', 'group', 'teach it'],
])('teaches whoever is to learn, also a cloud, and not what the lesson is about: %s', (idea, the, type, to) => {
  const frame = frameOf(briefOf('grandma', ['Posy', 'Gerald'], idea));
  expect(frame).toMatchObject({ kind: 'teach', x: { the, type }, verb: { to } });
});
