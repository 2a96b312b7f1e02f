import type { Goal, GoalSource } from './goal.ts';
import type { PlotEvent } from './read-clauses.ts';

const harmVerbs = new Set(
  'steal kidnap attack invade threaten destroy chase hunt curse capture take haunt break betray build plan rob burn swallow eat freeze poison conquer control rule snatch grab ban shrink cook sell ruin trap erase silence drain flood blow kill trick cheat lock enslave outlaw cancel demolish bulldoze close shut tear'.split(
    ' ',
  ),
);

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

export function againstVillain({ events }: GoalSource): Goal | null {
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
