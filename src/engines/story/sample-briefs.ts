import type { Gender, Personality } from '#shared/story/characters.ts';
import { personalities } from '#shared/story/characters.ts';
import { showQuestions, type World } from '#shared/story/show-questions.ts';
import { audienceRatings, genres } from '#shared/shows.ts';
import type { EpisodeBrief, StoryCharacter, StoryShow } from '#studio/providers/text/text-provider.ts';
import { seededDice } from './words/seeded.ts';

// Briefs for tests, the pack lint and the warm-up: one fixed and any number of random ones.

export function sampleCharacter(
  name: string,
  gender: Gender | null = 'female',
  personality: Personality | null = 'Explorer',
  age = 14,
): StoryCharacter {
  return { id: `${name}-${age}`, name, description: null, age, gender, race: null, hairColor: null, personality };
}

export function sampleShow(changes: Partial<StoryShow> = {}): StoryShow {
  return {
    name: 'Hollow Lights',
    genre: 'Fantasy',
    tone: 'Mysterious',
    audienceRating: 'all_ages',
    description: null,
    overview: null,
    conflict: null,
    lore: null,
    world: { era: 'Medieval Fantasy', geography: 'Snowy Mountains' },
    ...changes,
  };
}

export function sampleBrief(changes: Partial<EpisodeBrief> = {}): EpisodeBrief {
  return {
    seed: 'season-1',
    episodeNumber: 1,
    show: sampleShow(),
    characters: [sampleCharacter('Mara', 'female', 'Wildcard'), sampleCharacter('Finn', 'male', 'Planner')],
    location: { name: 'Hollowmere', description: 'A village of roofs tied down with chain.' },
    plotIdea: 'A thief has stolen the moon and they must get it back before dawn.',
    previous: null,
    ...changes,
  };
}

export const samplePlots = [
  'A thief has stolen the moon and they must get it back before dawn.', 'dragons', 'cheese', 'Escape from the haunted school',
  'They find a map hidden in an old painting. It leads to a city under the sea. But someone else wants it too.',
  'i want a story where they have to save the princess from an evil robot king', 'What if all the colors in the world disappeared?',
  'They enter a baking contest but the secret ingredient comes alive!!', 'the lighthouse keeper is missing', 'Build a rocket',
  'A friendly old clockmaker is building an army of tin soldiers to take over the town', 'make it funny pls, a llama who thinks he is a detective loses his hat',
  'They need to deliver an urgent letter to the Ice Queen, but the river has frozen.', 'A DRAGON STEALS THE CROWN AND EVERYONE PANICS!!!',
  'Two strangers wake up on a ship with no crew and no memory.', 'Someone is stealing all the left shoes in town', 'They compete in a race around the island',
  'An old robot wants to learn how to sing', 'A strange new star appears in the sky and everyone who looks at it forgets their own name.',
  'The school play goes wrong when the costumes start talking', 'Help a shy yeti make friends', 'They must sneak into the palace and swap the two portraits',
]; // prettier-ignore

const names = [
  'Mara',
  'Finn',
  'Zoë',
  "O'Brien",
  'Jean-Luc',
  '李雷',
  'Amir',
  'Ngozi',
  'Sunniva',
  'Bo',
  'James',
  'Dr. Plum',
];
const places = ['Hollowmere', 'The Clock Tower', 'Deep Nine', 'Old Quay', 'Gullhaven', "Miller's End"];

/** A season nobody planned: any people, any world, any rating, the same for the same number. */
export function randomBrief(number: number): EpisodeBrief {
  const dice = seededDice('random-brief', number);
  const [first = 'Mara', second = 'Finn'] = dice.shuffle(names);
  const world: Partial<World> = Object.fromEntries(
    showQuestions.filter(() => dice.next() < 0.7).map(({ key, presets }) => [key, dice.pick(presets)]),
  );
  const gender = (): Gender | null => dice.pick(['male', 'female', 'female', 'male', null]);
  return sampleBrief({
    seed: `random-${number}`,
    show: sampleShow({
      name: `Show ${number}`,
      genre: dice.pick(genres),
      tone: dice.pick([null, 'Playful', 'Dramatic', 'Gentle', 'Mysterious', 'Wondering']),
      audienceRating: dice.pick(audienceRatings),
      world,
    }),
    characters: [
      sampleCharacter(first, gender(), dice.pick(personalities)),
      sampleCharacter(second, gender(), dice.pick(personalities)),
    ],
    location: {
      name: dice.pick(places),
      description: dice.pick([
        null,
        'A harbour where the boats come in backwards.',
        'It is always four in the afternoon there.',
        'The streets were made of old doors.',
      ]),
    },
    plotIdea: dice.pick(samplePlots),
  });
}
