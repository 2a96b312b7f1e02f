import { asCreature } from './as-creature.ts';
import { asSupposition } from './as-supposition.ts';
import { countRequests } from './count-requests.ts';
import { plainText } from './plain-text.ts';
import { table, wordSet } from './tables.ts';
import { verbOf } from './verbs.ts';
import { withoutBrackets } from './left-out/without-brackets.ts';
import { withoutDedication, withoutOpening } from './left-out/without-dedication.ts';
import { withoutGenre } from './left-out/without-genre.ts';
import { withoutMedium } from './left-out/without-medium.ts';

/** One word as it was typed, with the punctuation after it, and how many times something had been asked for before it. */
export type Typed = { text: string; end: string; asked?: number };
export type PartRole = 'plain' | 'goal' | 'cast' | 'item';
/** A sentence, a line of a list, or what stands under a heading. */
export type IdeaPart = { words: Typed[]; role: PartRole; asks: boolean };

/** No more than this of an idea is read, whatever was sent. */
const longest = 1000;
const mostParts = 10;
const fewestBesideAsides = 5;
const quotes = new Set(['"', '“', '”', '„', '«', '»', '(', ')', '[', ']', '{', '}', '*', '_', '#', '~', '`', '<', '>', '|', '^', '=', '\\']); // prettier-ignore
const dashes = new Set(['—', '–', '―']);
const stops = new Set(['.', '!', '?', '…']);
const honorifics = new Set(['mr', 'mrs', 'ms', 'dr', 'st', 'prof', 'capt', 'sgt', 'vs']);

/** The sentences and list items of what was typed, with headings turned into roles and words to the storyteller left out. */
export function splitIdea(typed: string): IdeaPart[] {
  const text = withoutBrackets(plainText(typed, longest));
  const parts: IdeaPart[] = [];
  const left: Typed[][] = [];
  let role: PartRole | 'skip' = 'plain';
  let asked = 0;
  for (const line of text.split('\n')) {
    const line2 = wordsOf(line);
    asked = countRequests(line2.words, asked);
    const { listed } = line2;
    const words = asSupposition(
      asCreature(withoutDedication(withoutOpening(withoutGenre(withoutNoise(withoutMedium(line2.words)))))),
    );
    let current: Typed[] = [];
    const close = (asks: boolean, isItem: boolean) => {
      if (role === 'skip' && current.length > 0) left.push(current);
      const asked = role === 'skip' ? [] : withoutAsides(current);
      if (asked.length > 0 && parts.length < mostParts)
        parts.push({
          words: asked,
          role: role === 'skip' ? 'plain' : role === 'plain' && (isItem || listed) ? 'item' : role,
          asks,
        });
      current = [];
      if (role === 'skip') role = 'plain';
    };
    for (const [at, word] of words.entries()) {
      const heading = word.end.includes(':') ? headingOf(current, word) : null;
      if (heading) {
        current = current.slice(0, Math.max(0, current.length - heading.words));
        close(false, false);
        role = heading.role;
        continue;
      }
      if (isNumbering(word) && (at === 0 || isSentenceStart(words[at + 1]))) {
        close(false, false);
        continue;
      }
      current.push(word);
      if (
        word.end.includes(':') &&
        ['who', 'what', 'why', 'where', 'how'].includes(words[at + 1]?.text.toLowerCase() ?? '')
      )
        close(false, false);
      else if (word.end.includes(';') || word.end.includes('/') || word.end.includes('+')) close(false, true);
      else if ([...word.end].some((mark) => stops.has(mark)) && !honorifics.has(word.text.toLowerCase()))
        close(word.end.includes('?'), false);
    }
    close(false, false);
    if (line.trim() === '') role = 'plain';
  }
  // A title is read where nothing else was typed.
  if (parts.length === 0) return left.slice(0, 1).map((words) => ({ words, role: 'plain', asks: false }));
  return parts.toSorted((a, b) => Number(b.role === 'goal') - Number(a.role === 'goal'));
}

/** Without "lol", "you decide" and whatever else is said by the way; the punctuation stays. */
function withoutNoise(words: Typed[]): Typed[] {
  const noise = wordSet('noise');
  const left: Typed[] = [];
  for (let at = 0; at < words.length;) {
    const length = [4, 3, 2, 1].find(
      (count) =>
        noise.has(
          words
            .slice(at, at + count)
            .map(({ text }) => text.toLowerCase())
            .join(' '),
        ) && at + count <= words.length,
    );
    const word = words[at];
    // "the bus driver nobody thanks"
    if (word && words.length > 1 && isInterjection(word, words[at + 1], left.at(-1))) {
      at++;
      continue;
    }
    const isDone = length === 1 && /^(?:nobody|everybody|everyone|ever|never)$/i.test(left.at(-1)?.text ?? '');
    // "left from right", "the right": there it is a word of the plot.
    const before = left.at(-1);
    const isNamed = length === 1 && before?.end === '' && wordSet('before_right').has(before.text.toLowerCase());
    // "how to say please": it is what is said.
    const isSaid = length !== undefined && before?.end === '' && /^(?:say|says|saying|said)$/i.test(before.text) && /^(?:please|thanks|thank)$/i.test(word?.text ?? ''); // prettier-ignore
    // "is really a robot" is a secret.
    const isTruly = length === 1 && /^(?:really|actually)$/i.test(word?.text ?? '') && /^(?:is|are)$/i.test(before?.text ?? '') && /^(?:an?|the)$/i.test(words[at + 1]?.text ?? ''); // prettier-ignore
    if (length && !isDone && !isNamed && !isTruly && !isSaid) {
      const last = left.at(-1);
      if (last) last.end += words[at + length - 1]?.end ?? '';
      at += length;
    } else {
      if (word) left.push(word);
      at++;
    }
  }
  return left.length > 0 ? left : words;
}

/** "Well, it starts in a launderette", "or gnomes, yes gnomes": a word of talk at the beginning of a clause. */
function isInterjection({ text, end }: Typed, next: Typed | undefined, before: Typed | undefined): boolean {
  const lower = text.toLowerCase();
  if ((before && before.end === '') || !wordSet('interjections').has(lower)) return false;
  if ([',', '.'].some((mark) => end.startsWith(mark)) || wordSet('fillers').has(lower)) return true;
  return lower === 'well' && end === '' && wordSet('subjects').has(next?.text.toLowerCase() ?? '');
}

function isSentenceStart(word: Typed | undefined): boolean {
  return word !== undefined && word.text !== word.text.toLowerCase();
}

function isNumbering({ text, end }: Typed): boolean {
  return (
    text.length <= 2 && !Number.isNaN(Number(text)) && (end.includes('.') || end.includes(')') || end.includes(':'))
  );
}

/** "Goal:", "Chapter 1:": the role of what follows, and how many words before belong to the heading. */
function headingOf(before: Typed[], word: Typed): { role: PartRole | 'skip'; words: number } | null {
  const headings = table('english')['headings'] as Record<string, string[]>;
  const number = !Number.isNaN(Number(word.text)) && word.text !== '';
  const label = (number ? before.at(-1)?.text : word.text)?.toLowerCase() ?? '';
  const role = Object.keys(headings).find((name) => headings[name]?.includes(label));
  if (!role || before.length > 3) return null;
  const role2: PartRole | 'skip' =
    role === 'skip' ? 'skip' : role === 'goal' ? 'goal' : role === 'cast' ? 'cast' : 'plain';
  return { role: role2, words: before.length };
}

/** "…, make it funny, the hero is a frog": the clauses that are said to the storyteller go; all go where little else is left. */
function withoutAsides(words: Typed[]): Typed[] {
  if (!isAside(words)) return words;
  const clauses: Typed[][] = [[]];
  for (const word of words) {
    clauses.at(-1)?.push(word);
    if (word.end.includes(',')) clauses.push([]);
  }
  const left = clauses.filter((clause) => !isAside(clause)).flat();
  return left.length < fewestBesideAsides ? [] : left;
}

function isAside(words: Typed[]): boolean {
  const said = ` ${words.map(({ text }) => text.toLowerCase()).join(' ')} `;
  return (table('english')['asides'] as string[]).some((aside) => said.includes(` ${aside} `));
}

/** Words of one line; bullets, quotes and brackets go, a dash becomes a comma. `listed` for a line that began with a bullet. */
function wordsOf(line: string): { words: Typed[]; listed: boolean } {
  const trimmed = line.trim();
  const listed = ['-', '*', '•', '·', '–'].some((bullet) => trimmed.startsWith(bullet));
  const words: Typed[] = [];
  let isOpen = false;
  for (const piece of trimmed.split(' ')) {
    const text = [...piece].filter((letter) => !quotes.has(letter)).join('');
    const last = words.at(-1);
    // "Posy (who can't swim) must": what stands in brackets stands between commas.
    const isOpened = piece.startsWith('(');
    isOpen ||= isOpened;
    if (isOpened && last?.end === '') last.end = ',';
    if (text !== '' && [...text].every((letter) => dashes.has(letter) || letter === '-' || letter === '&')) {
      if (text === '&') words.push({ text: 'and', end: '' });
      else if (last) last.end += ',';
      continue;
    }
    if (text === '/' || text === '+' || text === '|') {
      if (last) last.end += '/';
      continue;
    }
    for (const bit of text.split('/')) pushWord(words, bit);
    const closed = words.at(-1);
    if (isOpen && piece.endsWith(')') && closed?.end === '') closed.end = ',';
    isOpen &&= !piece.endsWith(')');
    if (text.includes('/')) for (const word of words.slice(-text.split('/').length, -1)) word.end += '/';
  }
  return { words, listed };
}

function pushWord(words: Typed[], piece: string): void {
  let [from, to] = [0, piece.length];
  const isWordy = (letter: string | undefined) =>
    letter !== undefined &&
    (letter.toLowerCase() !== letter.toUpperCase() || (letter >= '0' && letter <= '9') || letter > '\u2FFF');
  while (from < to && !isWordy(piece[from])) from++;
  while (to > from && !isWordy(piece[to - 1])) to--;
  const last = words.at(-1);
  if (from === to) {
    if (last) last.end += piece;
    return;
  }
  const [text, end] = [piece.slice(from, to), piece.slice(to)];
  const lower = text.toLowerCase();
  const apart = (table('english')['contractions'] as Record<string, string[]>)[lower] ?? table('literary').words[lower];
  if (!apart) words.push({ text, end });
  else
    apart.forEach((word, at) =>
      words.push({
        text: at === 0 && text[0] !== text[0]?.toLowerCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word,
        end: at === apart.length - 1 ? end : '',
      }),
    );
}

/** Without the run of words that only frames the plot ("I want a story about …", "So basically there's …"). */
export function withoutFrame(words: Typed[]): Typed[] {
  const [frame, anchors] = [wordSet('frame'), wordSet('anchors')];
  const lower = words.map(({ text }) => text.toLowerCase());
  const named = lower.findIndex(
    (word, at) =>
      at < 25 &&
      ((['story', 'tale', 'adventure', 'episode', 'something', 'idea', 'one'].includes(word) &&
        ['about', 'where', 'with', 'of', 'in'].includes(lower[at + 1] ?? '')) ||
        (word === 'hear' && lower[at + 1] === 'about')) &&
      at + 2 < lower.length &&
      // "One of them is a spy" has no frame.
      !(word === 'one' && lower[at + 1] === 'of') &&
      ((at < 3 && lower.slice(0, at).every((before) => frame.has(before))) ||
        lower
          .slice(0, at)
          .some((before) => ['want', 'like', 'love', 'tell', 'write', 'make', 'maybe'].includes(before))),
  );
  let from = 0;
  let anchored = false;
  // "Our cat died and I want a story where …": what stands before the wish is of the plot too.
  const wish =
    named >= 0
      ? lower.slice(0, named).lastIndexOf('i') - (lower[lower.slice(0, named).lastIndexOf('i') - 1] === 'and' ? 1 : 0)
      : 0;
  if (wish >= 3)
    return words
      .slice(0, wish)
      .map((word, at) => (at === wish - 1 ? { ...word, end: '.' } : word))
      .concat(words.slice(named + 2));
  if (named >= 0) {
    from = named + (lower[named + 1] === 'in' ? 3 : 2);
    anchored = true;
  }
  let end = from;
  for (let at = from; at < words.length && frame.has(lower[at] ?? ''); at++) {
    anchored ||= anchors.has(lower[at] ?? '');
    end = at + 1;
  }
  if (!anchored) return words;
  // "something keeps putting the apples back": whatever it is, it does the plot.
  if (['something', 'somebody', 'someone'].includes(lower[end - 1] ?? '') && verbOf(lower[end] ?? '')?.form === 's')
    end--;
  // A determiner or a lead's "they" at the end of the run belongs to the plot.
  while (
    end > from &&
    end > 0 &&
    [
      'a',
      'an',
      'the',
      'there',
      'my',
      'some',
      'his',
      'not',
      'new',
      'little',
      'bad',
      'sad',
      'happy',
      'scary',
      'old',
      'great',
      'long',
      'short',
      'dark',
      'magical',
      'we',
      'far',
      'silly',
      'mystery',
    ].includes(lower[end - 1] ?? '')
  )
    end--;
  const left = words.slice(end);
  return left.length > 0 ? left : words;
}
