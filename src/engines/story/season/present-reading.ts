import type { PlotReading, SlotPart } from '#shared/story/plot-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { describeReading, type LinePart } from '../reading/wizard/describe-reading.ts';
import { table } from '../reading/words/tables.ts';

/** More would be a list of reproaches. */
const mendedShown = 2;

/** A reading as the wizard shows it. */
export function presentReading(reading: Reading): PlotReading {
  const names = reading.leads.join(' and ');
  const [first, ...rest] = describeReading(reading);
  return {
    parts: [
      { text: names, isNames: true },
      { text: first?.text.slice(names.length) ?? '' },
      ...rest.map((part) => ('slot' in part ? withQuestion(part) : part)),
    ],
    outcome: reading.kind.is !== 'house' ? 'read' : reading.language === 'en' ? 'unread' : 'foreign',
    mended: reading.mended.slice(0, mendedShown),
  };
}

function withQuestion(part: Extract<LinePart, { slot: unknown }>): SlotPart {
  const { question, empty } = table('slots')[part.slot] ?? { question: '', empty: null };
  return { ...part, question, empty };
}

/** What a season is about, as one sentence for everybody: the storyteller's own words around what it has read. */
export function aboutSeason(reading: Reading): string {
  return describeReading(reading)
    .map(({ text }) => text)
    .join('');
}
