import sharp from 'sharp';
import { expect, it } from 'vitest';
import { previewPicture } from './preview-picture.ts';

/** The worst there is to compress. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .webp({ quality: 90 })
    .toBuffer();

it.each([
  ['card', 1200, 630],
  ['square', 1400, 1400],
] as const)('cuts a %s of %d × %d, whatever comes, under 200 kB for what is drawn', async (shape, width, height) => {
  const drawn = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#f6bb4f' } })
    .webp()
    .toBuffer();
  const made = await previewPicture(drawn, shape);
  expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', width, height });
  expect(made.length).toBeLessThan(200_000);
});
it('gives up quality for size', async () => {
  expect((await previewPicture(await noise(960, 540), 'card')).length).toBeLessThan(200_000);
});
