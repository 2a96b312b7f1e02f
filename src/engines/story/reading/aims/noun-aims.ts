import type { ArcKind } from '../../frame.ts';
import type { Phrase } from '../plot/noun-phrase.ts';
import { isAlive, typeOf } from '../plot/noun-phrase.ts';
import type { Plot, Sentence } from '../plot/read-plot.ts';
import { isLead, isVague } from '../plot/read-plot.ts';
import { isKnownPhrase, nounGuessed, nounNamed, singularOf } from '../words/nouns.ts';
import type { Harm } from '../words/tables.ts';
import { table, wordSet } from '../words/tables.ts';
import type { PlotEvent } from '../plot/read-events.ts';
import type { Word } from '../plot/word.ts';
import { bareVerb } from '../words/verbs.ts';
import type { Aim } from './aim.ts';
import { harmOfState } from './harm-aims.ts';
import { clauseFrom } from './clause.ts';
import { theOf } from './hero/deeds.ts';

/** What the nouns alone ask for: a contest is to be won, a stranger befriended, a thing brought back, a place reached. */
export function nounAims(plot: Plot): Aim[] {
  const aims: Aim[] = [];
  const phrases = plot.sentences.flatMap((sentence) => sentence.phrases.map((phrase) => ({ phrase, sentence })));
  const alone = plot.sentences.every(({ events }) => events.every(({ verb }) => verb === ''));
  const versus = plot.sentences.flatMap(({ words }) => words).some(({ lower }) => lower === 'vs' || lower === 'versus');
  phrases.forEach(({ phrase, sentence }, at) => {
    if (isLead(phrase, plot.cast) || isOfTale(phrase, sentence)) return;
    const kind = kindOfNoun(phrase);
    const late = at + (sentence.role === 'cast' ? 3 : 0);
    const open = alone ? 60 : 50;
    const goal =
      kind === 'journey' && sentence.words[phrase.to]?.lower === 'to'
        ? (sentence.phrases.find(({ from }) => from === phrase.to + 1) ?? null)
        : null;
    if (kind)
      aims.push({
        kind,
        verb: goal ? 'reach' : verbFor(kind),
        x: goal ?? (kind === 'heist' || kind === 'escape' ? raidedIn(phrase) : phrase),
        foe: null,
        ...(kind === 'contest' || kind === 'celebrate' ? { event: phrase } : {}),
        sure: open - late,
      });
    if (isVague(phrase)) return;
    const type = typeOf(phrase);
    const friendly = phrase.states.some((state) => (table('states')['friend'] ?? []).includes(state));
    const bare: ArcKind =
      alone && phrases.length === 1 && (wordSet('raiders').has(phrase.head) || phrase.bare.startsWith('killer '))
        ? 'defend'
        : isAlive(type) || (friendly && type === 'thing')
          ? 'befriend'
          : type === 'place'
            ? 'journey'
            : type === 'event'
              ? nounNamed(phrase.head)?.name === 'outings'
                ? 'journey'
                : 'celebrate'
              : type === 'idea'
                ? 'find-out'
                : 'recover';
    const who = wordSet('culprits').has(phrase.head) && phrase.bare.includes(' ');
    if (who && !sentence.events.some(({ verb }) => verb !== ''))
      aims.push({
        kind: 'find-out',
        verb: 'find out',
        x: phrase,
        foe: null,
        ask: `who ${theOf(phrase)} is`,
        sure: 52 - late,
      });
    // "the sea and my grandma's boots": nobody brings back a sea that nobody said was gone.
    const isWild = bare === 'recover' && phrases.length > 1 && wordSet('wilds').has(phrase.head);
    const inSetting = isWild || (at > 0 && (type === 'place' || type === 'idea')) ? 4 : 0;
    // Somebody does something strange with it: that asks for a reason.
    const happens = sentence.events.find(
      ({ subject, verb }) => subject === phrase || (subject?.from === phrase.from && verb !== ''),
    );
    if (happens && happens.verb !== '' && !isAlive(type))
      aims.push({
        kind: 'find-out',
        verb: 'find out',
        x: phrase,
        foe: null,
        ask: reasonAsked(sentence.words, phrase.from, happens),
        sure: (at === 0 && happens.joint === '' && happens.state === '' && happens.modal === '' ? 50 : 36) - late,
      });
    const proposed = (nounNamed(phrase.head) ?? nounGuessed(phrase.head))?.name === 'weather' ? 'survive' : bare;
    aims.push({
      kind: proposed,
      verb:
        bare === 'befriend'
          ? 'make friends with'
          : bare === 'journey'
            ? 'reach'
            : bare === 'recover'
              ? 'get back'
              : verbFor(proposed),
      x: phrase,
      foe: null,
      sure: 30 + (friendly ? 6 : 0) - late - inSetting,
    });
  });
  for (const [index, { words, phrases: own }] of plot.sentences.entries()) {
    const said = ` ${words.map(({ lower }) => lower).join(' ')} `;
    for (const [kind, { nouns, tales }] of Object.entries(table('kinds')))
      for (const noun of [...nouns.filter((one) => one.includes(' ')), ...tales].filter((one) =>
        said.includes(` ${one} `),
      )) {
        const tale = tales.includes(noun);
        const opens =
          said.startsWith(` ${noun} `) || said.startsWith(` a ${noun} `) || said.startsWith(` the ${noun} `);
        const x = own.find(({ bare }) => ` ${bare.toLowerCase()} `.includes(` ${noun} `)) ?? null;
        const beside =
          own.find(
            (phrase) =>
              phrase !== x &&
              !isVague(phrase) &&
              !isLead(phrase, plot.cast) &&
              !` ${noun} `.includes(` ${phrase.bare.toLowerCase()} `),
          ) ?? x;
        aims.push({
          kind: kind as ArcKind,
          verb: verbFor(kind as ArcKind),
          x: alone || tale ? beside : (x ?? beside),
          foe: null,
          // A title is one even where its first word is a verb: "finding nemo in a car park".
          sure: opens && (index === 0 || !alone) ? (words[0]?.kind === 'verb' ? 98 : 76) : index === 0 ? 58 : 48,
          title: true,
        });
      }
  }
  const only = plot.sentences.length === 1 ? plot.sentences[0]?.words : undefined;
  const state = only?.length === 1 ? harmOfState(only[0]?.lower ?? '') : undefined;
  if (state)
    aims.push({
      kind: kindOfState[state] ?? 'escape',
      verb: verbFor(kindOfState[state] ?? 'escape'),
      x: null,
      foe: null,
      sure: 50,
    });
  const [one, two] = phrases
    .map(({ phrase }) => phrase)
    .filter((phrase) => !isVague(phrase) && !isLead(phrase, plot.cast));
  if (versus && one && two) aims.push({ kind: 'defend', verb: 'stop', x: one, foe: two, sure: 64 });
  else if (versus && one) aims.push({ kind: 'defend', verb: 'stop', x: one, foe: one, sure: 64 });
  return aims;
}

/** "jewel robbery", "zoo breakout": what is taken, or got out of, stands before the deed. */
function raidedIn(phrase: Phrase): Phrase {
  const words = phrase.bare.split(' ');
  const before = words.at(-2) ?? '';
  if (!wordSet('raids').has(phrase.head) || nounNamed(before) === null) return phrase;
  return { ...phrase, bare: words.slice(0, -1).join(' '), head: before.toLowerCase(), to: phrase.to - 1 };
}

/** Whether it is part of a known title: "Star Wars with vegetables" is about the vegetables. */
export function isOfTale({ bare }: Phrase, { words }: Sentence): boolean {
  const said = ` ${words.map(({ lower }) => lower).join(' ')} `;
  return Object.values(table('kinds')).some(({ tales }) =>
    tales.some((tale) => said.includes(` ${tale} `) && ` ${tale} `.includes(` ${bare.toLowerCase()} `)),
  );
}

/** What one word such as "trapped" asks for. */
const kindOfState: Partial<Record<Harm, ArcKind>> = {
  traps: 'escape',
  gone: 'escape',
  change: 'magic',
  broken: 'build',
  takes: 'recover',
  doom: 'survive',
  dead: 'feeling',
};

/** "why the moon has sent a bill"; "" where the clause can't be said so. */
function reasonAsked(words: Word[], from: number, event: PlotEvent): string {
  const clause = clauseFrom(words, from);
  return clause === '' || event.joint === 'rel' || event.joint === 'if' ? '' : `why ${clause}`;
}

/** The kind that a noun means by itself: contests and feasts by their class, the rest by kinds.yaml. */
export function kindOfNoun(phrase: Phrase): ArcKind | null {
  const words = phrase.bare.toLowerCase().split(' ');
  if (
    words.length > 1 &&
    nounNamed(words.slice(-2).join(' '))?.name === 'contested' &&
    isKnownPhrase(words.slice(-2).join(' '))
  )
    return 'contest';
  for (const [kind, { nouns }] of Object.entries(table('kinds')))
    if (
      kind !== 'two-of-us' &&
      (nouns.includes(phrase.head) ||
        nouns.includes(singularOf(phrase.head)) ||
        nouns.some((noun) => noun.includes(' ') && words.slice(-noun.split(' ').length).join(' ') === noun))
    )
      return kind as ArcKind;
  const known = nounNamed(phrase.bare.split(' of ')[0] ?? '')?.name ?? nounNamed(phrase.head)?.name;
  // "one about football"; "the football" is a ball.
  const isGame =
    phrase.determiner === '' && phrase.states.length === 0 && wordSet('games').has(phrase.bare.toLowerCase());
  if (known === 'contested' || isGame) return 'contest';
  if (known === 'festive' && !wordSet('vague').has(phrase.bare)) return 'celebrate';
  return known === 'staged' ? 'celebrate' : null;
}

function verbFor(kind: ArcKind): string {
  return bareVerb(table('kinds')[kind].verb[0]);
}
