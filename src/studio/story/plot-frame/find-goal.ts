import { escapePattern } from '../words/escape-pattern.ts';
import type { NounPhrase } from './noun-phrase.ts';
import { chunkNounPhrase } from './noun-phrase.ts';
import type { PlotKind } from './plot-kinds.ts';
import { topicTypeOf } from './plot-kinds.ts';
import type { PlotEvent } from './read-clauses.ts';
import { tagWords } from './tag-words.ts';

/** What the leads set out to do, as an infinitive phrase ("get the moon back"), with what it is about. */
export type Goal = { text: string; topic: NounPhrase | null; foe?: NounPhrase | null; kind?: PlotKind };

export type GoalSource = {
  text: string;
  events: PlotEvent[];
  phrases: NounPhrase[];
  kind: PlotKind | null;
  names: string[];
};

/** Verbs that read well in "They were going to …"; anything else falls back to "find out the truth about …". */
const goalVerbs = new Set(
  'find save rescue free stop return bring deliver cross escape get steal win build help protect defend solve break reach catch fix repair mend recover follow hide take carry guard wake prove learn teach fight defeat climb sail survive reunite feed restore clear rebuild warn trick convince persuade befriend open close keep make cook bake plant start light beat outsmart hunt explore search enter join discover uncover retrieve heal cure collect gather travel go leave flee throw put lift undo destroy sneak land fly race tame train raise meet visit play perform organise organize host run calm'.split(
    ' ',
  ),
);
/** Verbs that tell how the story starts, not what the leads want. */
const onlyBeginnings =
  /^(?:discover|learn|realize|realise|wake up|find out|enter|live|be|have|hear|find|get|receive|see|meet|become|fall|go|start|compete|inherit|buy|open)$/;
export const harmVerbs = new Set(
  'steal kidnap attack invade threaten destroy chase hunt curse capture take haunt break betray build plan rob burn swallow eat freeze poison conquer control rule'.split(
    ' ',
  ),
);

type Strategy = (source: GoalSource) => Goal | null;

/** In order of how sure they are; the first that finds something decides. */
const strategies: Strategy[] = [
  askedFor, whoDidIt, ownWish, laterWish, againstVillain, goneMissing, lostSomething, getOut, winContest, followFind, truthAboutSubject, truthAboutAnything,
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

function askedFor({ text, names }: GoalSource): Goal | null {
  const who = ['them', 'the two friends', 'our heroes', ...names.map((name) => escapePattern(name))].join('|');
  const patterns = [
    `\\b(?:asks?|tells?|begs?|sends?|hires?|orders?|invites?|challenges?|forces?) (?:${who}) to ([a-z]+ [^.!?,;]+)`,
    `\\bneeds? (?:their|[A-Z]\\w+'s) help to ([a-z]+ [^.!?,;]+)`,
    `^(?:two|three) [\\w ]+? (?:have|need|must) (?:to )?work together to ([a-z]+ [^.!?,;]+)`,
    `\\bhave (?:one|only|just|until)[\\w ]*? to ([a-z]+ [^.!?,;]+)`,
  ];
  for (const pattern of patterns) {
    const wish = new RegExp(pattern, 'i').exec(text)?.[1]?.trim();
    const verb = wish?.split(' ')[0]?.toLowerCase() ?? '';
    if (wish && goalVerbs.has(verb))
      return { text: tidy(wish), topic: chunkNounPhrase(tagWords(wish), 1)?.phrase ?? null };
  }
  return null;
}

function whoDidIt({ text }: GoalSource): Goal | null {
  const [, verb, rest] =
    /^(?:someone|somebody) (?:is|has been|keeps|has) ([a-z]+ing|[a-z]+ed|[a-z]+en) ([^.!?]+)/i.exec(text) ?? [];
  if (!verb || !rest) return null;
  const tense = /ing$/i.test(verb) ? 'was' : 'had';
  return {
    text: `find out who ${tense} ${verb} ${rest}`,
    topic: chunkNounPhrase(tagWords(rest), 0)?.phrase ?? null,
    kind: 'mystery',
  };
}

function ownWish({ events, text }: GoalSource): Goal | null {
  const heroes = events.filter((event) => event.by === 'hero');
  const wish =
    heroes.find((event) => /must|to|should|will|can/.test(event.modal)) ??
    heroes.find((event) => !onlyBeginnings.test(event.verb) && !event.link);
  const verb = wish?.verb.split(' ')[0] ?? '';
  if (!wish || !goalVerbs.has(verb) || wish.tail.split(' ').length > 12) return null;
  const from = /\bfrom (?:an?|the) /i.test(text) ? foeAfterFrom(text) : null;
  return { text: tidy(`${wish.verb} ${wish.tail}`), topic: wish.object, foe: from };
}

function foeAfterFrom(text: string): NounPhrase | null {
  const terms = tagWords(text);
  const at = terms.findIndex((term) => /^from$/i.test(term.w));
  const found = at < 0 ? null : chunkNounPhrase(terms, at + 1);
  return found?.phrase.actor ? found.phrase : null;
}

export function villainOf(events: PlotEvent[]): PlotEvent | undefined {
  return events.find((event) => event.by === 'world' && event.subject !== null && harmVerbs.has(event.verb));
}

function againstVillain({ events }: GoalSource): Goal | null {
  const villain = villainOf(events);
  if (!villain?.subject) return null;
  const taken = /^(?:steal|take|kidnap|capture)$/.test(villain.verb) && villain.object;
  return {
    text: taken ? `get ${taken.the} back` : `stop ${villain.subject.the}`,
    topic: villain.object ?? villain.subject,
    foe: villain.subject,
  };
}

function goneMissing({ events }: GoalSource): Goal | null {
  for (const { by, verb, tail, subject, link } of events) {
    if (by !== 'world' || !subject) continue;
    if (/^(?:disappear|vanish)$/.test(verb) || (link && /^(?:gone|silent|asleep)\b/i.test(tail)))
      return { text: `bring ${subject.the} back`, topic: subject, kind: 'mystery' };
    if ((verb === 'go' && /^missing/i.test(tail)) || (link && /^(?:missing|lost)\b/i.test(tail)))
      return { text: `find ${subject.the}`, topic: subject, kind: 'mystery' };
  }
  return null;
}

const loss =
  /\b(?:lost|loses?|losing) (?:my|his|her|their|its|our|the) ((?:[a-z-]+ ){0,2}?[a-z-]+)(?=$|[.,;!?]| (?:and|but|in|on|at|when|before|because|while)\b)/i;

function lostSomething({ text }: GoalSource): Goal | null {
  const lost = loss.exec(text)?.[1];
  const thing = lost ? (chunkNounPhrase(tagWords(`the ${lost}`), 0)?.phrase ?? null) : null;
  return thing ? { text: `find ${thing.the}`, topic: thing, kind: 'recover' } : null;
}

/** "They find a baby dragon and have to hide it": the wish stands after the beginning, in the same clause. */
function laterWish({ text, phrases }: GoalSource): Goal | null {
  const wish = /\b(?:they|we|and|but) (?:must|have to|need to|has to|should|decide to|try to) ([a-z]+ [^.!?,;]+)/i
    .exec(text)?.[1]
    ?.trim();
  const thing = phrases[0];
  if (!wish || !thing || !goalVerbs.has(wish.split(' ')[0]?.toLowerCase() ?? '')) return null;
  return { text: tidy(wish.replace(/^(\w+) (?:it|them)\b/i, `$1 ${thing.the}`)), topic: thing };
}

function getOut({ kind, phrases }: GoalSource): Goal | null {
  const place = kind === 'escape' ? phrases.find((phrase) => topicTypeOf(phrase) === 'place') : undefined;
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

function truthAboutSubject({ events }: GoalSource): Goal | null {
  const world = events.filter((event) => event.by === 'world' && event.subject);
  const event = world.find(({ link }) => !link) ?? world[0];
  return event?.subject
    ? { text: `find out the truth about ${event.subject.the}`, topic: event.object ?? event.subject }
    : null;
}

function truthAboutAnything({ events, phrases }: GoalSource): Goal | null {
  const topic = events.find((event) => event.subject)?.subject ?? phrases[0];
  return topic ? { text: `find out the truth about ${topic.the}`, topic } : null;
}

function tidy(goal: string): string {
  return goal
    .replace(/^to /, '')
    .replace(/\s+(?:but|and|or|so|to)$/i, '')
    .replaceAll(/[.!?"]/g, '')
    .trim();
}
