import { useEffect, useMemo, useState } from 'react';
import type { MapNode, SeasonMap } from '#shared/season-map.ts';
import { api } from '#web/api/api.ts';
import { growTree, type PathTree } from './path-tree.ts';

type Loaded = { tree: PathTree; isWhole: boolean; failed: boolean; tryAgain: () => void };

/** The tree of a season: the page that is known, and then the rest of it, page by page. */
export function useSeasonMap(seasonId: string, first: SeasonMap): Loaded {
  const [nodes, setNodes] = useState<readonly MapNode[]>(first.items);
  const [cursor, setCursor] = useState(first.next_cursor);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!cursor) return;
    let wanted = true;
    setFailed(false);
    api.listening.readSeasonMap({ id: seasonId, cursor, limit: 2000 }).then(
      (page) => {
        if (!wanted) return;
        setNodes((known) => [...known, ...page.items]);
        setCursor(page.next_cursor);
      },
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [seasonId, cursor, tries]);

  const tree = useMemo(() => growTree(nodes), [nodes]);
  return { tree, isWhole: cursor === null, failed, tryAgain: () => setTries(tries + 1) };
}
