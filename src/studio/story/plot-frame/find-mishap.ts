import type { Goal, GoalSource } from './goal.ts';
import type { NounPhrase } from './noun-phrase.ts';
import { readNounPhrase } from './noun-phrase.ts';

// Aims that nobody states because what has gone wrong says them: what is lost is to be found, what is in danger saved.

/** "A comet is heading for the village." */
export function comingTowards({ text }: GoalSource): Goal | null {
  const [, what, where] =
    /((?:an?|the|two|three) [\w' -]+?) (?:is|are) (?:heading|headed|racing|rolling|marching|coming|hurtling|creeping|drifting|falling) (?:straight )?(?:for|towards?|at) ((?:the|their|our|an?) [\w' -]+?)(?=[.,;!?]|$| (?:and|but)\b)/i.exec(
      text,
    ) ?? [];
  const [danger, target] = [what, where].map((words) => (words ? readNounPhrase(words) : null));
  return danger && target ? { text: `save ${target.the} from ${danger.the}`, topic: danger, kind: 'defend' } : null;
}

/** "The rain will not stop." */
export function unstoppable({ events }: GoalSource): Goal | null {
  for (const [index, { modal, verb, subject, subjectText }] of events.entries()) {
    if (verb !== 'stop' || !/\b(?:not|won't|never|cannot|can't)\b/.test(modal)) continue;
    const before = events.slice(0, index).findLast((event) => event.object ?? event.subject);
    const thing = /^(?:it|they)$/i.test(subjectText) ? (before?.object ?? before?.subject) : subject;
    if (thing) return { text: `stop ${thing.the}`, topic: thing, kind: 'defend' };
  }
  return null;
}

/** "A bubble carries the baby away." */
export function carriedOff({ events }: GoalSource): Goal | null {
  const event = events.find(
    ({ by, verb, tail, object }) =>
      by === 'world' && object && /^(?:carry|sweep|blow|whisk|drag)$/.test(verb) && /\b(?:away|off)\b/i.test(tail),
  );
  return event?.object
    ? { text: `get ${event.object.the} back`, topic: event.object, foe: event.subject, kind: 'rescue' }
    : null;
}

/** "Dad has been turned into a frog", "a wizard turned their teacher into a teapot". */
export function turnBack({ text }: GoalSource): Goal | null {
  const [, who, whom] =
    /(?:^|[.!?;,] |\b(?:and|but) )([^.!?;,]+?) (?:(?:has|have) (?:been )?|was |were |accidentally )?turned (?:((?:the|their|his|her|our|my|all) [\w' -]+?) )?into (?:an? |the )?\w/i.exec(
      text,
    ) ?? [];
  const thing = who ? readNounPhrase(whom ?? who) : null;
  return thing ? { text: `turn ${thing.the} back`, topic: thing, kind: 'rescue' } : null;
}

/** "Our snow fort is under attack", "the cinema is about to be sold". */
const danger =
  /^(?:under (?:attack|siege)|in (?:danger|trouble)|dying|sinking|drowning|falling apart|about to (?:close|collapse|sink|melt|be (?:sold|closed|torn|knocked|demolished|destroyed)))\b/i;

export function inDanger({ events, text }: GoalSource): Goal | null {
  const [, who, how] = /(?:^|[.!?;,] )([^.!?;,]+?) (?:is|are) ([^.!?;]+)/i.exec(text) ?? [];
  const thing = who && danger.test(how ?? '') ? readNounPhrase(who) : null;
  return thing && events.some(({ by }) => by === 'world')
    ? { text: `save ${thing.the}`, topic: thing, kind: 'defend' }
    : null;
}

/** "The supermarket for wizards runs out of magic." */
export function runOut({ text }: GoalSource): Goal | null {
  const what = /\b(?:(?:runs?|ran|running) out of|(?:has|have) run out of) ([^.!?;,]+)/i.exec(text)?.[1];
  const thing = what ? readNounPhrase(what) : null;
  return thing && !/^time$/.test(thing.head) ? { text: `find more ${thing.bare}`, topic: thing, kind: 'quest' } : null;
}

const gone = /^(?:gone|silent|asleep)\b/i;

const loose = /^(?:loose|on the loose|on the run)\b/i;

export function goneMissing({ events }: GoalSource): Goal | null {
  let thing: NounPhrase | null = null;
  for (const event of events) {
    const { by, verb, tail, link, subjectText, modal } = event;
    const subject: NounPhrase | null = /^(?:it|they|this|now it|now they)$/i.test(subjectText) ? thing : event.subject;
    thing = event.object ?? event.subject ?? thing;
    if ((by !== 'world' && subject !== thing) || !subject) continue;
    if (/^(?:disappear|vanish)$/.test(verb) || (link && gone.test(tail)))
      return {
        text: /gone/.test(tail) ? `find ${subject.the}` : `bring ${subject.the} back`,
        topic: subject,
        kind: 'mystery',
      };
    if (
      (verb === 'go' && /^missing/i.test(tail)) ||
      (link && /^(?:missing|lost)(?:$|,| (?:in|on|at|since|from|again)\b)/i.test(tail))
    )
      return { text: `find ${subject.the}`, topic: subject, kind: 'mystery' };
    if (/\b(?:not|never|n't)\b/.test(modal) && /^(?:come|return)/.test(verb))
      return { text: `find ${subject.the}`, topic: subject, kind: 'mystery' };
    if (
      (/^(?:escape|run away|get loose|get out|fly away)$/.test(verb) && tail.split(' ').length < 5) ||
      (link && loose.test(tail))
    )
      return { text: `catch ${subject.the}`, topic: subject, kind: 'recover' };
  }
  return null;
}

const loss =
  /\b(?:(?:nobody|no one) (?:knows|can find)|lost|loses?|losing|misplaced|(?:is|are) missing|cannot find|can't find) ((?:my|his|her|their|its|our|the|an?|one|two|three|four|five|ten|a hundred|all (?:his|her|its|their|the)) (?:[\w'-]+ ){0,2}?[\w'-]+)(?=$|[.,;!?:]| (?:and|but|in|on|at|when|before|because|while|to|that|who|which|with)\b)/i;

const notice = /^(?:lost|missing|wanted|stolen)[:!,.-]+ ([^,.;!?]+)/i;

export function lostSomething({ text }: GoalSource): Goal | null {
  const lost = notice.exec(text)?.[1]?.replace(/^one /i, 'a ') ?? loss.exec(text)?.[1];
  const thing = lost
    ? readNounPhrase(`the ${lost.replace(/^(?:all )?(?:my|his|her|their|its|our|the|an?) /i, '')}`)
    : null;
  return thing ? { text: `find ${thing.the}`, topic: thing, kind: 'recover' } : null;
}
