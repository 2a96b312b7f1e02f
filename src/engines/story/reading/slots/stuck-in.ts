import { stuckKinds, type StuckKind } from '../../frame.ts';
import type { Phrase } from '../plot/noun-phrase.ts';
import { typeOf, withThe } from '../plot/noun-phrase.ts';
import type { Plot } from '../plot/read-plot.ts';
import { isVague } from '../plot/read-plot.ts';
import type { Word } from '../plot/word.ts';
import { table } from '../words/tables.ts';
import { phraseOf } from './describe-noun.ts';

/** An ordinary thing in which somebody is stuck, and how: "tight arm: in the post box up to the elbow". `owner` is whose arm it is, where an idea says no more of them. */
export type Stuck = { thing: Phrase; how: string; owner: string | null };

const preps = new Set(['in', 'inside', 'into', 'on', 'onto', 'under', 'underneath', 'beneath', 'behind', 'between', 'up', 'down', 'within', 'at', 'through', 'from']); // prettier-ignore
/** As it is said of somebody who is there. */
const said: Record<string, string> = { into: 'in', onto: 'on', within: 'inside', at: 'in', from: 'in', through: 'in', of: 'in' }; // prettier-ignore

/** Where x is stuck in a thing that wants nothing: "stuck inside the vending machine", "its head in the watering can", "on the crane". */
export function stuckIn(plot: Plot, x: Phrase | null): Stuck | null {
  const { limbs } = table('things');
  for (const { words, phrases } of plot.sentences)
    for (const thing of phrases) {
      const before = words[thing.from - 1]?.lower ?? '';
      const prep = before === 'of' ? (words[thing.from - 2]?.lower ?? '') : before;
      const isOf = before === 'of' && ['inside', 'out', 'top'].includes(prep);
      if ((!preps.has(prep) && !isOf) || isVague(thing) || thing.pron !== '' || thing.bare === x?.bare) continue;
      const lead = words.slice(0, thing.from);
      const limb = limbIn(lead, limbs);
      const listed = kindOfThing(thing);
      if (listed === null || !isStuck(lead, thing, x, { limb, listed, prep })) continue;
      const kind = listed ?? 'tight';
      const at = prep === 'out' ? 'in' : prep === 'top' ? 'on top of' : (said[prep] ?? prep);
      const stands = kind === 'high' && at === 'in' && !thing.head.endsWith('tree') ? 'on' : at;
      const upTo = limb === '' ? '' : ` up to the ${limbs[limb]}`;
      const how = `${kind}${limb === '' ? '' : ` ${limb}`}: ${stands} ${withThe(thing)}${upTo}`;
      return { thing, how, owner: ownerBefore(lead, limbs) };
    }
  return null;
}

type Cue = { limb: string; listed: StuckKind | undefined; prep: string };

function isStuck(lead: Word[], thing: Phrase, x: Phrase | null, { limb, listed, prep }: Cue): boolean {
  const { words, loose } = table('things');
  const has = (list: string[]) => lead.some(({ lower }) => list.includes(lower));
  if (has(words)) return listed !== undefined || typeOf(thing) === 'thing';
  if (listed === undefined) return false;
  if (has(loose) || limb !== '') return true;
  const isAfterX = x !== null && lead.some((_, at) => at === x.to - 1);
  if (prep === 'out' || prep === 'from') return isAfterX;
  // "the goat is on the crane": who is up there does not come down.
  const isThere = lead.at(-2)?.lower === 'is' || lead.at(-2)?.lower === 'are';
  return listed === 'high' && isAfterX && isThere && thing.head !== 'tree';
}

/** Undefined for a thing of which nothing is known, null for what is no such thing. */
function kindOfThing({ bare, head }: Phrase): StuckKind | undefined | null {
  const things = table('things');
  const whole = bare.toLowerCase();
  const found =
    stuckKinds.find((kind) => things[kind].includes(whole)) ??
    stuckKinds.find((kind) => things[kind].includes(head) || things[kind].some((one) => whole.endsWith(` ${one}`)));
  if (found) return found;
  const isPlace = Object.values(table('dens')).some((list) => list.includes(head));
  return isPlace || things.never.includes(head) ? null : undefined;
}

/** What of somebody is stuck: "has got its head in", "a boy's arm is stuck in". */
function limbIn(words: Word[], limbs: Record<string, string>): string {
  const found = words.findLast(
    ({ lower, kind }, at) => kind !== 'verb' && lower in limbs && isHadBy(words, at, 'owner', 'poss'),
  );
  return found?.lower ?? '';
}

/** Whether somebody has it: "his paw", "mum's ring finger", "the bear's left hind leg". */
function isHadBy(words: Word[], at: number, ...kinds: Word['kind'][]): boolean {
  let before = at - 1;
  while (before >= at - 3 && ['noun', 'adj'].includes(words[before]?.kind ?? '') && words[before]?.end === '') before--;
  const owner = words[before]?.kind;
  return owner !== undefined && kinds.includes(owner);
}

/** "the twins' heads", "mum's ring finger" are stuck: it is about the twins, and about mum. Null where no limb is the last word. */
export function limbOwner(text: string): string | null {
  const [, owner, limb = ''] = /^(.+?)(?:'s|(?<=s)') (?:\w+ ){0,2}(\w+)$/.exec(text) ?? [];
  const phrase = owner && limb in table('things').limbs ? phraseOf(owner) : null;
  return phrase && withThe(phrase);
}

/** "my sister's hand is stuck": whose it is, in the words before the thing. */
function ownerBefore(words: Word[], limbs: Record<string, string>): string | null {
  const at = words.findIndex(
    ({ lower, kind }, index) => kind !== 'verb' && lower in limbs && isHadBy(words, index, 'owner'),
  );
  const named = words.slice(0, at + 1).map(({ text }) => text);
  return at < 0 ? null : limbOwner(named.join(' '));
}
