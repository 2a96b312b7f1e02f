import type { Frame } from '../frame.ts';
import { nounNamed } from '../reading/words/nouns.ts';
import { wordSet } from '../reading/words/tables.ts';

/** What is brought to somebody or to a place, by what it needs on the way. */
export type Cargo = 'message' | 'shut' | 'eaten' | 'egg' | 'cure' | 'alive' | 'person' | 'huge' | 'made';

/** "bring it", "get her": the object goes along. "get there" brings nothing. */
function isDelivery({ kind, verb, x, den }: Frame): boolean {
  const [deed = '', object = ''] = verb.to.split(' ');
  return (
    kind === 'journey' &&
    wordSet('delivers').has(deed) &&
    (deed === 'deliver' || wordSet('objects').has(object)) &&
    // "get the water" fetches it, unless it is got to a place.
    (deed !== 'get' || (den.from === 'said' && den.the !== x.the))
  );
}

const listed = ['message', 'shut', 'egg', 'cure', 'eaten', 'huge', 'alive'] as const;
/** Of one of these it can be told what is in it, if the idea does not say: "a crate of chickens". */
const hasInside: ReadonlySet<Cargo> = new Set(['message', 'shut', 'egg']);

/** What kind of load x is; undefined where nothing is brought, or what nobody can hold. */
export function cargoOf(frame: Frame): Cargo | undefined {
  const { x, prize } = frame;
  if (!isDelivery(frame) || prize || ['place', 'event', 'idea'].includes(x.type)) return undefined;
  const head = x.head.toLowerCase();
  if (wordSet('cargo_never').has(head)) return undefined;
  const known = listed.find((cargo) => wordSet(`cargo_${cargo}`).has(head));
  if (known && !(hasInside.has(known) && (x.plural || x.the.includes(' of ')))) return known;
  if (x.type === 'person') return 'person';
  if (x.type !== 'thing') return 'alive';
  if (nounNamed(head)?.name === 'eaten') return 'eaten';
  return x.size === 'big' || x.size === 'huge' ? 'huge' : 'made';
}
