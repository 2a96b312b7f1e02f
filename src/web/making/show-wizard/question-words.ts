import type { WorldKey } from '#shared/story/show-questions.ts';

type Words = {
  question: string;
  /** A line under each preset, in the presets' order. */
  hints: readonly string[];
  /** What one's own words might be. */
  example: string;
};

/** How the wizard asks its ten questions. */
export const questionWords: Record<WorldKey, Words> = {
  era: {
    question: 'In what era does your story happen?',
    hints: [
      'Phones, trains, ordinary Tuesdays',
      'Stone keeps and older promises',
      'Long after the last map was drawn',
      'Gaslight, engines, good manners',
      'Before anybody wrote it down',
    ],
    example: 'The summer of 1936, on the air every night',
  },
  geography: {
    question: 'What is the land like, and its weather?',
    hints: [
      'Warm rain and a boat for every errand',
      'Thin air, deep snow, one good stove',
      'Wind, dust and very long shadows',
      'Trees that listen when you whisper',
      'Everything that matters is below the waves',
    ],
    example: 'A salt flat that floods once a year',
  },
  features: {
    question: 'Which wonder of nature stands out?',
    hints: [
      'Ground that never learned to stay down',
      'Halls that hum when you speak',
      'Black rock, red light, warm feet',
      'Water that remembers where it has been',
      'Green places that no road leads to',
    ],
    example: 'A forest that moves one step a night',
  },
  inhabitants: {
    question: 'Who lives there?',
    hints: [
      'People who pack before they are asked',
      'Small wings, big opinions',
      'Made of tin, loyal to the bolt',
      'They have kept watch for a thousand years',
      'Everybody has paws, and nobody minds',
    ],
    example: 'Retired ghosts who run a tea shop',
  },
  power: {
    question: 'What can be done there that cannot be done here?',
    hints: [
      'Machines that are nearly people',
      'Fire, water, earth and air, when asked nicely',
      'Yesterday is only a door away',
      'No secret is safe from a friend',
      'A spoon, a key, a coat: each with a will',
    ],
    example: 'Songs that mend whatever is broken',
  },
  architecture: {
    question: 'What do they build?',
    hints: [
      'Thick walls and a drawbridge that sticks',
      'Front doors you climb to',
      'Light comes in and never quite leaves',
      'A thousand lamps under the hill',
      'Streets tied down with rope',
    ],
    example: 'Houses on the backs of slow beasts',
  },
  lore: {
    question: 'What happened there long ago?',
    hints: [
      'Somebody foretold all of this, badly',
      'They left in a hurry and took no maps',
      'The fighting stopped; the quarrel did not',
      'One morning the magic simply woke up',
      'The first to arrive never said how',
    ],
    example: 'The night the moon was stolen and returned',
  },
  mood: {
    question: 'How should it feel to listen?',
    hints: [
      'Run first, explain later',
      'A light under a door that should be dark',
      'Rain on the roof, nobody in a hurry',
      'Big music, bigger choices',
      'Nobody keeps a straight face for long',
    ],
    example: 'Cozy, with something scratching at the window',
  },
  landmark: {
    question: 'Which place does everybody know?',
    hints: [
      'Every book but the one you need',
      'Something is bubbling behind that wall',
      'Worn steps, cold stone, one candle',
      'The tide decides who gets in',
      'A hundred rooms, and one is locked',
    ],
    example: 'The last lighthouse with its lamp still lit',
  },
  purpose: {
    question: 'Why does the story need this world?',
    hints: [
      'You arrive clumsy and leave brave',
      'Whatever runs the world runs from here',
      'The answer has been in the attic all along',
      'Two sides, one field, no spectators',
      'The hardest door to open is your own',
    ],
    example: 'It is where lost things wait to be found',
  },
};
