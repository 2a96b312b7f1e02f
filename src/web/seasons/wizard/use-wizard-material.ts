import { useEffect, useState } from 'react';
import type { Character } from '#shared/story/characters.ts';
import type { Location } from '#shared/shows.ts';
import { api } from '#web/api/api.ts';

export type CastCharacter = Character & { yours: boolean };
export type WizardMaterial = { characters: readonly CastCharacter[]; locations: readonly Location[] };

const mostOwn = 100;

/**
 * Whom and where a season of the show can be about: its characters, then the caller's own from other shows, all the
 * caller's own marked. Null while loading, 'failed' when it did not come.
 */
export function useWizardMaterial(showId: string, signedIn: boolean, open: boolean) {
  const [material, setMaterial] = useState<WizardMaterial | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!open) return;
    let wanted = true;
    loadMaterial(showId, signedIn).then(
      (loaded) => wanted && setMaterial(loaded),
      () => wanted && setMaterial('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [showId, signedIn, open, attempt]);

  return {
    material,
    again() {
      setMaterial(null);
      setAttempt((count) => count + 1);
    },
  };
}

async function loadMaterial(showId: string, signedIn: boolean): Promise<WizardMaterial> {
  const [cast, own, places] = await Promise.all([
    api.catalog.listCharacters({ id: showId }),
    signedIn ? api.catalog.myCharacters({ limit: mostOwn }) : { items: [] },
    api.catalog.listLocations({ id: showId }),
  ]);
  const ownIds = new Set(own.items.map(({ id }) => id));
  const ofShow = new Set(cast.items.map(({ id }) => id));
  // The owner also receives hidden ones, which are filtered out here.
  const everybody = [...cast.items, ...own.items.filter(({ id }) => !ofShow.has(id))].filter((one) => !one.is_hidden);
  return {
    characters: everybody.map((character) => ({ ...character, yours: ownIds.has(character.id) })),
    locations: places.items,
  };
}
