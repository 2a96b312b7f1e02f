import { useEffect, useState } from 'react';
import type { Character } from '#shared/story/characters.ts';
import type { Location } from '#shared/shows.ts';
import { api } from '#web/api/api.ts';

export type CastCharacter = Character & { yours: boolean };
export type WizardMaterial = { characters: readonly CastCharacter[]; locations: readonly Location[] };

type Catalog = Pick<typeof api.catalog, 'listCharacters' | 'myCharacters' | 'listLocations'>;

const ownAtOnce = 100;

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
    loadMaterial(api.catalog, showId, signedIn).then(
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

/** All of them: a list that ends early would leave out the oldest without a word. */
async function listOwn(catalog: Catalog): Promise<Character[]> {
  const own: Character[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: Character[]; next_cursor: string | null } = await catalog.myCharacters({
      limit: ownAtOnce,
      ...(cursor ? { cursor } : {}),
    });
    own.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor);
  return own;
}

export async function loadMaterial(catalog: Catalog, showId: string, signedIn: boolean): Promise<WizardMaterial> {
  const [cast, own, places] = await Promise.all([
    catalog.listCharacters({ id: showId }),
    signedIn ? listOwn(catalog) : [],
    catalog.listLocations({ id: showId }),
  ]);
  const ownIds = new Set(own.map(({ id }) => id));
  const ofShow = new Set(cast.items.map(({ id }) => id));
  // The owner also receives hidden ones, which are filtered out here.
  const everybody = [...cast.items, ...own.filter(({ id }) => !ofShow.has(id))].filter((one) => !one.is_hidden);
  return {
    characters: everybody.map((character) => ({ ...character, yours: ownIds.has(character.id) })),
    locations: places.items,
  };
}
