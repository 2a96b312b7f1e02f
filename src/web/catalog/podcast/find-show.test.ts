import { expect, test, vi } from 'vitest';
import type { Api } from '#server/contract.ts';
import { defaultSlug, findShow } from './find-show.ts';
import { sampleShow } from './sample-show.ts';

function failing(error: unknown): Api {
  return { catalog: { getShowBySlug: () => Promise.reject(error) } } as unknown as Api;
}
function listing(answers: Record<string, { kind: string; slug: string }[]>): Api {
  const listShows = ({ featured }: { featured?: string }) =>
    Promise.resolve({ items: answers[featured ?? 'all'] ?? [] });
  return { catalog: { listShows } } as unknown as Api;
}

test('an unknown address is a 404, one the server finds malformed too', async () => {
  for (const status of [404, 400, 422]) {
    const refusal = await findShow(failing({ status }), 'nowhere').catch((error: unknown) => error);
    expect(refusal).toMatchObject({ init: { status: 404 } });
  }
});

test('a show that cannot be had is logged, and Pixel Quest stands in', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const error of [{ status: 503 }, new TypeError('fetch failed')]) {
    expect(await findShow(failing(error), 'pixel-quest')).toEqual({ show: sampleShow, sample: true });
  }
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});

test('the default show is the configured one, the first featured podcast, or any podcast', async () => {
  const featured = [
    { kind: 'interactive', slug: 'lantern' },
    { kind: 'podcast', slug: 'airwaves' },
  ];
  expect(await defaultSlug(listing({ true: featured }), 'my-own')).toBe('my-own');
  expect(await defaultSlug(listing({ true: featured }), null)).toBe('airwaves');
  expect(await defaultSlug(listing({ true: [], all: featured }), null)).toBe('airwaves');
  expect(await defaultSlug(listing({}), null)).toBeNull();
});
