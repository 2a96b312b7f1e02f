import { expect, test, vi } from 'vitest';
import type { Api } from '#server/contract.ts';
import { findDefaultShow, findShow } from './find-show.ts';
import { sampleShow } from './sample-show.ts';

function failing(error: unknown): Api {
  const fail = () => Promise.reject(error);
  return { catalog: { getShowBySlug: fail, listShows: fail } } as unknown as Api;
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
    expect(await findDefaultShow(failing(error), null)).toEqual({ show: sampleShow, sample: true });
  }
  expect(log).toHaveBeenCalledTimes(4);
  log.mockRestore();
});

test('the default show is the configured one, the first featured podcast, or any podcast', async () => {
  const featured = [
    { kind: 'interactive', slug: 'lantern' },
    { kind: 'podcast', slug: 'airwaves' },
  ];
  const leadsTo = async (api: Api, configured: string | null = null) => {
    const thrown: unknown = await findDefaultShow(api, configured).catch((error: unknown) => error);
    return thrown instanceof Response ? thrown.headers.get('location') : thrown;
  };
  expect(await leadsTo(listing({ true: featured }), 'my-own')).toBe('/shows/my-own');
  expect(await leadsTo(listing({ true: featured }))).toBe('/shows/airwaves');
  expect(await leadsTo(listing({ true: [], all: featured }))).toBe('/shows/airwaves');
  expect(await leadsTo(listing({}))).toMatchObject({ init: { status: 404 } });
});
