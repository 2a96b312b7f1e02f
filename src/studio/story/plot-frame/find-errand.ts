import type { Goal, GoalSource } from './goal.ts';
import { readNounPhrase } from './noun-phrase.ts';
import { topicTypeOf } from './plot-kinds.ts';
import { cutShort, tidy } from './tidy-goal.ts';

// Aims that the kind of story brings along, and the last resort: there is always a truth to be found.

/** "A voyage to the island of lost toys". */
export function journeyTo({ text }: GoalSource): Goal | null {
  const where = /^(?:an? |the )?(?:\w+ )?(?:journey|voyage|trip|expedition|quest) to ([^.!?,;]+)/i.exec(text)?.[1];
  const place = where ? readNounPhrase(where) : null;
  return place ? { text: tidy(cutShort(`travel to ${where}`)), topic: place, kind: 'journey' } : null;
}

export function getOut({ kind, phrases, text, events }: GoalSource): Goal | null {
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

export function winContest({ kind, phrases }: GoalSource): Goal | null {
  if (kind !== 'contest') return null;
  const contest = phrases.find((phrase) =>
    /contest|race|tournament|competition|game|show|match|duel|championship|bake-off/.test(phrase.head),
  );
  return contest ? { text: `win ${contest.the}`, topic: contest } : null;
}

export function followFind({ events }: GoalSource): Goal | null {
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

export function truthAboutSubject({ events }: GoalSource): Goal | null {
  const world = events.filter((event) => event.by === 'world' && (event.subject ?? event.object));
  const event = world.find(({ link }) => !link) ?? world[0];
  const about = event && ((pointing.test(event.verb) ? event.object : null) ?? event.subject ?? event.object);
  return about ? { text: `find out the truth about ${about.the}`, topic: about } : null;
}

export function truthAboutAnything({ events, phrases }: GoalSource): Goal | null {
  const topic = events.find((event) => event.subject)?.subject ?? phrases[0];
  return topic ? { text: `find out the truth about ${topic.the}`, topic } : null;
}
