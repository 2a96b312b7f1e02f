import type { Plot } from '../../plot/read-plot.ts';
import type { How, ReadSlot, Reading } from '../../reading.ts';
import { table } from '../../words/tables.ts';
import { spellIn } from '../became/spell-in.ts';
import { traitsIn, traitText, type FoundTrait } from './trait-in.ts';
import { isSaidBeside, isWhy, withoutTrait } from './without-clause.ts';

/**
 * The reading of an idea with what it says of one of the two, where it has a plot without that: the clause is then no part of its
 * plot. Else the clause is the plot, and the reading is that of the whole idea.
 */
export function readWithTrait(plot: Plot, { mayTell, maySay }: How, read: (plot: Plot) => Reading): Reading {
  // What all of them do is the plot, and a trait of nobody.
  const isOfAll = spellIn(plot) !== null;
  const found = traitsIn(plot)
    .filter(({ lead }) => !isOfAll || lead !== null)
    .filter((one) => !isOfTheTwo(one, plot))
    .slice(0, mostTried)
    .filter((one) => mayTell(one.of) && maySay(traitText(one)));
  if (found.length === 0) return read(plot);
  const whole = read(plot);
  for (const trait of found) {
    const rest = withoutTrait(plot, trait);
    const reading = rest ? read(rest) : null;
    const isBeside = isSaidBeside(trait, plot);
    const isTold = reading !== null && (hasPlot(reading) || (isBeside && (reading.kind.is !== 'house' || whole.kind.is === 'house'))); // prettier-ignore
    const isOwn = rest !== null && isTold && !comesBack(trait, rest, plot) && !isWhy(trait, plot);
    if ((!isOwn && (rest || whole.kind.is !== 'house')) || (isLesson(trait, whole) && !(isOwn && isBeside))) continue;
    // "has never baked a cake but has to bake one": what is baked is named in the clause.
    const told = isOwn && reading && !namesWhatIsMeant(trait, whole, rest) ? reading : whole;
    if (!isThePlot(trait, told)) return { ...told, slots: { ...told.slots, trait: slotOf(trait, plot) } };
  }
  return whole;
}

const wordsIn = ({ sentences }: Plot) => sentences.flatMap(({ words }) => words.map(({ lower }) => lower));

/** What one has to be is a slot of its own; and what is said of one of the two to the other is their plot. */
function isOfTheTwo({ is, of, sentence, from, to }: FoundTrait, { sentences, cast }: Plot): boolean {
  const said = sentences[sentence]?.words.slice(from, to) ?? [];
  const names = cast.leads.flatMap((lead) => lead.split(' ').filter((part) => part.length > 2));
  return (is === 'must' && said.some(({ lower }) => lower === 'be')) || names.some((name) => ` ${of} `.includes(` ${name} `)); // prettier-ignore
}

/** What is told of again is the plot: "lost her ticket, and without the ticket …", "can't stop laughing and they find out why". */
function comesBack({ is, of, sentence, to }: FoundTrait, rest: Plot, plot: Plot): boolean {
  const said = rest.sentences.map(({ words }) => ` ${words.map(({ lower }) => lower).join(' ')} . `).join('');
  if (table('traits').comes_back.some((one) => said.includes(` ${one} `))) return true;
  const last = of.split(' ').at(-1) ?? '';
  const stem = is === 'keeps' && !/^(?:get|go|be|fall) /.test(of) ? (of.split(' ')[0] ?? '') : last;
  const isRuled = is === 'rule' && of.includes(' ');
  if (!isRuled && !['lacks', 'keeps', 'state'].includes(is)) return false;
  const after = plot.sentences[sentence]?.words.slice(to) ?? [];
  const pointsBack = (isRuled || is === 'lacks') && after.some(({ lower }, at) => lower === 'it' || (lower === 'them' && after[at - 1]?.lower !== 'of')); // prettier-ignore
  return pointsBack || (!isRuled && wordsIn(rest).some((word) => word.startsWith(stem)));
}

function namesWhatIsMeant({ of }: FoundTrait, { slots, kind }: Reading, rest: Plot | null): boolean {
  const head = slots.x?.text.split(' ').at(-1) ?? '-';
  const points = rest !== null && wordsIn(rest).some((word) => ['one', 'it', 'them'].includes(word));
  return points && kind.is !== 'feeling' && of.split(' ').includes(head);
}

/** More would be read for nothing. */
const mostTried = 3;

/** Whether there is something to be done in it, and something that it is about. */
function hasPlot({ kind, slots }: Reading): boolean {
  return kind.is !== 'house' && Boolean(slots.x ?? slots.ask ?? slots.lesson ?? slots.event ?? slots.den ?? slots.feel);
}

const hasWord = (slot: ReadSlot | undefined, word = '') => slot?.text.toLowerCase().split(' ').includes(word) ?? false;

const isLesson = ({ is, of }: Pick<FoundTrait, 'is' | 'of'>, { slots }: Pick<Reading, 'slots'>) =>
  ['cannot', 'never', 'keeps'].includes(is) && hasWord(slots.lesson, of.split(' ')[0]);

/** What is learnt is what somebody can't do, and what is looked for is what they have lost: that is told by the plot. A lead whom it is about is not one of the two who act. */
function isThePlot({ is, of, lead }: FoundTrait, { kind, slots }: Reading): boolean {
  if (lead !== null && (slots.x?.text === lead || slots.foe?.text === lead) && kind.is !== 'feeling') return true;
  if (kind.is === 'feeling') return ['afraid', 'dislikes', 'state'].includes(is);
  if (is === 'lacks') return hasWord(slots.x, of.split(' ').at(-1));
  if (isLesson({ is, of }, { slots }) || (is === 'cannot' && kind.is === 'teach' && !slots.lesson)) return true;
  return is === 'secret' && kind.is === 'two-of-us';
}

function slotOf(trait: FoundTrait, { cast }: Plot): ReadSlot {
  const { lead } = trait;
  const other = lead === null ? cast.leads : cast.leads.filter((name) => name !== lead);
  return {
    text: traitText(trait),
    sure: trait.sure,
    from: 'said',
    options: other.map((name) => ({ text: traitText({ ...trait, lead: name }), means: `it is ${name}` })),
  };
}
