import { escapePattern } from '../words/escape-pattern.ts';
import { goalVerbs } from './goal-verbs.ts';
import type { Goal, GoalSource } from './goal.ts';
import type { NounPhrase } from './noun-phrase.ts';
import { chunkNounPhrase } from './noun-phrase.ts';
import { topicTypeOf } from './plot-kinds.ts';
import { infinitiveOf, isNoun, tagWords } from './tag-words.ts';
import { cutShort, tidy } from './tidy-goal.ts';

// Aims that are stated: what the leads are asked to do, what they want, what they must.

/** Verbs that tell how the story starts, not what the leads want. */
const onlyBeginnings =
  /^(?:discover|learn|realize|realise|wake up|find out|enter|live|be|have|hear|find|get|receive|see|meet|become|fall|go|start|compete|inherit|buy|open|run out)$/;

export function askedFor({ text, names, phrases }: GoalSource): Goal | null {
  const who = ['them', 'the two friends', 'our heroes', ...names.map((name) => escapePattern(name))].join('|');
  const patterns = [
    `\\b(?:asks?|tells?|begs?|sends?|hires?|orders?|invites?|challenges?|forces?) (?:${who}) to ([a-z]+ [^.!?,;]+)`,
    `\\bneeds? (?:their|[A-Z]\\w+'s) help to ([a-z]+ [^.!?,;]+)`,
    `^(?:two|three) [\\w ]+? (?:have|need|must) (?:to )?work together to ([a-z]+ [^.!?,;]+)`,
    `\\bha(?:ve|s) (?:only |just )?(?:until [\\w ]+?|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d+) [\\w-]+(?: [\\w-]+)?) to ([a-z]+ [^.!?,;]+)`,
    `\\bha(?:ve|s) (?:one|only|just|until)[\\w ]*? to ([a-z]+ [^.!?,;]+)`,
    `\\b(?:unless|until) (?:they|${names.map((name) => escapePattern(name)).join('|')}) (?:can |manage to )?([a-z]+ [^.!?,;]+)`,
    `\\bwho (?:will|can|could|would|is going to) ([a-z]+ [^.!?,;]+)\\?`,
    `\\b(?:in order|so as) to ([a-z]+ [^.!?,;]+)`,
    `\\b(?:they|and) (?:are|were) (?:asked|told|hired|sent|supposed|ordered|chosen|dared) to ([a-z]+ [^.!?,;]+)`,
  ];
  for (const pattern of patterns) {
    const wish = new RegExp(pattern, 'i').exec(text)?.[1]?.trim();
    const verb = wish?.split(' ')[0]?.toLowerCase() ?? '';
    if (!wish || !goalVerbs.has(verb)) continue;
    const earlier = phrases.filter((phrase) => text.indexOf(phrase.bare) < text.indexOf(wish));
    const isPerson = /^\w+ (?:him|her)\b/i.test(wish);
    const thing =
      (isPerson
        ? earlier.find((phrase) => topicTypeOf(phrase) === 'person')
        : earlier.findLast((phrase) => topicTypeOf(phrase) !== 'person')) ??
      earlier[0] ??
      null;
    const plain = wish.replace(/^(\w+) (?:his|her|its|their) (?=\w+(?: \w+)?$)/i, '$1 the ');
    const meant = thing
      ? plain.replace(
          /^(\w+) (?:it|them|him|her(?=$| (?:to|from|in|into|on|out|up|down|off|back|home|before|for|with|again|by|across|through|over)\b))(?= |$)/i,
          `$1 ${thing.the}`,
        )
      : plain;
    const object = meant === wish ? (chunkNounPhrase(tagWords(wish), 1)?.phrase ?? null) : thing;
    return { text: tidy(meant), topic: object };
  }
  return null;
}

export function ownWish({ events, text }: GoalSource): Goal | null {
  const heroes = events.filter((event) => event.by === 'hero');
  const wish =
    heroes.find((event) => /must|to|should|will|can/.test(event.modal)) ??
    heroes.find((event) => (event.subjectText === '' || !onlyBeginnings.test(event.verb)) && !event.link);
  const verb = wish?.verb.split(' ')[0] ?? '';
  if (!wish || !goalVerbs.has(verb) || wish.tail === '') return null;
  const from = /\bfrom (?:an?|the) /i.test(text) ? foeAfterFrom(text) : null;
  return { text: tidy(cutShort(`${wish.verb} ${wish.tail}`)), topic: wish.object ?? aboutOf(wish.tail), foe: from };
}

/** "search for the keepers", "look after the dragon". */
export function aboutOf(tail: string): NounPhrase | null {
  const terms = tagWords(tail);
  return terms.length > 1 && !isNoun(terms[0]!) ? (chunkNounPhrase(terms, 1)?.phrase ?? null) : null;
}

function foeAfterFrom(text: string): NounPhrase | null {
  const terms = tagWords(text);
  const at = terms.findIndex((term) => /^from$/i.test(term.w));
  const found = at < 0 ? null : chunkNounPhrase(terms, at + 1);
  return found?.phrase.actor ? found.phrase : null;
}

/** "They find a baby dragon and have to hide it": the wish stands after the beginning, in the same clause. */
export function laterWish({ text, phrases, events }: GoalSource): Goal | null {
  const who = events[0]?.ofHero ? 'they|we|and|but' : 'they|we';
  const then = events[0]?.ofHero && onlyBeginnings.test(events[0].verb) ? secondDeed(text) : null;
  const wish =
    then ??
    new RegExp(`\\b(?:${who}) (?:must|have to|need to|has to|should|decide to|try to) ([a-z]+ [^.!?,;]+)`, 'i')
      .exec(text)?.[1]
      ?.trim();
  const thing = phrases[0];
  if (!wish || !thing || !goalVerbs.has(wish.split(' ')[0]?.toLowerCase() ?? '')) return null;
  const meant = wish.replace(/^(\w+) (?:it|them)\b/i, `$1 ${thing.the}`);
  const object = meant === wish ? (chunkNounPhrase(tagWords(wish), 1)?.phrase ?? thing) : thing;
  return { text: tidy(cutShort(meant)), topic: object };
}

/** "They find a map and follow it to the treasure": the second verb. */
function secondDeed(text: string): string | null {
  const [, verb = '', rest] =
    /^[^.!?,;]+? and ([a-z]+) ((?:it|them|him|her|the|an?|their)\b[^.!?,;]+|(?:it|them))/i.exec(text) ?? [];
  const deed = infinitiveOf(verb.toLowerCase());
  return rest && goalVerbs.has(deed) ? `${deed} ${rest}` : null;
}
