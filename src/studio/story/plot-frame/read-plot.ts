import { escapePattern } from '../words/escape-pattern.ts';
import { cleanIdea } from './clean-idea.ts';
import { isEnglish } from './detect-language.ts';
import { findGoal } from './find-goal.ts';
import { villainOf } from './find-villain.ts';
import type { Goal } from './goal.ts';
import type { NounPhrase } from './noun-phrase.ts';
import { chunkNounPhrase, nounPhrase } from './noun-phrase.ts';
import type { PlotFrame } from './plot-frame.ts';
import { plotKindOf, topicTypeOf } from './plot-kinds.ts';
import { quoteIdea } from './quote-idea.ts';
import { clausesOf, readEvent } from './read-clauses.ts';
import type { PlotEvent } from './read-clauses.ts';
import type { Term } from './tag-words.ts';
import { joinTerms } from './tag-words.ts';

/** A plot idea as the planner needs it. `logline` is one to three sentences to be heard in the first episode. */
export type ReadPlot = { frame: PlotFrame; logline: string; tone: string | null };

const heroWords =
  /^(?:they|we|both(?: of them)?|our heroes|the heroes|the (?:main )?characters|our friends|the (?:two|pair|duo|friends|team|kids|children|siblings)|the (?:two|best|three) (?:friends|kids|heroes|siblings|children)|two (?:friends|strangers|kids|children|siblings|people|heroes|brothers|sisters|explorers|adventurers|best friends))$/i;
const notTopics =
  /^(?:day|night|time|year|week|hour|minute|morning|evening|everything|thing|way|life|lives|one|help|version|middle|rest|end|idea|story|stories|episode|writer|twist|half|lot|bit|kind|sort|run|cursed|somebody|someone|everyone|nobody|friends?|chapter|word|words|place|side|order|front|top|secret|there|here|back|away|truth|each|other|mind|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?$/;
const deadline =
  /\b(?:before|by|until)\s+(?:the\s+)?(?:dawn|sunrise|midnight|sunset|nightfall|morning|winter|noon|dark|moon sets|tomorrow|tonight|(?:\w+ ){0,3}(?:ends?|runs? out|arrives?|comes?|rises?|melts?|closes?|falls?))\b/i;

/**
 * Reads a plot idea of any kind; never fails. `quotable` false (the moderator's doubt) keeps the user's sentences out of
 * the narration. What cannot be read becomes a mystery about its most telling word, and what is not English becomes a
 * message that nobody there can read.
 */
export function readPlot(raw: string, names: [string, string], quotable: boolean): ReadPlot {
  const { text, tone } = cleanIdea(raw, names);
  if (/\p{L}/u.test(text) && !isEnglish(text, names)) return unreadable(tone);
  const isHero = heroJudge(names);
  const { events, phrases, clauses } = readEvents(text, isHero);
  const usable = phrases.filter((phrase) => isTopic(phrase, isHero));
  const kind = plotKindOf(text);
  const goal = findGoal({ text, events, phrases: usable, kind, names });
  const topic =
    [goal?.topic ?? null, ...usable].find((phrase) => phrase !== null && isTopic(phrase, isHero)) ??
    // "They must save the day": a poor topic, but theirs.
    (goal?.topic && canBeSaid(goal.topic, isHero) ? goal.topic : null);
  if (!topic) return nameless(tone);
  const foe = foeOf(goal, events, topic, isHero);
  const frame: PlotFrame = {
    kind: goal?.kind ?? kind ?? 'mystery',
    goal: goal?.text ?? `find out the truth about ${topic.the}`,
    topic: topicOf(topic),
    foe: foe?.the ?? '',
    deadline: clauses.map((clause) => deadline.exec(joinTerms(clause))?.[0]?.toLowerCase()).find(Boolean) ?? '',
  };
  if (frame.deadline !== '' && frame.goal.toLowerCase().includes(frame.deadline)) frame.deadline = '';
  return {
    frame,
    tone,
    logline: (quotable ? quoteIdea(text, names) : null) ?? loglineFor(text, frame, topic, names, quotable),
  };
}

function heroJudge(names: [string, string]): (text: string) => boolean {
  const either = names.map((name) => escapePattern(name)).join('|');
  const named = new RegExp(`^(?:${either})(?: and (?:${either}))?$`, 'iu');
  return (text) => heroWords.test(text.trim()) || named.test(text.trim());
}

function isTopic(phrase: NounPhrase, isHero: (text: string) => boolean): boolean {
  return !notTopics.test(phrase.head) && canBeSaid(phrase, isHero);
}

function canBeSaid(phrase: NounPhrase, isHero: (text: string) => boolean): boolean {
  const odd =
    /^(?:one|no|every|himself|herself|themselves)\b/.test(phrase.bare) ||
    phrase.bare.split(' ').length > 6 ||
    phrase.head.length < 2;
  return !odd && !isHero(phrase.the) && !isHero(phrase.bare);
}

function readEvents(
  text: string,
  isHero: (text: string) => boolean,
): { events: PlotEvent[]; phrases: NounPhrase[]; clauses: Term[][] } {
  const events: PlotEvent[] = [];
  const phrases: NounPhrase[] = [];
  const clauses = clausesOf(text);
  let lastThing: NounPhrase | null = null;
  for (const clause of clauses) {
    for (let at = 0; at < clause.length;) {
      const found = chunkNounPhrase(clause, at);
      if (found) phrases.push(found.phrase);
      at = found ? Math.max(found.next, at + 1) : at + 1;
    }
    const event = readEvent(clause, isHero, lastThing);
    const said = events.at(-1);
    // "The king swallows it and has to speak": the second is his, too.
    if (said && event.subjectText === '' && /\b(?:has|have|had|must|needs?) ?(?:to)?\b/.test(event.modal)) {
      event.by = said.ofHero ? 'hero' : said.by;
      event.ofHero = said.ofHero;
      event.subject ??= event.by === 'world' ? said.subject : null;
    }
    // "There is a llama and it wants to swim."
    if (/^(?:he|she|it)$/i.test(event.subjectText) && event.by === 'world')
      event.subject ??= events.map(spokenOf).findLast(Boolean) ?? null;
    if (event.subject && !isTopic(event.subject, isHero)) event.subject = null;
    if (event.object && !isTopic(event.object, isHero)) event.object = null;
    events.push(event);
    lastThing = event.object ?? (event.by === 'world' ? event.subject : null) ?? lastThing;
  }
  return { events, phrases, clauses };
}

/** Whom a clause is about: "there is a llama", "the llama sings". */
function spokenOf({ by, subject, subjectText, object }: PlotEvent): NounPhrase | null {
  if (by === 'hero') return null;
  return /^(?:there|here)$/i.test(subjectText) ? object : subject;
}

function foeOf(
  goal: Goal | null,
  events: PlotEvent[],
  topic: NounPhrase,
  isHero: (text: string) => boolean,
): NounPhrase | null {
  const villain = goal?.foe ?? villainOf(events)?.subject ?? null;
  const isTime = /^(?:dawn|sunrise|sunset|nightfall|midnight|noon|tide)$/.test(villain?.head ?? '');
  return villain && !isTime && villain.the !== topic.the && isTopic(villain, isHero) ? villain : null;
}

function topicOf(topic: NounPhrase): PlotFrame['topic'] {
  const { the, first, bare, head, was } = topic;
  const type = topicTypeOf(topic);
  const { it, them } = (type === 'person' && !topic.plural && pronounsOf(bare)) || topic;
  return { the, first, bare, head, it, them, was, type };
}

const masculine = /\b(?:man|boy|king|prince|father|dad|brother|uncle|grandfather|grandpa|emperor|wizard|knight|husband|son|duke|lord|sir|mr)\b/i; // prettier-ignore
const feminine = /\b(?:woman|girl|queen|princess|mother|mum|mom|sister|aunt|grandmother|grandma|granny|empress|witch|wife|daughter|duchess|lady|mermaid|bride|mrs|ms|miss)\b/i; // prettier-ignore

/** For somebody whose word says what they are; others stay "it", which offends nobody in a story about a ghost. */
function pronounsOf(bare: string): { it: string; them: string } | null {
  if (masculine.test(bare)) return { it: 'he', them: 'him' };
  return feminine.test(bare) ? { it: 'she', them: 'her' } : null;
}

function loglineFor(
  text: string,
  frame: PlotFrame,
  topic: NounPhrase,
  names: [string, string],
  quotable: boolean,
): string {
  if (quotable && text.split(' ').length <= 2)
    return `There was only one word on anybody's lips, and the word was ${frame.topic.bare}.`;
  if (!frame.goal.startsWith('find out the truth'))
    return `It had come down to two people. ${names[0]} and ${names[1]} had to ${frame.goal}.`;
  return `It began with ${topic.first}, and nobody could say how it would end.`;
}

function unreadable(tone: string | null): ReadPlot {
  const frame: PlotFrame = {
    kind: 'mystery',
    goal: 'find out what the message says',
    topic: topicOf(nounPhrase(['message'], 'message', { definite: true })),
    foe: '',
    deadline: '',
  };
  return { frame, tone, logline: 'Somebody has left a message in a language that nobody there can read.' };
}

function nameless(tone: string | null): ReadPlot {
  const frame: PlotFrame = {
    kind: 'mystery',
    goal: 'find out who rang the bell',
    topic: topicOf(nounPhrase(['bell'], 'bell', { definite: true })),
    foe: '',
    deadline: '',
  };
  return { frame, tone, logline: 'A bell has been ringing all night, in a place where there is no bell.' };
}
