import { riftKinds, type RiftKind } from '../../frame.ts';
import type { Phrase } from '../plot/noun-phrase.ts';
import { typeOf } from '../plot/noun-phrase.ts';
import type { PlotEvent } from '../plot/read-events.ts';
import type { Plot, Sentence } from '../plot/read-plot.ts';
import { isLead, leadNamed } from '../plot/read-plot.ts';
import { table } from '../words/tables.ts';
import { isSharedIn } from './shared-in.ts';

/** What stands between the leads, and which of them did it; `who` is null where it is both, or is not said. */
export type Rift = { is: RiftKind; who: string | null };

type Row = ReturnType<typeof table<'rifts'>>[RiftKind];

/** What an idea says stands between the two: what they don't do any more, what one did, or the noun alone. Null where it says nothing. */
export function riftIn(plot: Plot): Rift | null {
  const untold = untoldIn(plot);
  if (untold) return { is: 'hid', who: leadNamed(untold.subject, plot.cast) };
  if (sharesPlace(plot)) return { is: 'share', who: null };
  for (const is of riftKinds) {
    const row = table('rifts')[is];
    for (const sentence of plot.sentences) {
      const who = doneIn(sentence, row, plot);
      if (who !== undefined) return { is, who };
    }
  }
  return null;
}

/** "two sisters who are not speaking have to share a cabin": whoever they are, what they are in together is what it turns on. */
const sharesPlace = ({ sentences }: Plot): boolean =>
  sentences.some(({ events }) =>
    events.some(
      ({ verb, negated, object }) =>
        verb === 'share' && !negated && object !== null && isSharedIn({ type: typeOf(object), head: object.head }),
    ),
  );

/** "and he hasn't told her": what one of the two keeps to themselves. */
function untoldIn({ sentences, cast }: Plot): PlotEvent | null {
  const known = (who: Phrase | null) => who === null || who.pron !== '' || isLead(who, cast);
  const all = sentences.flatMap(({ events }) => events);
  return (
    all.find(({ verb, negated, modal, subject, object }) => {
      const isSaid = verb === 'tell' || verb.startsWith('tell ');
      return isSaid && negated && modal === '' && subject?.pron !== 'nobody' && object !== null && known(object);
    }) ?? null
  );
}

/** What is kept back there: "he's been offered a job and hasn't told her". Null where another rift is said. */
export function keptBack(plot: Plot): Phrase | null {
  const untold = untoldIn(plot);
  const all = plot.sentences.flatMap(({ events }) => events);
  const before = untold ? all.slice(0, all.indexOf(untold)) : [];
  return before.findLast(({ object }) => object && object.pron === '' && !isLead(object, plot.cast))?.object ?? null;
}

/** Who did what a row says, null for both or nobody in particular; undefined where nothing of it is said. */
function doneIn(sentence: Sentence, row: Row, plot: Plot): string | null | undefined {
  for (const event of sentence.events) {
    if (!isDeedOf(event, row, plot)) continue;
    return areBothBefore(event, sentence, plot) ? null : leadNamed(subjectOf(event, sentence), plot.cast);
  }
  const said = ` ${sentence.words.map(({ lower }) => lower).join(' ')} `;
  if (row.said.some((words) => said.includes(` ${words} `))) return null;
  const named = sentence.phrases.find(({ head, bare }) => row.nouns.includes(head) || row.nouns.includes(bare));
  if (named) return ownerOf(named, sentence, plot);
  const only = row.only && sentence.words.some(({ lower }, at) => lower === 'one' && sentence.words[at - 1]?.lower !== 'no' && sentence.words[at + 1]?.lower !== 'of' && sentence.words[at + 1]?.kind === 'noun'); // prettier-ignore
  return only ? null : undefined;
}

function isDeedOf(event: PlotEvent, row: Row, { cast }: Plot): boolean {
  const { verb, negated, subject, modal } = event;
  const first = verb.split(' ')[0] ?? '';
  if (!row.verbs.includes(verb) && !row.verbs.includes(first)) return false;
  if (row.with_not !== negated) return false;
  // "by leaving notes": nobody has gone away.
  if (verb === 'leave' && event.object?.pron === '' && typeOf(event.object) === 'thing') return false;
  // Who has to do it has not done it yet; what they have to share they do.
  if (modal === 'must' && !row.only) return false;
  return subject === null || subject.pron !== '' || isLead(subject, cast);
}

/** "Posy and Arlo have fallen out": both did it. */
function areBothBefore({ from }: PlotEvent, { phrases, words }: Sentence, { cast }: Plot): boolean {
  const named = phrases.filter((phrase) => phrase.to <= from && leadNamed(phrase, cast));
  const [first, second] = named.slice(-2);
  return first !== undefined && second?.from === first.to + 1 && ['and', '&'].includes(words[first.to]?.lower ?? '');
}

/** Behind "and" it is who did what was said before; "forgive Arlo for losing her hat" says whom it is that did it. */
function subjectOf(event: PlotEvent, { events }: Sentence): Phrase | null {
  const before = events.slice(0, events.indexOf(event));
  const last = before.at(-1);
  const forgiven = last?.verb === 'forgive' || last?.verb === 'blame' ? last.object : null;
  return (event.ing ? forgiven : null) ?? event.subject ?? before.findLast(({ subject }) => subject)?.subject ?? null;
}

/** "Posy has a new best friend": who has it. */
function ownerOf(phrase: Phrase, sentence: Sentence, plot: Plot): string | null {
  const has = sentence.events.find(({ object }) => object?.bare === phrase.bare);
  return !has || areBothBefore(has, sentence, plot) ? null : leadNamed(has.subject, plot.cast);
}

/** "the betrayal", "a secret": the word says what stands between them, and not about what. */
export const isRift = ({ head }: Phrase) => Object.values(table('rifts')).some(({ nouns }) => nouns.includes(head));
