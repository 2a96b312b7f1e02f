import { verbOf } from '../words/verbs.ts';
import { detectLanguage, elided } from './detect-language.ts';
import type { Gloss, Glossed } from './glossary.ts';
import { glossed, glossOf } from './glossary.ts';

type Piece = Gloss & { end: string; known: boolean };
const longest = 1000;
const modals = new Set(['must', 'should', 'can', 'want to', 'wants to', 'they must', 'has', 'have']);
const articles = new Set(['the', 'they', 'a']);
/** After these "of the monster" is "from the monster". */
const parting = new Set([
  'rescue',
  'rescued',
  'steal',
  'stole',
  'escape',
  'escaped',
  'defend',
  'defended',
  'bring back',
  'brought back',
]);

/** An idea in the words of English as far as a glossary knows them; `text` is null for a language of which there is none. */
export function translate(idea: string, names: string[]): { text: string | null; language: string } {
  const plain = idea.slice(0, longest).normalize('NFC').replaceAll('’', "'");
  const language = detectLanguage(plain, names);
  if (language === 'en') return { text: idea, language };
  const known = glossed.find((one) => one === language);
  if (!known) return { text: null, language };
  const pieces = inOrder(piecesOf(plain, known, names), known);
  const text = pieces
    .map(({ english, end }) => `${english}${end}`)
    .filter((word) => word.trim() !== '')
    .join(' ');
  return { text, language };
}

function piecesOf(idea: string, language: Glossed, names: string[]): Piece[] {
  const own = new Set(names.flatMap((name) => [name, ...name.split(' ')]).map((name) => name.toLowerCase()));
  const words = idea
    .split(' ')
    .flatMap((word) => elided(word))
    .filter((word) => word !== '')
    .map(apart);
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length;) {
    let taken = 0;
    for (let length = Math.min(4, words.length - at); length > 0 && taken === 0; length--) {
      const group = words.slice(at, at + length);
      if (group.slice(0, -1).some(({ end }) => end !== '')) continue;
      const said = group
        .map(({ text }) => text)
        .join(' ')
        .toLowerCase();
      const gloss = own.has(said) ? null : glossOf(language, said);
      if (!gloss) continue;
      pieces.push({ ...gloss, end: group.at(-1)?.end ?? '', known: true });
      taken = length;
    }
    if (taken === 0) {
      const word = words[at];
      if (word) pieces.push({ english: word.text, kind: 'noun', end: word.end, known: false });
      taken = 1;
    }
    at += taken;
  }
  return pieces;
}

function apart(word: string): { text: string; end: string } {
  let to = word.length;
  let from = 0;
  const isMark = (letter: string | undefined) => letter !== undefined && '.,;:!?¿¡"«»„“”()'.includes(letter);
  while (from < to && isMark(word[from])) from++;
  while (to > from && isMark(word[to - 1])) to--;
  return {
    text: word.slice(from, to),
    end: Array.from(word.slice(to))
      .filter((mark) => '.,;:!?'.includes(mark))
      .join(''),
  };
}

/** English order: adjectives before their noun, the verb after its modal, an object pronoun after the verb. */
function inOrder(pieces: Piece[], language: Glossed): Piece[] {
  const ordered = [...pieces];
  for (let at = 0; at + 1 < ordered.length; at++) {
    const [one, two] = [ordered[at], ordered[at + 1]];
    if (one?.kind === 'noun' && two?.kind === 'adjective' && one.end === '' && language !== 'de') {
      ordered.splice(at, 2, { ...two, end: '' }, { ...one, end: two.end });
      at++;
    }
  }
  return pronounsAfter(language === 'de' ? verbsForward(ordered) : ordered).map(fromOf);
}

/** "müssen die Prinzessin retten": the infinitive or participle at the end of the clause goes to its modal. */
function verbsForward(pieces: Piece[]): Piece[] {
  const ordered = [...pieces];
  for (let at = 0; at < ordered.length; at++) {
    if (!modals.has(ordered[at]?.english ?? '') || ordered[at]?.end !== '') continue;
    let last = -1;
    for (let next = at + 1; next < ordered.length; next++) {
      const piece = ordered[next];
      if (piece?.kind === 'infinitive' || piece?.kind === 'finite') last = next;
      if (piece?.end !== '' || (piece?.english === 'and' && last >= 0)) break;
    }
    const [verb] = last > at + 1 ? ordered.splice(last, 1) : [];
    if (!verb) continue;
    const before = ordered[last - 1];
    if (before && before.end === '') before.end = verb.end;
    ordered.splice(at + 1, 0, { ...verb, end: '' });
  }
  return ordered;
}

/** "doivent la sauver", "müssen sie zurückholen": an article with a verb or nothing after it is a pronoun. */
function pronounsAfter(pieces: Piece[]): Piece[] {
  const ordered = [...pieces];
  for (let at = 0; at < ordered.length; at++) {
    const [piece, next] = [ordered[at], ordered[at + 1]];
    if (!piece || !articles.has(piece.english) || at === 0) continue;
    if (next?.kind === 'infinitive' && piece.english === 'the') {
      ordered.splice(at, 2, { ...next, end: '' }, { ...piece, english: 'it', end: next.end });
      at++;
    } else if (piece.english === 'they' && ordered[at - 1]?.kind === 'infinitive')
      ordered[at] = { ...piece, english: 'it' };
  }
  return ordered;
}

function fromOf(piece: Piece, at: number, all: Piece[]): Piece {
  if (!piece.english.startsWith('of')) return piece;
  const verb = all.slice(0, at).findLast(({ kind }) => kind === 'infinitive' || kind === 'finite');
  const nouns = all.slice(0, at).filter(({ kind }) => kind === 'noun').length;
  return verb && nouns > 0 && (parting.has(verb.english) || verbOf(verb.english)?.base === 'save')
    ? { ...piece, english: piece.english.replace('of', 'from') }
    : piece;
}
