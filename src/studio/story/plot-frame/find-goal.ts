import { escapePattern } from '../words/escape-pattern.ts';
import { toAnswer, toFindOut, whoDidIt } from './find-answer.ts';
import {
  carriedOff, comingTowards, goneMissing, inDanger, lostSomething, runOut, turnBack, unstoppable,
} from './find-mishap.ts'; // prettier-ignore
import type { NounPhrase } from './noun-phrase.ts';
import { chunkNounPhrase, readNounPhrase } from './noun-phrase.ts';
import { goalVerbs } from './goal-verbs.ts';
import type { PlotKind } from './plot-kinds.ts';
import { topicTypeOf } from './plot-kinds.ts';
import type { PlotEvent } from './read-clauses.ts';
import { infinitiveOf, isNoun, tagWords } from './tag-words.ts';
import { cutShort, tidy } from './tidy-goal.ts';

/** What the leads set out to do, as an infinitive phrase ("get the moon back"), with what it is about. */
export type Goal = { text: string; topic: NounPhrase | null; foe?: NounPhrase | null; kind?: PlotKind };

export type GoalSource = {
  text: string;
  events: PlotEvent[];
  phrases: NounPhrase[];
  kind: PlotKind | null;
  names: string[];
};

/** Verbs that tell how the story starts, not what the leads want. */
const onlyBeginnings =
  /^(?:discover|learn|realize|realise|wake up|find out|enter|live|be|have|hear|find|get|receive|see|meet|become|fall|go|start|compete|inherit|buy|open|run out)$/;
export const harmVerbs = new Set(
  'steal kidnap attack invade threaten destroy chase hunt curse capture take haunt break betray build plan rob burn swallow eat freeze poison conquer control rule snatch grab ban shrink cook sell ruin trap erase silence drain flood blow kill trick cheat lock enslave outlaw cancel demolish bulldoze close shut tear'.split(
    ' ',
  ),
);

type Strategy = (source: GoalSource) => Goal | null;

/** In order of how sure they are; the first that finds something decides. */
const strategies: Strategy[] = [
  toFindOut, askedFor, toAnswer, journeyTo, whoDidIt, ownWish, laterWish, comingTowards, unstoppable, carriedOff, turnBack, inDanger, runOut, againstVillain, goneMissing, lostSomething, helpOther, getOut, winContest, followFind, truthAboutSubject, truthAboutAnything,
]; // prettier-ignore

export function findGoal(source: GoalSource): Goal | null {
  for (const strategy of strategies) {
    const goal = strategy(source);
    if (goal && isSpeakable(goal.text)) return goal;
  }
  return null;
}

function isSpeakable(goal: string): boolean {
  return (
    goal.split(' ').length <= 14 &&
    !/\b(?:himself|herself|she|he|who is|i|me|my|you|your)\b|[":]/i.test(goal.replace(/^find out who /, ''))
  );
}

function askedFor({ text, names, phrases }: GoalSource): Goal | null {
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

function ownWish({ events, text }: GoalSource): Goal | null {
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
function aboutOf(tail: string): NounPhrase | null {
  const terms = tagWords(tail);
  return terms.length > 1 && !isNoun(terms[0]!) ? (chunkNounPhrase(terms, 1)?.phrase ?? null) : null;
}

function foeAfterFrom(text: string): NounPhrase | null {
  const terms = tagWords(text);
  const at = terms.findIndex((term) => /^from$/i.test(term.w));
  const found = at < 0 ? null : chunkNounPhrase(terms, at + 1);
  return found?.phrase.actor ? found.phrase : null;
}

export function villainOf(events: PlotEvent[]): PlotEvent | undefined {
  return events.find(
    ({ by, subject, verb, tail, modal }) =>
      by === 'world' &&
      subject !== null &&
      harmVerbs.has(verb) &&
      !/\b(?:must|ha(?:s|ve) to|needs? to)\b/.test(modal) &&
      !ownAffair.test(tail),
  );
}

/** What somebody does to themselves or with what is theirs makes them no villain. */
const ownAffair = /^(?:himself|herself|itself|themselves|his|her own|its own|their own)\b/i;

function againstVillain({ events }: GoalSource): Goal | null {
  const villain = villainOf(events);
  if (!villain?.subject) return null;
  const taken = /^(?:steal|take|kidnap|capture|snatch|grab|swallow)$/.test(villain.verb) && villain.object;
  const meant = /\b(?:wants?|plans?|tries|try|going|threatens?) to\b/.test(villain.modal) && villain.object;
  return {
    text:
      taken && !meant
        ? `get ${taken.the} back`
        : meant
          ? `save ${meant.the} from ${villain.subject.the}`
          : `stop ${villain.subject.the}`,
    topic: villain.object ?? villain.subject,
    foe: villain.subject,
  };
}

/** "A voyage to the island of lost toys". */
function journeyTo({ text }: GoalSource): Goal | null {
  const where = /^(?:an? |the )?(?:\w+ )?(?:journey|voyage|trip|expedition|quest) to ([^.!?,;]+)/i.exec(text)?.[1];
  const place = where ? readNounPhrase(where) : null;
  return place ? { text: tidy(cutShort(`travel to ${where}`)), topic: place, kind: 'journey' } : null;
}

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
function helpOther({ events, text }: GoalSource): Goal | null {
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

/** "They find a baby dragon and have to hide it": the wish stands after the beginning, in the same clause. */
function laterWish({ text, phrases, events }: GoalSource): Goal | null {
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

function getOut({ kind, phrases, text, events }: GoalSource): Goal | null {
  if (kind !== 'escape') return null;
  const inside = /\b(?:trapped|stuck|locked|caught|imprisoned|lost) (?:inside|in|on|within) ([^.!?;]+)/i.exec(
    text,
  )?.[1];
  const stuck = events.find(({ ofHero, verb, modal, tail }) => !ofHero && /\b(?:trap|stuck|stick|lock|imprison)/.test(`${modal} ${verb} ${tail}`)); // prettier-ignore
  const place = (inside ? readNounPhrase(inside) : null) ?? phrases.find((phrase) => topicTypeOf(phrase) === 'place');
  const victim = stuck && inside ? (stuck.subject ?? stuck.object) : null;
  if (place && victim && victim.the !== place.the)
    return { text: `get ${victim.the} out of ${place.the}`, topic: victim, kind: 'rescue' };
  return place ? { text: `get out of ${place.the}`, topic: place } : null;
}

function winContest({ kind, phrases }: GoalSource): Goal | null {
  if (kind !== 'contest') return null;
  const contest = phrases.find((phrase) =>
    /contest|race|tournament|competition|game|show|match|duel|championship|bake-off/.test(phrase.head),
  );
  return contest ? { text: `win ${contest.the}`, topic: contest } : null;
}

function followFind({ events }: GoalSource): Goal | null {
  const found = events.find(
    (event) =>
      event.by === 'hero' && event.object && /^(?:find|discover|get|receive|inherit|open|meet|see)/.test(event.verb),
  )?.object;
  if (!found) return null;
  const leads = /^(?:map|letter|message|diary|book|key|door|clue|note|compass)s?$/.test(found.head);
  return {
    text: leads ? `find out where ${found.the} would lead them` : `find out the truth about ${found.the}`,
    topic: found,
  };
}

/** Verbs whose object is the news, and not who does it: "the post brings a parcel". */
const pointing = /^(?:deliver|send|bring|find|discover|receive|get|hear|see|order|show|hold|contain|have|inherit|buy)$/;

function truthAboutSubject({ events }: GoalSource): Goal | null {
  const world = events.filter((event) => event.by === 'world' && (event.subject ?? event.object));
  const event = world.find(({ link }) => !link) ?? world[0];
  const about = event && ((pointing.test(event.verb) ? event.object : null) ?? event.subject ?? event.object);
  return about ? { text: `find out the truth about ${about.the}`, topic: about } : null;
}

function truthAboutAnything({ events, phrases }: GoalSource): Goal | null {
  const topic = events.find((event) => event.subject)?.subject ?? phrases[0];
  return topic ? { text: `find out the truth about ${topic.the}`, topic } : null;
}
