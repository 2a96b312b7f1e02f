import { escapePattern } from '../words/escape-pattern.ts';
import type { NounPhrase } from './noun-phrase.ts';
import { chunkNounPhrase, nounPhrase, readNounPhrase } from './noun-phrase.ts';
import { goalVerbs } from './goal-verbs.ts';
import type { PlotKind } from './plot-kinds.ts';
import { topicTypeOf } from './plot-kinds.ts';
import type { PlotEvent } from './read-clauses.ts';
import { isNoun, tagWords } from './tag-words.ts';

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
  /^(?:discover|learn|realize|realise|wake up|find out|enter|live|be|have|hear|find|get|receive|see|meet|become|fall|go|start|compete|inherit|buy|open)$/;
export const harmVerbs = new Set(
  'steal kidnap attack invade threaten destroy chase hunt curse capture take haunt break betray build plan rob burn swallow eat freeze poison conquer control rule snatch grab ban shrink cook sell ruin trap erase silence drain flood blow kill trick cheat lock enslave outlaw cancel demolish bulldoze close shut tear'.split(
    ' ',
  ),
);

type Strategy = (source: GoalSource) => Goal | null;

/** In order of how sure they are; the first that finds something decides. */
const strategies: Strategy[] = [
  toFindOut, askedFor, whoDidIt, ownWish, laterWish, comingTowards, againstVillain, goneMissing, lostSomething, helpOther, getOut, winContest, followFind, truthAboutSubject, truthAboutAnything,
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
    `\\bhave (?:only |just )?(?:until [\\w ]+?|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d+) [\\w-]+(?: [\\w-]+)?) to ([a-z]+ [^.!?,;]+)`,
    `\\bhave (?:one|only|just|until)[\\w ]*? to ([a-z]+ [^.!?,;]+)`,
    `\\b(?:unless|until) (?:they|${names.map((name) => escapePattern(name)).join('|')}) (?:can |manage to )?([a-z]+ [^.!?,;]+)`,
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
          /^(\w+) (?:it|them|(?:him|her)(?=$| (?:to|from|in|into|on|out|up|down|off|back|home|before|for|with|again|by|across|through|over)\b))(?= |$)/i,
          `$1 ${thing.the}`,
        )
      : plain;
    const object = meant === wish ? (chunkNounPhrase(tagWords(wish), 1)?.phrase ?? null) : thing;
    return { text: tidy(meant), topic: object };
  }
  return null;
}

/** "find out why the bells were silent", "to see who lives there": what they want to know. */
function toFindOut({ text, phrases }: GoalSource): Goal | null {
  const [, nobody] = /(?:^|[.!?;,] |\b(?:and|but) )((?:nobody|no one|nothing|everybody|everyone) (?:can|could|will|would|has|had|is|was|in [\w ]+? (?:is|was|has|had)) [^.!?;]+)/i.exec(text) ?? []; // prettier-ignore
  if (nobody && phrases.length === 0)
    return {
      text: tidy(`find out why ${inPast(nobody.charAt(0).toLowerCase() + nobody.slice(1))}`),
      topic: nounPhrase(['riddle'], 'riddle', { definite: true }),
      kind: 'mystery',
    };
  const [, question, rest] =
    /\b(?:find out|discover|solve the (?:mystery|riddle|case) of|see|learn|work out|figure out) (who|what|why|where|how) ([^.!?;,:]+)/i.exec(
      text,
    ) ?? [];
  if (!question || !rest) return null;
  const said = inPast(rest.trim());
  const topic = readNounPhrase(said.replace(/^\w+ (?=\w+ing )/, ''));
  return { text: `find out ${question.toLowerCase()} ${said}`, topic, kind: 'mystery' };
}

/** Narration is in the past. */
function inPast(clause: string): string {
  const past: Record<string, string> = { is: 'was', are: 'were', has: 'had', have: 'had', keeps: 'kept', keep: 'kept', can: 'could', will: 'would', does: 'did', do: 'did', lives: 'lived', wants: 'wanted' }; // prettier-ignore
  return clause.replace(
    /\b(?:is|are|has|have|keeps|keep|can|will|does|do|lives|wants)\b/,
    (word) => past[word] ?? word,
  );
}

/** "Someone is stealing shoes", "who put the elephant there?", "Something ate the stars". */
function whoDidIt({ text, phrases }: GoalSource): Goal | null {
  const [, someone = '', tense, verb, tail] =
    /(?:^|[.!?:;,-] |\b(?:but|and|because|so) )(someone|somebody|something|who|what) (?:(is|has been|have been|was|keeps|has|had|kept) )?([a-z]+)([^.!?]*)/i.exec(
      text,
    ) ?? [];
  const rest = tail?.trim() ?? '';
  if (!verb || (rest === '' && !/ing$/i.test(verb))) return null;
  const doing = tense === undefined ? tagWords(`Someone ${verb} it`)[1] : null;
  if (tense === undefined && !doing?.tags.has('PastTense') && !sameInPast.test(verb)) return null;
  if (tense !== undefined && !/(?:ing|ed|en|ne|wn|lt|pt|nt|ght|t|n)$/i.test(verb)) return null;
  const thing = phrases[0];
  const what = thing ? rest.replace(/^(?:it|them|him|her)\b/i, thing.the) : rest;
  if (/^(?:it|them|him|her)\b/i.test(what)) return null;
  const who = /^(?:something|what)$/i.test(someone) ? 'what' : 'who';
  const helper =
    tense === undefined ? '' : /^(?:keeps|kept)$/i.test(tense) ? 'kept ' : /ing$/i.test(verb) ? 'was ' : 'had ';
  return {
    text: tidy(cutShort(`find out ${who} ${helper}${verb} ${what}`)),
    topic: readNounPhrase(what) ?? nounPhrase(['riddle'], 'riddle', { definite: true }),
    kind: 'mystery',
  };
}

const sameInPast = /^(?:put|cut|hit|let|set|shut|hurt|cast|burst|hid|ate|took|stole|broke)$/i;

/** As much of a long wish as can be said in one breath. */
function cutShort(goal: string): string {
  if (goal.split(' ').length <= 10) return goal;
  const cut = /^(.{16,}?)(?:,| (?:and|but|until|because|so that|while|which|who|that|unless|without|as) )/i.exec(
    goal,
  )?.[1];
  return cut && cut.split(' ').length >= 3 ? cut : goal;
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
    ({ by, subject, verb, tail }) => by === 'world' && subject !== null && harmVerbs.has(verb) && !ownAffair.test(tail),
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

/** "A comet is heading for the village." */
function comingTowards({ text }: GoalSource): Goal | null {
  const [, what, where] =
    /((?:an?|the|two|three) [\w' -]+?) (?:is|are) (?:heading|headed|racing|rolling|marching|coming|hurtling|creeping|drifting|falling) (?:straight )?(?:for|towards?|at) ((?:the|their|our|an?) [\w' -]+?)(?=[.,;!?]|$| (?:and|but)\b)/i.exec(
      text,
    ) ?? [];
  const [danger, target] = [what, where].map((words) => (words ? readNounPhrase(words) : null));
  return danger && target ? { text: `save ${target.the} from ${danger.the}`, topic: danger, kind: 'defend' } : null;
}

const gone = /^(?:gone|silent|asleep)\b/i;
const loose = /^(?:loose|on the loose|on the run)\b/i;

function goneMissing({ events }: GoalSource): Goal | null {
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
  /\b(?:lost|loses?|losing|misplaced|(?:is|are) missing|cannot find|can't find) ((?:my|his|her|their|its|our|the|an?|one|two|three|four|five|ten|a hundred|all (?:his|her|its|their|the)) (?:[\w'-]+ ){0,2}?[\w'-]+)(?=$|[.,;!?:]| (?:and|but|in|on|at|when|before|because|while|to|that|who|which|with)\b)/i;

const notice = /^(?:lost|missing|wanted|stolen)[:!,.-]+ ([^,.;!?]+)/i;

function lostSomething({ text }: GoalSource): Goal | null {
  const lost = notice.exec(text)?.[1]?.replace(/^one /i, 'a ') ?? loss.exec(text)?.[1];
  const thing = lost
    ? readNounPhrase(`the ${lost.replace(/^(?:all )?(?:my|his|her|their|its|our|the|an?) /i, '')}`)
    : null;
  return thing ? { text: `find ${thing.the}`, topic: thing, kind: 'recover' } : null;
}

/** "A snail wants to win a marathon", "the queen asks for their help": what somebody else is after becomes theirs. */
function helpOther({ events, text }: GoalSource): Goal | null {
  for (const { by, subject, modal, verb, tail } of events) {
    if (by !== 'world' || !subject) continue;
    const asks =
      /^(?:asks?|begs?|calls?|needs?|wants?)$/.test(verb) && /\b(?:their|our|the leads') help\b|^for help/i.test(tail);
    if (asks) return { text: `help ${subject.the}`, topic: subject, kind: 'friend' };
    const wants =
      /\b(?:wants?|needs?|tr(?:y|ies)|hopes?|wish(?:es)?|dreams?|longs?|must|ha(?:s|ve)) (?:\w+ )?to\b|^must$/.test(
        modal,
      );
    if (wants && goalVerbs.has(verb.split(' ')[0] ?? '') && tail !== '' && !/\b(?:not|never)\b/.test(modal))
      return { text: tidy(cutShort(`help ${subject.the} ${verb} ${tail}`)), topic: subject, kind: 'friend' };
  }
  const teach = /\b(?:afraid|scared|frightened|terrified) of\b/i.test(text) ? events[0]?.subject : null;
  return teach && events[0]?.by === 'world' && events[0].link
    ? { text: `help ${teach.the}`, topic: teach, kind: 'friend' }
    : null;
}

/** "They find a baby dragon and have to hide it": the wish stands after the beginning, in the same clause. */
function laterWish({ text, phrases, events }: GoalSource): Goal | null {
  const who = events[0]?.ofHero ? 'they|we|and|but' : 'they|we';
  const wish = new RegExp(
    `\\b(?:${who}) (?:must|have to|need to|has to|should|decide to|try to) ([a-z]+ [^.!?,;]+)`,
    'i',
  )
    .exec(text)?.[1]
    ?.trim();
  const thing = phrases[0];
  if (!wish || !thing || !goalVerbs.has(wish.split(' ')[0]?.toLowerCase() ?? '')) return null;
  const meant = wish.replace(/^(\w+) (?:it|them)\b/i, `$1 ${thing.the}`);
  const object = meant === wish ? (chunkNounPhrase(tagWords(wish), 1)?.phrase ?? thing) : thing;
  return { text: tidy(cutShort(meant)), topic: object };
}

function getOut({ kind, phrases, text }: GoalSource): Goal | null {
  if (kind !== 'escape') return null;
  const inside = /\b(?:trapped|stuck|locked|caught|imprisoned|lost) (?:inside|in|on|within) ([^.!?;]+)/i.exec(
    text,
  )?.[1];
  const place = (inside ? readNounPhrase(inside) : null) ?? phrases.find((phrase) => topicTypeOf(phrase) === 'place');
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

function tidy(goal: string): string {
  return goal
    .replace(/^to /, '')
    .replaceAll(/\b(?:my|our|your)\b/gi, 'their')
    .replace(/\s+(?:but|and|or|so|to)$/i, '')
    .replaceAll(/[.!?"]/g, '')
    .trim();
}
