import { sentencesOf } from './tag-words.ts';

const heroes =
  /\b(?:they|we|our heroes|the heroes|the two friends|two friends|two strangers|our friends|the characters|the main characters|two kids|two siblings)\b/i;
const order =
  /^\W*(?:escape|find|save|stop|rescue|get|go|run|help|fight|steal|win|build|make|solve|catch|deliver|protect|saving|finding)\b/i;

/**
 * The user's own sentences as the people of the place tell them, with the leads named once, or null when they are not
 * sentences that can be quoted (a word, an order, the first person).
 */
export function quoteIdea(text: string, names: [string, string]): string | null {
  if (/[;()/=+&]/.test(text)) return null;
  if (text.split(' ').length < 4 || order.test(text) || /\b(?:i|me|my|you|your)\b/i.test(text)) return null;
  let named = names.some((name) => text.includes(name));
  const said = sentencesOf(text).map((sentence) => {
    const inThird = sentence
      .trim()
      .replaceAll(/\bwe\b/g, 'they')
      .replaceAll(/\bour\b/g, 'their')
      .replaceAll(/\bus\b/g, 'them');
    if (named || !heroes.test(inThird)) return finish(inThird);
    named = true;
    return finish(inThird.replace(heroes, `${names[0]} and ${names[1]}`));
  });
  const quote = said.join(' ');
  return quote.split(' ').length > 70 ? null : quote;
}

function finish(sentence: string): string {
  const started = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  return /[.!?…]["']?$/.test(started) ? started : `${started.replace(/[,;:\s-]+$/, '')}.`;
}
