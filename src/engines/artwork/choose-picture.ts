import type { CharacterJson } from '#shared/story/characters.ts';
import type { World } from '#shared/story/show-questions.ts';
import { gels, type GelName } from './inks.ts';
import { pick, seededRandom } from '#shared/seeded-random.ts';
import { posterInk } from './light-scene.ts';
import type { PictureSpec } from './picture.ts';
import type { SceneName } from './all-scenes.ts';
import { nameScene } from './name-scene.ts';

export { posterInk };

type SceneSpec = Extract<PictureSpec, { kind: 'scene' }>;
type Scenes = readonly [SceneName, ...SceneName[]];

const byGenre: Record<string, Scenes> = {
  Adventure: ['pixel', 'desert', 'cloud', 'lantern', 'train'],
  Comedy: ['dragon', 'robot', 'orchard', 'cloud'],
  Educational: ['tide', 'orbit', 'library', 'orchard'],
  Fantasy: ['lantern', 'orchard', 'dragon', 'forest', 'cloud'],
  Mystery: ['train', 'radio', 'library', 'snow'],
  Space: ['orbit', 'robot', 'orbit', 'pixel'],
};
const anywhere: Scenes = ['lantern', 'forest', 'cloud', 'train', 'tide', 'snow', 'library'];

const allGels = Object.keys(gels) as [GelName, ...GelName[]];

/** Gels that suit a tone of voice, by a word of it. */
const byTone: readonly [stem: string, gels: readonly [GelName, ...GelName[]]][] = [
  ['myster|dark|spook|eerie', ['midnight', 'fog', 'moonlit']],
  ['epic|drama|tense|grim', ['redSky', 'ember', 'dusk']],
  ['peace|gentle|calm|warm|cozy', ['dawn', 'rose', 'moss']],
  ['fun|play|silly|whims|humor', ['sunset', 'autumn', 'jade']],
  ['adventur|excit|bold', ['dusk', 'autumn', 'jade']],
];

export type ShowBrief = {
  name: string;
  genre: string | null;
  tone: string | null;
  world?: World | Record<string, string>;
  seed: number;
  /** The other one of two shows of the same world: lit otherwise, left and right exchanged. */
  other?: boolean;
};
export type ShowPictures = { poster: SceneSpec; landscape: SceneSpec; square: SceneSpec; ink: string };

/**
 * The three pictures of a show and the ink of its poster. A world of the wizard is drawn answer by answer; otherwise the
 * name calls for a scene, or the genre does.
 */
export function showPictures({ name, genre, tone, world, seed, other = false }: ShowBrief): ShowPictures {
  const random = seededRandom(seed);
  const named = nameScene(name);
  const scene = named ?? pick(random, byGenre[genre ?? ''] ?? anywhere);
  // A named scene keeps its own inks; one drawn by lot is relit by the tone now and then.
  const gel = named || random() < 0.5 ? undefined : gelForTone(tone ?? '', random);
  const otherwise = other ? { gel: pick(random, allGels), mirror: true } : {};
  const common = {
    kind: 'scene',
    seed: seed | 0,
    ...(world ? { scene: 'world', world } : { scene, ...(gel ? { gel } : {}) }),
    ...otherwise,
  } as const;
  const poster: SceneSpec = { ...common, aspect: 'poster' };
  return {
    poster,
    landscape: { ...common, aspect: 'landscape' },
    square: { ...common, aspect: 'square' },
    ink: posterInk(poster),
  };
}

function gelForTone(tone: string, random: () => number): GelName | undefined {
  const words = tone.toLowerCase();
  const found = byTone.find(([stems]) => new RegExp(stems).test(words));
  return found && pick(random, found[1]);
}

/** A season is the same stage relit: the show's scene under another gel, from another seed, sometimes mirrored. */
export function seasonPicture(showSpec: PictureSpec, seasonSeed: number): PictureSpec {
  if (showSpec.kind !== 'scene') return { ...showSpec, seed: seasonSeed | 0 };
  const random = seededRandom(seasonSeed);
  const others = allGels.filter((gel) => gel !== showSpec.gel) as [GelName, ...GelName[]];
  const { mirror: _, ...stage } = showSpec;
  return {
    ...stage,
    aspect: 'square',
    gel: pick(random, others),
    seed: seasonSeed | 0,
    ...(random() < 0.4 ? { mirror: true } : {}),
  };
}

export type LocationBrief = { name: string; description: string; ambience?: string; seed: number };

/** What the place's own words call for; a place that names nothing drawable is another corner of the show's stage. */
export function locationPicture(showSpec: PictureSpec, place: LocationBrief): PictureSpec {
  const random = seededRandom(place.seed);
  const show = showSpec.kind === 'scene' ? showSpec : undefined;
  const scene = nameScene(place.name) ?? nameScene(`${place.description} ${place.ambience ?? ''}`);
  const common = { kind: 'scene', aspect: 'landscape', seed: place.seed | 0 } as const;
  if (scene && scene !== show?.scene) return { ...common, scene };
  const { world } = show ?? {};
  return {
    ...common,
    scene: show?.scene ?? pick(random, anywhere),
    ...(world ? { world } : {}),
    gel: pick(random, allGels.filter((gel) => gel !== show?.gel) as [GelName, ...GelName[]]),
    ...(random() < 0.5 ? { mirror: true } : {}),
  };
}

/** A face for a character; whatever the record leaves open is drawn from the seed. */
export function portraitPicture(character: CharacterJson, seed: number): PictureSpec {
  const { gender, race, hairColor, age, personality } = character;
  return { kind: 'portrait', gender, race, hairColor, age, personality, seed: seed | 0 };
}
