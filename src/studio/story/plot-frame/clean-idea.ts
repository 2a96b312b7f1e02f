import { escapePattern } from '../words/escape-pattern.ts';
import { plainText } from '../words/plain-text.ts';
import { reword, withoutNotes } from './reword-idea.ts';
import { infinitiveOf } from './tag-words.ts';

const polite = '(?:(?:please|pls|ok|okay|hi|hello|hey)[\\s,!]+)*';
/** Who asks for the story: "I'd love", "my son would love it if", "we want". */
const wisher =
  "(?:i|we|(?:my|our) [\\w ]{2,24}?|the (?:kids|children|class))(?:'d| would)? (?:really )?(?:wants?|needs?|likes?|loves?|hopes?|wish(?:es)?)(?: it if)?(?: that)?";
const request = new RegExp(
  `^${polite}(?:${wisher}(?: to (?:see|hear))? |(?:can|could|would|will) you (?:please )?(?:(?:make|write|do|tell|create)(?: me| us)? )?|let's have |maybe |how about |(?:make|write|tell|give|create)(?: me| us)? |it(?:'s|s| is)(?= (?:an? )?(?:\\w+ )?(?:about|story|tale)))\\s*(?:(?:a|an|the|some|another)\\s+)?(?:(?:[\\w-]+\\s+){0,3}?(?:story|episode|season|adventure|tale|plot|one)\\b)?\\s*(?:where|in which|about|of|with|:)?\\s+`,
  'i',
);
/** What is wished for the leads is what they want: "let them tame a cloud", "can they please save the bees". */
const wishForThem = (names: string[]) => {
  const them = `(?:they|them|the two(?: of them)?|our heroes|${names.map((name) => escapePattern(name)).join('|')})`;
  return new RegExp(
    `^${polite}(?:(?:${wisher}|let|have) ${them}(?: to| could| would)?|(?:please )?(?:can|could|should|may) ${them}(?: please)?) (?:finally )?([a-z]+)`,
    'i',
  );
};
/** "I want to go to the moon": listeners go where the leads go. */
const ownWish = new RegExp(
  `^${polite}(?:i|we)(?:'d| would)? (?:want|need|like|love|wish|hope) to (?!(?:see|hear|know|read|listen|have|be)\\b)`,
  'i',
);
/** What is wished for others is what these must do: "I want Luna to find her puppy". */
const wishForOthers = new RegExp(
  `^${polite}${wisher} (?!to |.*\\b(?:story|episode|season|tale)\\b)([\\w' -]+?) (?:to|could|would) `,
  'i',
);
/** "In the year 3000" is when, and "the kids say there is a troll" is a troll. */
const when = /^in (?:the year )?\d{3,4},? /i;
const hearsay = /^(?:[\w' ]+? (?:says?|said|heard|claims?)|rumou?r has it) (?:that )?there(?:'s| is| are) /i;
/** A cry, not a wish: "help the school is sinking". */
const cry =
  /^help[\s,!]+(?=(?:(?:the|my|our|a|an|this) [\w' ]+? |there |it |someone |somebody )(?:is|are|has|have)\b)/i;
const thanks = /[\s,.;!(]+(?:thank you(?: (?:so|very) much)?|thanks|please|pls|thx|ty|lol|haha|xx?)[.!)]*$/i;
/** How long or how it should be is for the writer, not for the story. */
const manner =
  /(?:^|[\s.,;!]+)(?:keep|make) it (?:very |nice and )?(?:short|long|simple|quick|brief|scary|clean|exciting|interesting)[.!]*$/i;
const genreWish = /^make it (?:an? )?(\w+)[.!;:,-]+\s*(?=\p{Lu}|\w)/iu;
const toneWish = /^make it (?:very |really |super )?(\w+)(?:\s+(?:pls|please))?\s*[,.:;!-]+\s*/i;
const toneAside =
  /[\s,.;(]*\b(?:make it (?:very |really |super )?(\w+)(?: (?:pls|please))?|in a (\w+) (?:way|style))[.!)]*$/i;

const supposed = /^(?:what (?:if|would happen if|happens (?:if|when))|imagine(?: if| that)?|suppose(?: that)?)\s+/i;

export type CleanIdea = { text: string; tone: string | null };

/** The idea without the words that only speak to the writer ("please write me a story about …", "make it funny"). */
export function cleanIdea(raw: string, names: string[]): CleanIdea {
  let text = unshout(plainText(raw), names);
  let tone: string | null = null;
  const before = toneWish.exec(text);
  if (before) {
    tone = before[1]?.toLowerCase() ?? null;
    text = text.slice(before[0].length);
  }
  text = reword(withoutNotes(text));
  text = named(text, names)
    .replace(genreWish, '')
    .replace(manner, '')
    .replace(thanks, '')
    .replace(cry, '')
    .replace(wishForThem(names), (_, verb: string) => `They must ${infinitiveOf(verb)}`)
    .replace(ownWish, 'They must ')
    .replace(wishForOthers, '$1 must ')
    .replace(/^(?:please )?(?:tell|show) (?:me|us) (?=(?:how|what|why|who|where) )/i, '')
    .replace(when, '')
    .replace(hearsay, 'There is ');
  const after = toneAside.exec(text);
  if (after && after.index > 12) {
    tone ??= (after[1] ?? after[2])?.toLowerCase() ?? null;
    text = text.slice(0, after.index);
  }
  text = text.replace(request, '');
  if (supposed.test(text)) text = text.replace(supposed, '').replace(/\?$/, '');
  text = text
    .replace(/^(?:that|where|about)\s+/i, '')
    .replace(/^[\s,.;:!?'"-]+/, '')
    .trim();
  return { text: text.charAt(0).toUpperCase() + text.slice(1), tone };
}

/** "A DRAGON STEALS THE CROWN" in an ordinary voice; names keep their capitals. */
function unshout(text: string, names: string[]): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const loud = letters.filter((letter) => letter !== letter.toLowerCase()).length;
  if (letters.length < 3 || /^(?:UFO|DNA|NASA|USA)s?$/.test(text) || loud / letters.length < 0.6) return text;
  const quiet = text
    .toLowerCase()
    .replaceAll(/(^|[.!?]\s+)(\p{Ll})/gu, (_, start: string, letter: string) => start + letter.toUpperCase());
  return named(quiet, names);
}

/** The leads' names as they are written. */
function named(text: string, names: string[]): string {
  return names.reduce(
    (said, name) => said.replaceAll(new RegExp(`(?<!\\p{L})${escapePattern(name)}(?!\\p{L})`, 'giu'), name),
    text,
  );
}
