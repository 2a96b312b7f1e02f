import { describe, expect, it } from 'vitest';
import { choiceLeadingTo, planNextEpisode, type KnownEpisode, type KnownSeasons } from './plan-next-episode.ts';
import type { Catalog, CatalogSeason } from './read-catalog.ts';

const season = (id: string, path: number[], remixOf?: string): CatalogSeason => ({
  id,
  title: id,
  by: 'marlowe',
  leads: ['a', 'b'],
  location: 'somewhere',
  idea: 'something',
  picks: {},
  path,
  liked_by: [],
  saved_by: [],
  sourceId: remixOf ?? null,
  ...(remixOf ? { remix: { of: remixOf, after: 1 } } : {}),
});
const catalog = {
  shows: [
    {
      id: 'first',
      seasons: [season('first-1', [1, 0]), season('first-2', [2]), season('first-remix', [2], 'first-1')],
    },
    { id: 'second', seasons: [season('second-1', [0])] },
  ],
} as unknown as Catalog;

const episode = (
  episodeNumber: number,
  stage: KnownEpisode['stage'] = 'ready',
  chargedUserId: string | null = null,
): KnownEpisode => ({
  id: `episode-${episodeNumber}`,
  episodeNumber,
  stage,
  chargedUserId,
  failure: null,
});
const nothingYet = (): KnownSeasons =>
  new Map([
    ['first-1', []],
    ['first-2', []],
    ['second-1', []],
  ]);

/** Makes what is planned, until nothing is left. */
function makeAll(known: KnownSeasons): string[] {
  const made: string[] = [];
  for (let next = planNextEpisode(catalog, known); next && made.length < 50; next = planNextEpisode(catalog, known)) {
    const { id, remix } = next.season;
    const episodes = known.get(id) ?? (remix ? [episode(1)] : []);
    known.set(id, [...episodes, episode(next.episodeNumber)]);
    made.push(`${id}/${next.episodeNumber}`);
  }
  return made;
}

describe('the order in which the catalogue is voiced', () => {
  it('gives every show its first episode before any gets a second, and remixes what exists', () => {
    expect(makeAll(nothingYet())).toEqual([
      'first-1/1',
      'second-1/1',
      'first-1/2',
      'first-2/1',
      'second-1/2',
      'first-1/3',
      'first-2/2',
      'first-remix/2',
    ]);
  });

  it('orders nothing while an episode is being made', () => {
    const known = nothingYet().set('second-1', [episode(1, 'recording')]);
    expect(planNextEpisode(catalog, known)).toBeNull();
  });

  it('leaves a season to the listener who went on with it', () => {
    const known = nothingYet().set('first-1', [episode(1), episode(2, 'recording', 'somebody')]);
    expect(makeAll(known)).not.toContain('first-1/3');
  });

  it('leaves out seasons that are gone, and goes past one that failed', () => {
    const known: KnownSeasons = new Map([
      ['first-2', []],
      ['second-1', [episode(1, 'failed')]],
    ]);
    expect(makeAll(known)).toEqual(['first-2/1', 'first-2/2']);
  });
});

it('knows which choice leads to an episode', () => {
  const [own, , remix] = catalog.shows[0]!.seasons;
  expect([1, 2, 3].map((number) => choiceLeadingTo(own!, number))).toEqual([null, 1, 0]);
  expect(choiceLeadingTo(remix!, 2)).toBe(2);
});
