import { useMatches } from 'react-router';
import { useRootData } from '#web/root-data.ts';

/**
 * Whether this document is sent without scripts: a page of fixed content (its route's `handle.noJs`), requested as a
 * document by a visitor without an account. Reached from within the app, such a page is part of the running app: false.
 */
export function useStatic(): boolean {
  const { me } = useRootData();
  const fixed = useMatches().some(({ handle }) => (handle as { noJs?: boolean } | undefined)?.noJs === true);
  return fixed && me === null && typeof document === 'undefined';
}
