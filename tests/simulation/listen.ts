import type { Inhabitant, Town } from './town.ts';
import { Browser } from './browser.ts';

type Episode = { id: string };
type Items<T> = { items: T[] };

/** Hears what there is of some season, as somebody who is not signed in. What was hidden before must not be there. */
export async function listen(town: Town, _person: Inhabitant): Promise<void> {
  const { kernel, seasons } = town;
  if (seasons.length === 0) return;
  const id = kernel.random.pick(seasons);
  const episodes = await hear<Items<Episode>>(town, id, `/api/seasons/${id}/episodes`);
  for (const episode of episodes?.items ?? []) await hear(town, id, `/media/episodes/${episode.id}.mp3`);
}

/** Reads something of a season; a fault where it is there although the season was hidden all the while. */
async function hear<T>(town: Town, seasonId: string, path: string): Promise<T | null> {
  const wasHidden = town.hidden.has(seasonId);
  const before = town.hidings.get(seasonId);
  const browser = new Browser(town.kernel, town.canto);
  const { status, body } = await browser.insist<T>('GET', path);
  const isHidden = wasHidden && town.hidden.has(seasonId) && town.hidings.get(seasonId) === before;
  if (isHidden && status < 400) town.fault(`${path} of the hidden season ${seasonId} answered ${status}`);
  return status === 200 ? body : null;
}

/** Looks once more at all that is hidden. */
export async function listenForHidden(town: Town): Promise<void> {
  for (const id of town.hidden) {
    for (const path of ['', '/episodes', '/progress', '/more']) await hear(town, id, `/api/seasons/${id}${path}`);
    const episodes = await town.canto.inside(({ database }) =>
      database.pool.query<{ id: string }>('select id from season_episodes where season_id = $1 and not is_copy', [id]),
    );
    for (const episode of episodes.rows)
      for (const path of [`/media/episodes/${episode.id}.mp3`, `/api/episodes/${episode.id}/transcript`])
        await hear(town, id, path);
  }
}
