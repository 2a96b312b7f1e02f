import { table } from './tables.ts';

/** What was typed in ordinary letters and an ordinary voice, at most `longest` characters of it. */
export function plainText(typed: string, longest: number): string {
  return withoutShouting(
    coldNamed(placesNamed(namedEmoji(plainLetters(typed.slice(0, longest * 2)).slice(0, longest)))),
  );
}

function plainLetters(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('\r', '\n')
    .replaceAll('\t', ' ')
    .replaceAll('’', "'")
    .replaceAll('‘', "'")
    .replaceAll('´', "'")
    .replaceAll('…', '... ')
    .replaceAll('—', ' — ')
    .replaceAll('–', ' – ')
    .replaceAll(',', ', ');
}

/** A title in which only emoji stand is read as what they name; beside words they are ornament. */
function namedEmoji(text: string): string {
  const emoji = table('emoji');
  let named = '';
  let wordy = 0;
  const bare: string[] = [];
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    const name = emoji[segment] ?? emoji[segment.replaceAll('\u{FE0F}', '')] ?? emoji[`${segment}\u{FE0F}`];
    if (name) bare.push(name);
    else if ((segment.codePointAt(0) ?? 0) < 0x1f000) {
      named += segment;
      if (segment.toLowerCase() !== segment.toUpperCase()) wordy++;
    }
  }
  return wordy < 3 && bare.length > 0 ? bare.join('; ') : named;
}

/** "out of the vet's" with what is the vet's, where nothing behind it is. */
function placesNamed(text: string): string {
  const places = Object.entries(table('english')['works_at'] as Record<string, string[]>);
  return text.replaceAll(
    /\b(\p{L}+)'s(?=\s*(?:$|[.,;:!?]|(?:and|but|before|because|until)\b))/giu,
    (typed, who: string) => {
      const place = places.find(([, people]) => people.includes(who.toLowerCase()))?.[0];
      return place ? `${typed} ${place}` : typed;
    },
  );
}

const degrees = /(?:°\s?[cf]?|degrees?(?: (?:celsius|fahrenheit|centigrade))?|celsius|fahrenheit)\b/.source;

/** "it's minus thirty and the stove is out": it is cold, and no number is what they have to get through. */
function coldNamed(text: string): string {
  const numbers = `(?:\\d+|${(table('english')['tens'] as string[]).join('|')})`;
  const below = `(?:minus ${numbers}|(?<![\\w])-${numbers})`;
  return text
    .replaceAll(
      new RegExp(`\\b(it is|it's|its|at|to) ${below}(?: ?${degrees})?(?: (?:outside|below))?`, 'giu'),
      '$1 freezing cold',
    )
    .replaceAll(new RegExp(`(?:^|(?<=\\s))${below} ?(?:${degrees}|outside)`, 'giu'), 'freezing cold');
}

/** "A DRAGON STEALS THE CROWN" in an ordinary voice. */
function withoutShouting(text: string): string {
  const letters = [...text].filter((letter) => letter.toLowerCase() !== letter.toUpperCase());
  const loud = letters.filter((letter) => letter !== letter.toLowerCase()).length;
  return letters.length > 3 && loud / letters.length > 0.6 ? text.toLowerCase() : text;
}
