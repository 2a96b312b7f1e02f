import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { closeArtwork, drawPicture } from './draw-picture.ts';
import type { PictureSpec } from './picture.ts';

afterAll(closeArtwork);

const quick = { kind: 'scene', aspect: 'poster', scene: 'pixel', seed: 1 } as const;
const subject = {
  kind: 'portrait',
  gender: 'male',
  race: 'Black',
  hairColor: 'black',
  age: 40,
  personality: 'Helper',
  seed: 2,
} as const;

const sizes: [PictureSpec, number, number][] = [
  [quick, 960, 1440],
  [{ ...quick, aspect: 'square', scene: 'lantern', gel: 'fog' }, 960, 960],
  [{ ...quick, aspect: 'landscape', scene: 'world', world: { mood: 'Fun & Playful' } }, 1600, 900],
  [subject, 750, 1000],
];

it.each(sizes)('draws a WebP master of the right size (%#)', async (spec, width, height) => {
  const master = await drawPicture(spec);
  const { format, width: w, height: h } = await sharp(master).metadata();
  expect([format, w, h]).toEqual(['webp', width, height]);
  const { channels, entropy } = await sharp(master).stats();
  expect(entropy).toBeGreaterThan(4);
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(15);
});

it('draws the same pixels for the same spec, others for another seed', async () => {
  const [one, again, other] = await Promise.all([
    drawPicture(subject),
    drawPicture(subject),
    drawPicture({ ...subject, seed: 3 }),
  ]);
  expect(one.equals(again)).toBe(true);
  expect(one.equals(other)).toBe(false);
});

it('mirrors a season', async () => {
  const square = { ...quick, aspect: 'square' } as const;
  const [plain, mirrored] = await Promise.all([drawPicture(square), drawPicture({ ...square, mirror: true })]);
  const pixels = (picture: Sharp): Promise<Buffer> => picture.resize(48, 48).raw().toBuffer();
  const [flopped, turned, straight] = await Promise.all([
    pixels(sharp(plain).flop()),
    pixels(sharp(mirrored)),
    pixels(sharp(plain)),
  ]);
  const difference = (a: Buffer, b: Buffer): number =>
    a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
  expect(difference(flopped, turned)).toBeLessThan(3);
  expect(difference(straight, turned)).toBeGreaterThan(10);
});

it('refuses what is no spec, and a scene that is not there, and goes on drawing', async () => {
  await expect(drawPicture({ kind: 'statue' } as unknown as PictureSpec)).rejects.toThrow();
  await expect(drawPicture({ ...quick, scene: 'nowhere' })).rejects.toThrow("no scene called 'nowhere'");
  expect((await drawPicture(subject)).length).toBeGreaterThan(20_000);
});

it('refuses waiting pictures when it closes, and opens again', async () => {
  const waiting = drawPicture(quick);
  const refused = expect(waiting).rejects.toThrow('closed');
  await closeArtwork();
  await refused;
  expect((await drawPicture(subject)).length).toBeGreaterThan(20_000);
});
