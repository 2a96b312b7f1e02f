import { useMatches } from 'react-router';
import { useRootData } from './root-data.ts';

/**
 * Whether this document goes out without scripts: a page of fixed content, opened directly by somebody without an
 * account, whose header has nothing to open. Reached from within the app, such a page is part of the running app.
 */
export function useStill(): boolean {
  const { me } = useRootData();
  const fixed = useMatches().some(({ handle }) => (handle as { noJs?: boolean } | undefined)?.noJs === true);
  return fixed && me === null && typeof document === 'undefined';
}
