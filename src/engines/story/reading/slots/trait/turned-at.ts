import { traitKinds, type TraitKind } from '../../../frame.ts';
import { readPhrase } from '../../plot/noun-phrase.ts';
import { leadNamed, type Plot } from '../../plot/read-plot.ts';
import type { Word } from '../../plot/word.ts';
import { table } from '../../words/tables.ts';
import { tokenOf, tokensEnd, type Token } from './match-predicate.ts';
import { clauseEnd } from './clause-words.ts';
import { readObject, type ObjectSort, type ReadObject } from './read-object.ts';
import { meantBy, subjectAt, type Subject } from './who-is-meant.ts';

type Turned = { is: TraitKind; tokens: Token[]; isOwner: boolean; after: Token[]; object: ObjectSort | null };
/** What is said of a lead who is the object: `from` and `to` are the words of the clause. */
export type FoundTurned = Pick<Subject, 'lead' | 'sure'> & { is: TraitKind; of: string; from: number; to: number };

let turns: Turned[] | null = null;

function allTurns(): Turned[] {
  const { turned } = table('traits');
  turns ??= traitKinds.flatMap((is) => (turned[is] ?? []).map((says) => turnOf(is, says)));
  return turns;
}

function turnOf(is: TraitKind, says: string): Turned {
  const words = says.split(' ');
  const at = words.findIndex((word) => word.startsWith('<lead'));
  const last = /^<(.+)>$/.exec(words.at(-1) ?? '')?.[1];
  const object = last && words.length > at + 1 ? (last as ObjectSort) : null;
  const after = words.slice(at + 1, object ? -1 : undefined);
  return { is, tokens: words.slice(0, at).map(tokenOf), isOwner: words[at] === "<lead's>", after: after.map(tokenOf), object }; // prettier-ignore
}

/** "thunder terrifies Gerald", "nuts make Gerald's face puff up", "the wizard told Posy not to laugh", where the verb is at a word. */
export function turnedAt(plot: Plot, sentence: number, at: number): FoundTurned | null {
  const words = plot.sentences[sentence]?.words ?? [];
  const from = subjectFrom(words, at);
  // "a letter warning him not to" is no clause.
  if (from === null || words[at]?.lower.endsWith('ing')) return null;
  for (const { is, tokens, isOwner, after, object } of allTurns())
    for (const end of tokensEnd(tokens, 0, words, at, false)) {
      const meant = leadAt(plot, sentence, end, isOwner);
      const [to] = meant ? tokensEnd(after, 0, words, meant.to, false) : [];
      if (!meant || to === undefined) continue;
      const read = object ? readObject(object, is, words, to) : causeOf(is, words.slice(from, at));
      if (read) return { lead: meant.lead, sure: meant.sure, is, of: read.of, from, to: object ? read.to : endFrom(words, to) }; // prettier-ignore
    }
  return null;
}

/** Where the longest noun phrase begins that ends at a word. */
function subjectFrom(words: Word[], at: number): number | null {
  if (at === 0 || words[at - 1]?.end !== '') return null;
  for (let from = Math.max(0, at - 4); from < at; from++) {
    if (from > 0 && words[from - 1]?.end === '' && ['noun', 'adj', 'det', 'poss', 'num'].includes(words[from - 1]?.kind ?? '') && from > at - 4) continue; // prettier-ignore
    const phrase = readPhrase(words.slice(0, at), from);
    if (phrase && phrase.to === at && phrase.pron === '') return from;
  }
  return words[at - 1]?.kind === 'noun' ? at - 1 : null;
}

function causeOf(is: TraitKind, said: Word[]): ReadObject | null {
  // "a ghost scares Gerald" is what happens, "ghosts scare Gerald" is how he is.
  const isOne = ['a', 'an', 'this', 'that'].includes(said[0]?.lower ?? '') || (said[0]?.lower === 'the' && !table('traits').at_large.includes(said[1]?.lower ?? '')); // prettier-ignore
  if (isOne || said.some(({ kind }) => kind === 'owner' || kind === 'name' || kind === 'poss')) return null;
  return readObject('kind', is, said.map((word, index) => (index === said.length - 1 ? { ...word, end: '.' } : word)), 0); // prettier-ignore
}

function leadAt(plot: Plot, sentence: number, at: number, isOwner: boolean) {
  const words = plot.sentences[sentence]?.words ?? [];
  const { lower = '', text = '' } = words[at] ?? {};
  if (isOwner) {
    if (['his', 'her'].includes(lower)) return pronounAt(plot, sentence, at, lower === 'his' ? 'he' : 'she');
    const bare = text.replace(/['’]s?$/, '').toLowerCase();
    const lead = plot.cast.leads.find((name) => name.toLowerCase().split(' ').includes(bare) && bare.length > 2);
    return lead && bare !== lower ? { lead, sure: 0.9, to: at + 1 } : null;
  }
  if (['him', 'her'].includes(lower)) return pronounAt(plot, sentence, at, lower === 'him' ? 'he' : 'she');
  const subject = subjectAt(plot, sentence, at);
  if (!subject || subject.areBoth || leadNamed(readPhrase(words, at - 1), plot.cast)) return null;
  return { lead: subject.lead, sure: subject.sure, to: subject.to };
}

function pronounAt(plot: Plot, sentence: number, at: number, pron: string) {
  const meant = meantBy(pron, plot, sentence, at);
  return meant && { ...meant, to: at + 1 };
}

/** To the end of the clause, with a second verb: "water and itch". */
function endFrom(words: Word[], at: number): number {
  if (words[at - 1]?.end !== '' || words[at]?.kind === 'conj') return at;
  const to = clauseEnd(words, at);
  const second = words[to + 1];
  return words[to - 1]?.end === '' && words[to]?.lower === 'and' && second && (second.end !== '' || to + 2 === words.length) ? to + 2 : to; // prettier-ignore
}
