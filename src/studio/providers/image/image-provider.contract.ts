// What every picture service must do, run against each implementation.
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProviderError } from '#shared/errors.ts';
import type { ImageProvider } from './image-provider.ts';

export type OpenedImageProvider = {
  provider: ImageProvider;
  /** The same service when it always fails. */
  broken: ImageProvider;
  close(): Promise<void>;
};

export function describeImageProvider(name: string, openForTest: () => Promise<OpenedImageProvider>): void {
  describe(`image provider contract: ${name}`, () => {
    let opened: OpenedImageProvider;
    beforeAll(async () => {
      opened = await openForTest();
    });
    afterAll(() => opened?.close());

    it.each([
      ['poster', 960, 1440],
      ['landscape', 1600, 900],
      ['square', 960, 960],
    ])('paints a %s as WebP in the asked shape and meters one picture', async (_, width, height) => {
      const { image, usage } = await opened.provider.paint({ prompt: 'a lighthouse at night', width, height });
      const found = await sharp(image).metadata();
      expect(found.format).toBe('webp');
      expect((found.width ?? 0) / (found.height ?? 1)).toBeCloseTo(width / height, 1);
      expect(found.width).toBeLessThanOrEqual(width);
      expect(usage).toMatchObject({ provider: opened.provider.name, images: 1 });
    });

    it('fails with a ProviderError that names it', async () => {
      const failure = await opened.broken
        .paint({ prompt: 'x', width: 960, height: 960 })
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(ProviderError);
      expect(failure).toMatchObject({ provider: opened.broken.name, retryable: expect.any(Boolean) });
    });

    it('stops when told to', async () => {
      const stop = new AbortController();
      stop.abort(new Error('enough'));
      await expect(opened.provider.paint({ prompt: 'x', width: 960, height: 960 }, stop.signal)).rejects.toThrow(
        'enough',
      );
    });
  });
}
