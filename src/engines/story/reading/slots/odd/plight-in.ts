import type { PlightKind } from '../../../frame.ts';
import { isAlive, typeOf, withThe } from '../../plot/noun-phrase.ts';
import type { Plot, Sentence } from '../../plot/read-plot.ts';
import { isLead, isVague } from '../../plot/read-plot.ts';
import { isPluralWord, singularOf } from '../../words/nouns.ts';
import { table } from '../../words/tables.ts';
import { describeNoun } from '../describe-noun.ts';
import { saidIn } from '../patterns/said-in.ts';
import { spelt, type Odd } from './odd-in.ts';

/** What is the matter, how it is asked, and the words of the idea that say it. */
export type Plight = Found & { is: PlightKind; ask: string; words: string };
type Groups = Partial<Record<string, string>>;
type Found = Pick<Odd, 'x' | 'of' | 'cause' | 'at'>;

const order: PlightKind[] = ['late', 'extra', 'still', 'spread'];

/** What an idea says outright to be the matter: a thing is late, there is one too many, time stands, something spreads; null for nothing. */
export function plightIn(plot: Plot): Plight | null {
  for (const is of order)
    for (const sentence of plot.sentences.filter(({ role }) => role !== 'cast'))
      for (const pattern of table('odds')[is]) {
        const match = new RegExp(whole(pattern)).exec(saidIn(sentence.words));
        const found = match && makers[is](match.groups ?? {}, sentence, plot);
        if (match && found) return { is, ...found, ask: askOf(is, found), words: saidIn(sentence.words) };
      }
  return null;
}

/** A pattern with its parts: "{long} overdue". */
const whole = (pattern: string) =>
  pattern.replaceAll(/\{([a-z]+)\}/g, (as, part: string) => table('odds').parts[part] ?? as);

const makers: Record<PlightKind, (groups: Groups, sentence: Sentence, plot: Plot) => Found | null> = {
  late({ of, ago }, sentence, plot) {
    const phrase = sentence.phrases.find((one) => one.pron === '' && !isVague(one) && !isLead(one, plot.cast) && !isAlive(typeOf(one)) && typeOf(one) === 'thing'); // prettier-ignore
    const long = inWords((of ?? ago ?? '').replace(/^(?:almost|nearly|over|more than|about) /, ''));
    return phrase ? { x: withThe(phrase), of: long, cause: '', at: '' } : null;
  },
  extra({ of = '', at = '' }) {
    const { no_extra, counted_as } = table('odds');
    const one = counted_as[of] ?? (of.includes(' of ') ? of : singularOf(of));
    if (no_extra.includes(one.split(' ')[0] ?? '')) return null;
    // "pair of boots" are boots.
    return {
      x: `the extra ${one.split(' of ').at(-1)}`,
      of: one,
      cause: '',
      at: at.replace(/ (?:than|then|and|but)\b.*$/, ''),
    };
  },
  still({ of, same }, { words, phrases }, { sentences }) {
    const time = same ? `the same ${same}` : of ? spelt(of, words) : 'today';
    const clock = phrases.find(({ head }) => /^(?:clock|watch)(?:e?s)?$/.test(head));
    // "Sunday evening" is for short "Sunday".
    const day = /^[A-Z]/.test(time) ? (time.split(' ')[0] ?? time) : time;
    return { x: clock ? withThe(clock) : day, of: time, cause: noticedBy(sentences), at: '' };
  },
  spread({ of = 'smell', from }) {
    const people = table('odds').in_people.includes(of);
    const is = table('odds').in_people.includes(of) || new RegExp(`^${whole('{messy}')}$`).test(of) ? of : 'smell';
    return { x: from ? `the smell of ${from}` : `the ${is}`, of: is, cause: from ?? '', at: people ? 'people' : 'places' }; // prettier-ignore
  },
};

function askOf(is: PlightKind, { x, of, cause }: Found): string {
  const from = is === 'spread' ? cause : '';
  const forms = table('odds').asked[from === '' ? is : 'from'];
  const plural = from === '' ? describeNoun(x).plural : isPluralWord(from);
  return (forms?.[plural ? 1 : 0] ?? '').replace('[x]', x).replace('[of]', of).replace('[from]', from);
}

/** "only the bees have noticed", "nobody has noticed except the cat". */
function noticedBy(sentences: Sentence[]): string {
  for (const { words } of sentences)
    for (const pattern of table('odds').noticed) {
      const by = new RegExp(whole(pattern)).exec(saidIn(words))?.groups?.['by']?.trim();
      if (by) return by.replace(/^(?:my|our) /, 'the ').replace(/^g/, 'G');
    }
  return '';
}

/** "61 years" → "sixty-one years"; what is not below a hundred stays. */
function inWords(text: string): string {
  const { numerals, tens } = table('odds');
  return text.replace(/\b\d{1,2}\b/, (digits) => {
    const [ten, one] = [Math.floor(Number(digits) / 10), Number(digits) % 10];
    return numerals[Number(digits)] ?? [tens[ten], ...(one > 0 ? [numerals[one]] : [])].join('-');
  });
}
