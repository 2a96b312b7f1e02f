import { useEffect, useState } from 'react';
import type { MapNode } from '#shared/season-map.ts';
import type { EpisodeChoice, ToldDoor } from '#shared/seasons.ts';
import { api } from '#web/api/api.ts';

/**
 * What is needed to play nodes of the map, by their id: what `choices` say of the first telling of each door, and for all others
 * what their seasons say. Missing while it loads, and where it can't be had.
 */
export function useTellings(
  nodes: readonly MapNode[],
  choices: readonly EpisodeChoice[] | null,
): ReadonlyMap<string, ToldDoor> {
  const [asked, setAsked] = useState<ReadonlyMap<string, ToldDoor>>(new Map());
  const first = new Map((choices ?? []).flatMap(({ told }) => (told ? [[told.episode_id, told] as const] : [])));
  const missing = choices === null ? [] : nodes.filter(({ id }) => !first.has(id));
  const key = missing.map(({ id }) => id).join(' ');
  useEffect(() => {
    let wanted = true;
    for (const node of missing)
      readTelling(node).then(
        (telling) => wanted && telling && setAsked((known) => new Map([...known, [node.id, telling]])),
        (error: unknown) => console.error('A first minute could not be found:', error),
      );
    return () => {
      wanted = false;
    };
  }, [key]);
  return new Map([...first, ...asked]);
}

async function readTelling(node: MapNode): Promise<ToldDoor | null> {
  const { items } = await api.seasons.listEpisodes({ id: node.season_id });
  const episode = items.find(({ id }) => id === node.id);
  if (!episode?.voice_audio_url) return null;
  return {
    season_id: node.season_id,
    episode_id: node.id,
    episode_number: node.episode_number,
    title: node.title,
    duration_ms: node.duration_ms,
    voice_audio_url: episode.voice_audio_url,
    username: node.username,
    episodes_after: items.filter(
      ({ stage, episode_number }) => stage === 'ready' && episode_number > node.episode_number,
    ).length,
  };
}
