import { showQuestions } from '#shared/story/show-questions.ts';
import type { GelName } from './inks.ts';
import { isGelName } from './light-scene.ts';
import type { PictureSpec } from './picture.ts';
import { isSceneName, type SceneName } from './all-scenes.ts';
import { lookOf } from './portrait/look.ts';
import type { Years } from './portrait/years.ts';

const manner =
  'Screen print by lamplight: five to eight flat inks, layered silhouettes, one visible light source, stippled shading made of fine dots, a little paper grain. No smooth airbrush, no photograph, no outlines. Absolutely no lettering, no numbers, no signature, no frame. Suitable for children.';

const sceneWords: Record<SceneName, string> = {
  cloud: 'floating islands with small white towers and red roofs above a sea of clouds, hot-air balloons drifting by',
  desert: 'a caravan of two camels and a traveller with a lantern crossing dunes under two moons',
  dragon: 'a friendly red dragon asleep around a crooked little house at night, a grandmother with a lantern beside it',
  forest: 'a child in a red cape with a lantern and a fox on a glowing path between tall dark trunks',
  lantern:
    'a red and white lighthouse on a cliff, its beam over a calm sea, a small sailing boat and a keeper with a lamp',
  library: 'a reader at a desk under a green lamp between tall shelves of books, an arched window with the moon behind',
  orbit: 'a great ringed planet over a cratered moon, a rocket passing and an astronaut with a flag',
  orchard: 'a tree that bears cogwheels as fruit, a ladder against it, the sun a great gear behind',
  pixel: 'a small hero at the foot of stepped blocks before a round blazing portal, everything built of square blocks',
  radio:
    'a radio mast sending rings of light over a rainy city of lit windows, a detective with a red umbrella on a roof',
  robot: 'a gentle teal robot holding one white flower before a huge low sun',
  snow: 'a log cabin with lit windows under snowy peaks, pines, falling snow and somebody coming with a lantern',
  tide: 'a great whale over a domed city on the sea floor, rays of light from above, a tiny submarine',
  train: 'a night train with lit windows on a high viaduct before an enormous moon, smoke trailing',
};

const gelWords: Record<GelName, string> = {
  dusk: 'oxblood and amber dusk',
  fog: 'grey-green fog with a pale lamp',
  ice: 'icy blue with a warm lamp',
  redSky: 'deep red sky',
  moss: 'moss green and gold',
  midnight: 'midnight blue with warm windows',
  dawn: 'plum and apricot dawn',
  jade: 'jade and ink',
  sunset: 'rose and honey sunset',
  ember: 'ember brown and orange',
  rose: 'dusty rose and plum',
  autumn: 'autumn rust and gold',
  moonlit: 'moonlit slate blue and cream',
};

const aspectWords = {
  poster:
    'Upright 2:3 poster; the subject in the upper 60 percent, the bottom quarter nearly black for a title set later.',
  landscape: 'Wide 16:9 picture; the subject right of the middle, the left 40 percent calm and dark.',
  square: 'Square picture, the whole scene.',
} as const;

const ages: Record<Years, string> = {
  toddler: 'a toddler',
  child: 'a child',
  teen: 'a teenager',
  adult: 'an adult',
  old: 'an elderly person',
};

/**
 * The words that ask a picture service for what `spec` would draw, in our art direction. Built from closed lists, but
 * for a world's answers in people's own words: those are cut to letters and shortened.
 */
export function paintPrompt(spec: PictureSpec): string {
  return [spec.kind === 'portrait' ? portraitWords(spec) : stageWords(spec), manner].join(' ');
}

function stageWords(spec: Extract<PictureSpec, { kind: 'scene' }>): string {
  const gel = spec.gel && isGelName(spec.gel) ? ` Light: ${gelWords[spec.gel]}.` : '';
  const subject = isSceneName(spec.scene) ? sceneWords[spec.scene] : worldWords(spec.world ?? {});
  return `${subject[0]?.toUpperCase()}${subject.slice(1)}. ${aspectWords[spec.aspect]}${gel}`;
}

function worldWords(world: Record<string, string>): string {
  const told = showQuestions.flatMap(({ key, title }) => {
    const answer = plainWords(world[key] ?? '');
    return answer ? [`${title}: ${answer}`] : [];
  });
  return `a landscape of an invented world, two small figures seen from afar; ${told.join('; ') || 'any place you like'}`;
}

function plainWords(answer: string): string {
  return answer
    .replaceAll(/[^\p{L}\p{N}' &-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
}

function portraitWords(spec: Extract<PictureSpec, { kind: 'portrait' }>): string {
  const look = lookOf(spec);
  const who = [
    ages[look.years],
    spec.age === null ? '' : `about ${spec.age} years old`,
    look.woman ? 'female' : 'male',
    spec.race ?? '',
    spec.hairColor ? `${spec.hairColor} hair` : '',
    spec.personality ? `looking ${personalityWords[spec.personality]}` : '',
  ].filter(Boolean);
  return `Head and shoulders of ${who.join(', ')}. Upright 3:4, plain coloured ground, lamplight from the upper left, friendly simple features.`;
}

const personalityWords = {
  Explorer: 'curious and adventurous',
  Planner: 'calm and organized',
  Wildcard: 'mischievous and spontaneous',
  Helper: 'kind and caring',
} as const;
