import { expect, it } from 'vitest';
import { showQuestions } from '#shared/story/show-questions.ts';
import { genres } from '#shared/shows.ts';
import { drawingOf } from './compose.ts';
import { locationPicture, portraitPicture, posterInk, seasonPicture, showPictures } from './choose-picture.ts';
import { gels } from './inks.ts';
import { contrastRatio } from './kit/color.ts';
import { pictureSpec, type PictureSpec } from './picture.ts';
import { scenes } from './all-scenes.ts';

const named: [string, string][] = [
  ['The Lantern Keepers', 'lantern'],
  ['Night Train to Nowhere', 'train'],
  ['Pixel Quest', 'pixel'],
  ['The Clockwork Orchard', 'orchard'],
  ['Trouble on the Airwaves', 'radio'],
  ['Tidewater Academy', 'tide'],
  ['Orbit Nine', 'orbit'],
  ['Grandma Keeps a Dragon', 'dragon'],
  ['Two Moons over Amber', 'desert'],
  ['The Cloud Couriers', 'cloud'],
  ['The Last Library', 'library'],
  ['Snowed In at Halfway House', 'snow'],
  ['Robots Don’t Cry', 'robot'],
  ['Fox and the Borrowed Lantern', 'forest'],
];

it.each(named)('stages %s on %s', (name, scene) => {
  const { poster, landscape, square } = showPictures({ name, genre: 'Fantasy', tone: null, seed: 1 });
  expect([poster.scene, landscape.scene, square.scene]).toEqual([scene, scene, scene]);
  expect([poster.aspect, landscape.aspect, square.aspect]).toEqual(['poster', 'landscape', 'square']);
});

it('gives every show a picture that can be drawn, whatever its name, genre and tone', () => {
  for (const genre of [...genres, 'Opera', null])
    for (let seed = -2; seed < 2; seed++)
      for (const spec of Object.values(showPictures({ name: 'Untitled', genre, tone: 'Dark & Mysterious', seed }))) {
        if (typeof spec === 'string' || spec.aspect !== 'poster') continue;
        expect(pictureSpec.parse(spec)).toEqual(spec);
        expect(drawingOf(spec).plates.length).toBeGreaterThan(0);
      }
});

it('draws a world where the wizard was answered', () => {
  const world = Object.fromEntries(showQuestions.map(({ key, presets }) => [key, presets[0]]));
  const { poster } = showPictures({ name: 'The Lantern Keepers', genre: 'Fantasy', tone: null, world, seed: 1 });
  expect(poster).toMatchObject({ scene: 'world', world });
});

it('relights the show’s stage for each season, always with another gel', () => {
  const { poster } = showPictures({ name: 'Orbit Nine', genre: 'Space', tone: null, seed: 5 });
  const seasons = Array.from({ length: 40 }, (_, seed) => seasonPicture({ ...poster, gel: 'jade' }, seed));
  const told = seasons.filter((spec): spec is Extract<PictureSpec, { kind: 'scene' }> => spec.kind === 'scene');
  expect(told).toHaveLength(40);
  for (const spec of told) {
    expect(spec).toMatchObject({ scene: 'orbit', aspect: 'square' });
    expect(Object.keys(gels)).toContain(spec.gel);
    expect(spec.gel).not.toBe('jade');
  }
  expect(new Set(told.map(({ gel }) => gel)).size).toBeGreaterThan(8);
  expect(new Set(told.map(({ mirror }) => mirror === true)).size).toBe(2);
  expect(seasonPicture(poster, 3)).toEqual(seasonPicture(poster, 3));
});

it('goes where a place’s words lead', () => {
  const show = showPictures({ name: 'The Lantern Keepers', genre: 'Fantasy', tone: null, seed: 1 }).poster;
  const at = (name: string, description: string) => locationPicture(show, { name, description, seed: 9 });
  expect(at('The Drowned Chapel', 'Only reachable twice a month.')).toMatchObject({
    scene: 'tide',
    aspect: 'landscape',
  });
  expect(at('The Ice Road', 'It moves at night.')).toMatchObject({ scene: 'snow' });
  expect(at('Keeper’s Wood', 'Planted to hide something.')).toMatchObject({ aspect: 'landscape' });
  expect(at('The Chart Room', 'Every wreck since 1702.')).toMatchObject({ scene: 'library' });
  expect(at('Somewhere', 'Nobody says more.')).toMatchObject({ scene: 'lantern', gel: expect.any(String) });
});

it('keeps a character’s record and leaves open what it leaves open', () => {
  const record = { age: 9, gender: 'female', race: null, hairColor: 'red', personality: null } as const;
  expect(portraitPicture(record, 12)).toEqual({ kind: 'portrait', ...record, seed: 12 });
});

it('prints titles at 12:1 or better on every poster’s ink', () => {
  const cream = '#f9f1e2';
  const specs: PictureSpec[] = Object.keys(scenes).flatMap((scene) =>
    [undefined, ...Object.keys(gels)].map(
      (gel) => ({ kind: 'scene', aspect: 'poster', scene, seed: 1, ...(gel ? { gel } : {}) }) as const,
    ),
  );
  const [moods, lands] = ['mood', 'geography'].map(
    (key) => showQuestions.find((question) => question.key === key)?.presets ?? [],
  );
  for (const mood of moods ?? [])
    for (const geography of lands ?? [])
      specs.push({ kind: 'scene', aspect: 'poster', scene: 'world', world: { mood, geography }, seed: 1 });
  for (const spec of specs) {
    const ink = posterInk(spec);
    expect(ink).toMatch(/^#[0-9a-f]{6}$/);
    expect(contrastRatio(ink, cream), JSON.stringify(spec)).toBeGreaterThanOrEqual(12);
  }
});

it('shows two options of one world as two pictures: lit otherwise, left and right exchanged', () => {
  const world = Object.fromEntries(showQuestions.map(({ key }) => [key, 'anything']));
  const brief = { name: 'Untitled', genre: 'Fantasy', tone: null, world };
  for (let seed = 0; seed < 20; seed++) {
    const { poster } = showPictures({ ...brief, seed });
    const { poster: other } = showPictures({ ...brief, seed: seed + 1, other: true });
    expect([other.gel ?? null, other.mirror]).not.toEqual([poster.gel ?? null, poster.mirror]);
    expect(drawingOf(other).plates.length).toBeGreaterThan(0);
  }
});

it('takes no room with a microphone for a planet because it has a number', () => {
  const show = showPictures({ name: 'Trouble on the Airwaves', genre: 'Mystery', tone: null, seed: 1 });
  const studio = { name: 'Studio Nine', description: 'One microphone and one red lamp.', ambience: 'none', seed: 3 };
  expect(locationPicture(show.landscape, studio)).toMatchObject({ scene: 'radio' });
});
