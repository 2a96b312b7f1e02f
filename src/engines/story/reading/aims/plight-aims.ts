import type { ArcKind } from '../../frame.ts';
import type { Phrase } from '../plot/noun-phrase.ts';
import { isAlive, typeOf } from '../plot/noun-phrase.ts';
import type { PlotEvent } from '../plot/read-events.ts';
import type { Plot, Sentence } from '../plot/read-plot.ts';
import { isLead, isVague } from '../plot/read-plot.ts';
import { table, wordSet } from '../words/tables.ts';
import { verbEntry } from '../words/verbs.ts';
import type { Aim } from './aim.ts';
import { after, eventsOf } from './aim.ts';

/** Where the leads can be. */
const inside = ['in', 'inside', 'on', 'into', 'under', 'behind', 'at', 'by', 'down', 'up'];

/** What has befallen the leads themselves: "trapped inside a snow globe", "they are chased by geese", "swallowed by a whale". */
export function plightAims(plot: Plot): Aim[] {
  return eventsOf(plot).flatMap(({ event, sentence, at }): Aim[] => {
    const kind = plightOf(event, sentence, plot);
    if (!kind) return [];
    const by = after(event, 'by', 'with');
    const chaser = known(after(event, 'by')) ?? null;
    const there = known(after(event, ...inside));
    const base = { foe: chaser && isAlive(typeOf(chaser)) ? chaser : null, den: there, from: event, sure: 84 - at * 2 };
    if (kind === 'survive') return [{ ...base, kind, verb: 'last', x: there ?? known(by), foe: null }];
    return [{ ...base, kind, verb: 'get out', x: there ?? chaser }];
  });
}

function plightOf(event: PlotEvent, sentence: Sentence, plot: Plot): ArcKind | null {
  const first = sentence.words[0];
  const opens = event.from === 0 && event.subject === null && event.object === null;
  const told = isLead(event.subject, plot.cast) && (event.passive || event.state !== '' || event.verb === 'be');
  if ((!opens && !told) || event.modal !== '' || event.negated) return null;
  const participle = opens && (first?.form === 'past' || first?.kind === 'adj');
  if (!participle && !told) return null;
  const word = event.state !== '' ? event.state : (sentence.words[event.to - 1]?.lower ?? '');
  const stranded = [first?.lower ?? '', event.state, word].find((one) => wordSet('stranded').has(one));
  if (stranded) return 'survive';
  const shut = ['lost', ...(table('states')['traps'] ?? []), ...(table('states')['takes'] ?? [])];
  if ([event.state, ...(participle ? [first?.lower ?? ''] : [])].some((one) => one !== '' && shut.includes(one)))
    return 'escape';
  const harm = verbEntry(event.verb)?.harm;
  if (event.state !== '' || event.verb === 'be') return null;
  return harm === 'takes' || harm === 'traps' || harm === 'threat' || wordSet('swept').has(event.verb)
    ? 'escape'
    : null;
}

const known = (phrase: Phrase | null) => (phrase && !isVague(phrase) ? phrase : null);
