import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * Gives back what a start needed and nobody needs any longer. Loading 3,000 modules grows the space of new objects to its
 * largest, 134 MB, and V8 keeps it however little is in it. Takes half a second during which nothing else happens: only for a
 * process that nobody can reach yet.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
