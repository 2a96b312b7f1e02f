import anyAscii from 'any-ascii';

/** A word as shown, with what is said for it: usually one token, none for a lone dash or an emoji, several for "£20". */
export type SpokenWord = { shown: string; heard: string[] };

const pictures =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\u20e3|\p{Variation_Selector}/gu;

/** Sounds that a letter-to-sound engine would spell out. Tried on the bare lower-case word. */
const interjections: [RegExp, string][] = [
  [/^s+h+$/, 'shush'],
  [/^p+s+t+$/, 'pist'],
  [/^h+m+$/, 'hum'],
  [/^m+h+m+$/, 'uh hum'],
  [/^m+$/, 'mum'],
  [/^(t+s+k+)+$/, 'tisk'],
  [/^b+r{2,}$/, 'burr'],
  [/^g+r{2,}$/, 'gur'],
  [/^p+f+t*$/, 'puff'],
  [/^z{2,}$/, 'zizz'],
  [/^a+r+g+h*$/, 'arg'],
  [/^a+h+$/, 'ah'],
  [/^o+h+$/, 'oh'],
  [/^u+g+h+$/, 'ug'],
  [/^w+h+o+a+h*$/, 'woe'],
  [/^(ha){2,}h?$/, 'ha ha'],
  [/^(he){2,}h?$/, 'heh heh'],
  [/^ok$/, 'okay'],
];
const symbols: [RegExp, string][] = [
  [/£(\d[\d,.]*\d|\d)/g, '$1 pounds'],
  [/€(\d[\d,.]*\d|\d)/g, '$1 euros'],
  [/(\d)°/g, '$1 degrees'],
  [/&/g, ' and '],
  [/%/g, ' percent '],
  [/\+/g, ' plus '],
  [/@/g, ' at '],
  [/=/g, ' equals '],
  [/[/|\\~]/g, ' '],
];
/** Read letter by letter although they have a vowel. */
const spelled = new Set([
  'AI',
  'BBC',
  'CIA',
  'DIY',
  'EU',
  'FBI',
  'GPS',
  'ID',
  'TV',
  'UFO',
  'UK',
  'US',
  'USA',
  'SOS',
  'AM',
  'PM',
]);
const abbreviations = /^(mr|mrs|ms|dr|st|prof|capt|sgt|lt|col|gen|rev|hon|jr|sr|vs|etc|no|mt|[a-z])$/i;
const longestToken = 40;

/**
 * Words of a text as a reader sees them: split at spaces and after dashes and ellipses. Each is found in the text in
 * order, so that a transcript can light them up.
 */
export function shownWords(text: string): string[] {
  return text.match(/(?:(?!\s)[^—–…])*?(?:[—–…]+|--+|\.{3,})["'”’)\]!?.,;:]*|\S+?(?=[—–…]|--|\.{3}|\s|$)/gu) ?? [];
}

/**
 * What flite is to be given for each shown word: plain ASCII tokens it neither spells out nor stumbles over. Sentence marks
 * inside the text become commas, for flite would make two utterances of it.
 */
export function spokenWords(text: string): SpokenWord[] {
  const words = shownWords(text).map((shown) => ({ shown, heard: tokensOf(shown) }));
  for (const [i, { shown, heard }] of words.entries()) {
    const before = words[i - 1]?.heard;
    // A dash that stands alone is a breath after the word before.
    if (heard.length === 0 && /[—–…-]/.test(shown) && before?.length)
      before.push(`${before.pop() ?? ''},`.replace(/[.,!?]+,$/, ','));
  }
  const last = words.findLast(({ heard }) => heard.length > 0);
  for (const word of words) {
    const end = word.heard.length - 1;
    if (end >= 0 && word !== last) word.heard[end] = (word.heard[end] as string).replace(/[.!?]$/, ',');
  }
  return words;
}

function tokensOf(shown: string): string[] {
  let text = shown
    .normalize('NFC')
    .replaceAll(pictures, '')
    .replaceAll(/[‘’ʼ′]/g, "'");
  for (const [pattern, replacement] of symbols) text = text.replaceAll(pattern, replacement);
  const mark = punctuationAfter(text);
  // Han and kana come without spaces: each sign is a syllable of its own.
  const ascii = anyAscii(text.replaceAll(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, ' $& '));
  const tokens = ascii
    .split(/\s+/)
    .map((token) => token.replaceAll(/[^\w$'.,:-]/g, '').replaceAll('_', ''))
    .map((token) => token.replace(/^['.,:-]+/, '').replace(/['.,:-]+$/, ''))
    .filter((token) => /[a-z0-9]/i.test(token))
    .flatMap((token) => sayable(token).split(' '))
    .map((token) => token.slice(0, longestToken));
  const end = tokens.length - 1;
  if (end >= 0 && !(mark === '.' && abbreviations.test(tokens[end] as string))) tokens[end] += mark;
  return tokens;
}

function punctuationAfter(text: string): string {
  const marks = /[^\p{L}\p{N}]*$/u.exec(text)?.[0] ?? '';
  if (/[?？]/.test(marks)) return '?';
  if (/[!！]/.test(marks)) return '!';
  if (/[—–…]|--|\.\./.test(marks)) return ',';
  if (/[.。]/.test(marks)) return '.';
  return /[,;:、]/.test(marks) ? ',' : '';
}

function sayable(token: string): string {
  const lower = token.toLowerCase();
  const interjection = interjections.find(([pattern]) => pattern.test(lower));
  if (interjection) return interjection[1];
  if (/^X{0,3}(IX|IV|V?I{0,3})$/.test(token)) return token;
  const calm = isShouted(token) ? lower : token;
  // "Nooooo" is "no", "seeee" is "see".
  return calm.replaceAll(/e{3,}/gi, 'ee').replaceAll(/([a-z])\1{2,}/gi, '$1');
}

/** Capitals for loudness, as against letters to be read one by one. */
function isShouted(token: string): boolean {
  return /^[A-Z][A-Z'-]+$/.test(token) && /[AEIOUY]/.test(token) && !spelled.has(token);
}
