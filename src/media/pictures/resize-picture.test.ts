import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { adoptPicture, resizePicture, UnusablePictureError } from './resize-picture.ts';

let master: Buffer;
const painted = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#205060', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });
beforeAll(async () => {
  master = await painted(320, 480).webp().toBuffer();
});

it.each(['webp', 'avif', 'png', 'jpeg'] as const)(
  'makes smaller variants as %s and never larger ones',
  async (format) => {
    const [small, large] = await Promise.all([resizePicture(master, 96, format), resizePicture(master, 640, format)]);
    const [one, other] = await Promise.all([sharp(small).metadata(), sharp(large).metadata()]);
    expect([one.width, one.height]).toEqual([96, 144]);
    expect([other.width, other.height]).toEqual([320, 480]);
    expect(one.format).toBe(format === 'avif' ? 'heif' : format);
  },
);

it('adopts a remote picture in the asked shape, as WebP without its metadata', async () => {
  const remote = await painted(512, 512)
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .png()
    .toBuffer();
  const adopted = await adoptPicture(remote, { width: 960, height: 1440 });
  const { format, width, height, exif } = await sharp(adopted).metadata();
  expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 341, height: 512, exif: undefined });
});

/** The same PNG, whose header says that it is `side` pixels wide and high. */
function claiming(png: Buffer, side: number): Buffer {
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900"/></svg>';
const refused: [string, () => Promise<Buffer> | Buffer][] = [
  ['nothing', () => Buffer.alloc(0)],
  ['a page', () => Buffer.from('<!doctype html><title>Sorry</title>')],
  ['an SVG', () => Buffer.from(svg)],
  ['a stamp', () => painted(64, 64).png().toBuffer()],
  ['a picture cut short', async () => (await painted(400, 400).jpeg().toBuffer()).subarray(0, 3000)],
  ['20 megabytes and more', () => Buffer.alloc(20_000_001, 1)],
  ['a bomb of 49 megapixels', async () => claiming(await painted(300, 300).png().toBuffer(), 7000)],
];
it.each(refused)('refuses %s', async (_, make) => {
  await expect(adoptPicture(await make(), { width: 960, height: 960 })).rejects.toBeInstanceOf(UnusablePictureError);
});
