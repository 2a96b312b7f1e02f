import { aboutOf } from './find-wish.ts';
import { goalVerbs } from './goal-verbs.ts';
import type { Goal, GoalSource } from './goal.ts';
import type { NounPhrase } from './noun-phrase.ts';
import { readNounPhrase } from './noun-phrase.ts';
import { cutShort, tidy } from './tidy-goal.ts';

/** Nobody helps with these before having asked why. */
const unwelcome =
  /^(?:go on (?:a )?strike|strike|leave|quit|resign|retire|run away|move away|move out|give up|be (?:left )?alone|hide|go to war|start a war)\b/i;
/** These need no object. */
const complete =
  /^(?:read|write|sing|dance|fly|swim|sleep|climb|win|escape|cook|paint|draw|skate|ride|rest|travel|drive|sail|knit|rap|play)$/;
/** "a koala who cannot sleep", "a potato that doesn't want to be chips". */
const unable =
  /\b((?:an?|the|one|my|our) (?:(?!(?:an?|the|was|is) )[\w'-]+ ){1,4})(?:who|that) (?:(?:cannot|can not|can't|could not|couldn't|(?:does not|doesn't) know how to|(?:has )?forgot(?:ten)? how to) ([a-z]+[^.!?,;]*)|(?:does not|doesn't|do not|don't) want to\b)/i;

/** A person known by name is not what a story is about where there is something that they are after. */
function wishTopic(subject: NounPhrase, object: NounPhrase | null): NounPhrase {
  return object && subject.the === subject.bare ? object : subject;
}

/** "A snail wants to win a marathon", "the queen asks for their help": what somebody else is after becomes theirs. */
export function helpOther({ events, text }: GoalSource): Goal | null {
  const [, who, deed] = unable.exec(text) ?? [];
  const helpless = who ? readNounPhrase(who) : null;
  if (helpless)
    return { text: tidy(cutShort(`help ${helpless.the} ${deed ?? ''}`.trim())), topic: helpless, kind: 'friend' };
  for (const { by, subject, object, modal, verb, tail } of events) {
    if (by !== 'world' || !subject) continue;
    const asks =
      /^(?:asks?|begs?|calls?|needs?|wants?)$/.test(verb) && /\b(?:their|our|the leads') help\b|^for help/i.test(tail);
    if (asks) return { text: `help ${subject.the}`, topic: subject, kind: 'friend' };
    const wants =
      /\b(?:wants?|needs?|plans?|decide[sd]?|tr(?:y|ies)|hopes?|wish(?:es)?|dreams?|longs?|must|ha(?:s|ve)) (?:\w+ )?to\b|^must$/.test(
        modal,
      );
    if (wants && /\b(?:not|never|(?:do|does|did)n't)\b/.test(modal))
      return { text: `help ${subject.the}`, topic: subject, kind: 'friend' };
    const wish = `${verb} ${tail}`.trim();
    if (wants && !/must|ha(?:s|ve) to/.test(modal) && unwelcome.test(wish))
      return { text: tidy(cutShort(`find out why ${subject.the} wanted to ${wish}`)), topic: subject, kind: 'mystery' };
    if (
      wants &&
      (goalVerbs.has(verb.split(' ')[0] ?? '') || /^(?:be|become)$/.test(verb)) &&
      (tail !== '' || complete.test(verb))
    )
      return {
        text: tidy(cutShort(`help ${subject.the} ${wish}`)),
        topic: wishTopic(subject, object ?? aboutOf(tail)),
        kind: 'friend',
      };
    if (/^(?:need|want)$/.test(verb) && !wants && /^(?:help|an?|some|new|more)\b/i.test(tail))
      return {
        text: /^help\b/i.test(tail) ? `help ${subject.the}` : tidy(cutShort(`help ${subject.the} find ${tail}`)),
        topic: wishTopic(subject, object),
        kind: 'friend',
      };
  }
  const teach = /\b(?:afraid|scared|frightened|terrified) of\b/i.test(text) ? events[0]?.subject : null;
  return teach && events[0]?.by === 'world' && events[0].link
    ? { text: `help ${teach.the}`, topic: teach, kind: 'friend' }
    : null;
}
