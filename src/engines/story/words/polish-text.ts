import { articleFor } from './article.ts';

/** Mends what filling words into a sentence breaks: spaces, "a/an", and the capital at the start of a sentence. */
export function polishText(text: string): string {
  return capitals(articles(agreement(spaces(text))));
}

function spaces(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,.;:!?])/g, '$1')
    .replaceAll(/(?<!\.)\.\.(?!\.)/g, '.')
    .replaceAll(/([!?])\.(?=\s|$|")/g, '$1')
    .replaceAll(/,\./g, '.')
    .trim();
}

const ofMany: Record<string, string> = { was: 'were', is: 'are', has: 'have', does: 'do', "wasn't": "weren't", "isn't": "aren't", "hasn't": "haven't", "doesn't": "don't" }; // prettier-ignore

/** Somebody whose pronoun is "they", or a plural topic, where the author wrote "was" or "has". */
function agreement(text: string): string {
  return (
    text
      .replaceAll(
        /\b(they|we) ((?:was|is|has|does)(?:n't)?)\b/gi,
        (_, who: string, verb: string) => `${who} ${ofMany[verb] ?? verb}`,
      )
      // "What does they want?", but "it was they who came".
      .replaceAll(
        /(?<!\bit )\b((?:was|is|has|does)(?:n't)?) (they|we)\b/gi,
        (_, verb: string, who: string) => `${capitalLike(verb, ofMany[verb.toLowerCase()] ?? verb)} ${who}`,
      )
      // "which of you was it?" is asked of one.
      .replaceAll(/(?<!\b(?:which|one|each|neither|either|none|any) of )\byou was\b/gi, (said) =>
        said.replace(/was$/i, 'were'),
      )
  );
}

const capitalLike = (before: string, now: string) =>
  /^\p{Lu}/u.test(before) ? now.charAt(0).toUpperCase() + now.slice(1) : now;

function articles(text: string): string {
  return text.replaceAll(/(?<![\w'’.-])([Aa]n?) ([A-Za-z][\w'-]*)/g, (whole: string, article: string, word: string) => {
    // "A" before an abbreviation or another single letter is a grade or a name, which no rule can judge.
    if (/^[A-Z]{2,}$/.test(word) || (article === 'A' && word.length === 1)) return whole;
    const wanted = articleFor(word);
    if (wanted === article.toLowerCase()) return whole;
    return `${article.startsWith('A') ? wanted.replace('a', 'A') : wanted} ${word}`;
  });
}

/** After `?"` or `!"` comes "said she", so only a full stop before a closing quote starts a new sentence. */
function capitals(text: string): string {
  return text
    .replaceAll(
      /(^["“]?|(?<!\.\.)[.]["”]?\s+["“]?|[!?]\s+["“]?)(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replaceAll(/([!?]["”]\s+["“])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
