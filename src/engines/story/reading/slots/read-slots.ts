import type { Aim } from '../aims/aim.ts';
import { after } from '../aims/aim.ts';
import { isContest } from '../aims/hero/deeds.ts';
import { harmOfState } from '../aims/harm-aims.ts';
import type { Phrase } from '../plot/noun-phrase.ts';
import { isAlive, typeOf, withThe } from '../plot/noun-phrase.ts';
import type { Plot } from '../plot/read-plot.ts';
import type { PlotEvent } from '../plot/read-events.ts';
import { isLead, isVague, leadNamed } from '../plot/read-plot.ts';
import type { ReadSlot, Reading, SlotName } from '../reading.ts';
import type { Mended } from '../words/mend-spelling.ts';
import { nounNamed } from '../words/nouns.ts';
import { table, wordSet } from '../words/tables.ts';
import { verbEntry } from '../words/verbs.ts';
import { unnamedContest } from './sides/contest-sides.ts';
import { behind, clauseOfPlace } from './sides/sides.ts';
import { clauseSlots } from './clause-slots.ts';
import { becameIn } from './became-in.ts';
import { riftIn } from './rift-in.ts';
import { subjectOf } from './subject-of.ts';
import { tellableWords } from './tellable-words.ts';
import {
  eventOf,
  guardedAt,
  guestOf,
  hindererOf,
  ownerIn,
  robbed,
  suspectOf,
  wisherOf,
  withWhom,
  wreckerOf,
} from './sides/sides.ts';
import { timeWithout } from './time-without.ts';

type How = { mended: Mended[]; mayTell: (words: string) => boolean };

/** The slots of the surest aim, with what stands beside it, and other readings of each. */
export function slotsOf(best: Aim, aims: Aim[], plot: Plot, how: How): Reading['slots'] {
  const slots: Reading['slots'] = {};
  const put = (
    name: SlotName,
    read: string | null | undefined,
    sure: number,
    options: ReadSlot['options'] = [],
    who: Phrase | null = null,
  ) => {
    const text = tellableWords(read ?? '', who, how.mayTell);
    if (!text || text.length > 120) return;
    const fitting = options.filter(
      (option, at) =>
        option.text !== text && how.mayTell(option.text) && options.findIndex((one) => one.text === option.text) === at,
    );
    slots[name] = {
      text,
      sure: Math.max(0, Math.min(1, sure)),
      from: isMended(text, how.mended) ? 'mended' : 'said',
      options: fitting.slice(0, 4),
    };
  };
  const said = (phrase: Phrase) => sayable(phrase, plot);
  const phrases = plot.sentences.flatMap((sentence) => sentence.phrases).filter((phrase) => !isVague(phrase));
  const taken = best.kind === 'heist' ? robbed(best.x) : null;
  const about = taken?.x ?? subjectOf(best, plot);
  const against = taken?.foe ?? foeOf(best, about, aims, plot, phrases);
  const feast = best.kind === 'celebrate' && about && typeOf(about) === 'event' ? about : null;
  const x = feast ? (guestOf(feast, against, plot) ?? eventOf(feast, plot.cast)) : about;
  const isKept = best.kind === 'heist' && against !== null && ownerIn(against) !== null && !isAlive(typeOf(against));
  const where = best.kind === 'heist' ? (isKept ? against : guardedAt(best, plot)) : null;
  // A guard is somebody: the baker guards the baker's safe, and the whirlpool's vault has the guard that the show has.
  const owner = where && ownerIn(where);
  const guard = owner && isAlive(typeOf(owner)) ? owner : null;
  // "a plague of moths": the moths are the plague.
  const isPart = against !== null && x?.of?.bare === against.bare;
  const foe = isKept || isPart ? guard : (against ?? guard);
  const sure = best.sure / 100;
  const nouns = phrases.filter((phrase) => !isLead(phrase, plot.cast));
  const others = (not: (Phrase | null | undefined)[]) =>
    nouns
      .filter((phrase) => not.every((one) => !one || one.bare !== phrase.bare))
      .map((phrase) => ({ text: said(phrase), means: `it is about ${said(phrase)}` }));
  // "learn patience": what is learnt and is no thing has no article.
  const isSkill = best.kind === 'teach' && x?.determiner === '' && !x.plural && typeOf(x) === 'idea';
  const without = best.kind === 'survive' && x ? timeWithout(x, best.verb, nouns) : null;
  if (x?.pron === '' && x.head !== 'survival')
    put('x', without ?? (isSkill ? x.bare : said(x)), sure, others([x, foe]), x);
  if (foe)
    put(
      'foe',
      said(foe),
      best.foe ? sure : 0.5,
      others([x, foe]).map(({ text }) => ({ text, means: `${text} stand in the way` })),
    );
  const den = denOf(where ? { ...best, den: where } : best, x, foe, aims, plot);
  if (den)
    put(
      'den',
      said(den),
      0.7,
      nouns
        .filter((phrase) => typeOf(phrase) === 'place' && phrase !== den)
        .map((phrase) => ({ text: said(phrase), means: `it has to be done at ${said(phrase)}` })),
    );
  const event =
    best.event ??
    (best.kind === 'contest' || best.kind === 'celebrate'
      ? nouns.find((phrase) => typeOf(phrase) === 'event')
      : null) ??
    (best.kind === 'contest' && best.x && isContest(best.x) ? best.x : null);
  if (event && (typeOf(event) === 'event' || isContest(event)))
    put(
      'event',
      said(eventOf(event, plot.cast))
        .replace('tug of the war', 'tug of war')
        .replace(/^the (hide and seek|sardines)$/, 'the game of $1'),
      0.8,
    );
  else if (best.kind === 'contest') put('event', unnamedContest(plot), 0.7);
  put(
    'verb',
    without ? (without.startsWith('the night') ? 'last the night' : 'get through') : best.verb,
    sure,
    aims
      .filter(({ kind, verb }) => kind !== best.kind && verb !== best.verb)
      .slice(0, 4)
      .map(({ verb, kind }) => ({ text: verb, means: table('kinds')[kind].means })),
  );
  put('ask', best.ask, 0.8);
  put('lesson', best.lesson, 0.8);
  put('feel', best.feel, 0.9);
  if (best.feeler) put('feeler', said(best.feeler), 0.8);
  const rift = best.kind === 'two-of-us' ? riftIn(plot) : null;
  if (rift) slots.rift = { text: rift.who ? `${rift.who}: ${rift.is}` : rift.is, sure: 0.8, from: 'said', options: [] };
  if (best.became && !isVague(best.became))
    put('became', `${best.became.proper || best.became.plural ? '' : 'a '}${best.became.bare}`, 0.8);
  else if (best.kind === 'magic')
    put('became', becameIn(plot, x?.pron === '' ? (x.bare.split(' ').at(-1) ?? '') : ''), 0.6);
  if (best.prize) put('prize', said(best.prize), 0.8);
  const wisher = best.kind === 'build' ? wisherOf(x, plot) : null;
  if (wisher && wisher.bare !== foe?.bare) put('owner', said(wisher), 0.7);
  const used = [x, foe, den, event, best.prize, best.became].filter(Boolean);
  const tool = toolOf(
    nouns.filter(
      (phrase) =>
        phrase.determiner !== 'no' &&
        !wordSet('times').has(phrase.head) &&
        !/\d/.test(phrase.head) &&
        !phrase.states.some((state) => harmOfState(state) === 'broken') &&
        !used.some((one) => one?.bare === phrase.bare || one?.bare.includes(phrase.bare)) &&
        !(x && said(x).includes(` where ${phrase.bare} `)),
    ),
    plot,
  );
  if (tool) put('tool', said(tool.phrase), tool.sure, others([x, foe, den, tool.phrase]));
  const weak = nouns.find((phrase) => phrase !== x && phrase.states.some((state) => harmOfState(state) === 'broken'));
  if (weak) put('weak', said(weak), 0.6);
  for (const [name, text, certain] of clauseSlots(plot, x, best.kind)) put(name, text, certain);
  return slots;
}

function isMended(text: string, mended: Mended[]): boolean {
  const lower = text.toLowerCase();
  return mended.some(({ now }) => lower.includes(now.toLowerCase()));
}

/** A noun as a season says it: "the red lamp"; "her hat" belongs to the lead who was named. */
function sayable(phrase: Phrase, plot: Plot): string {
  const lead = leadNamed(phrase, plot.cast);
  if (lead) return lead;
  const known = plot.cast.people.find((name) => name.replaceAll('.', '') === phrase.bare.replaceAll('.', ''));
  if (known) return known;
  const { leads } = plot.cast;
  const named = plot.sentences
    .flatMap(({ phrases }) => phrases)
    .map((one) => leadNamed(one, plot.cast))
    .filter((name) => name !== null);
  if (['his', 'her'].includes(phrase.determiner) && named.length === 1 && !phrase.proper)
    return `${named[0] ?? leads[0]}'s ${phrase.bare}`;
  const [, kin = '', called = ''] = /(?:^|'s )(?:[a-z]+ )*([a-z]+) (\p{Lu}[\p{L}’'-]+)$/u.exec(phrase.bare) ?? [];
  // "my little brother's hamster Biscuit"
  if (kin !== '' && typeOf(phrase) === 'creature') return `the ${kin} ${called}`;
  const where = clauseOfPlace(phrase, plot);
  if (where !== '') return `the ${phrase.bare} ${where}`;
  const whose = ownerOf(phrase, plot);
  const [owner = ''] = phrase.bare.split("'s ");
  // "my dad's job": he is called so by whoever tells of him.
  if (owner !== phrase.bare && wordSet('possessives').has(phrase.determiner) && wordSet('family').has(owner))
    return owner.charAt(0).toUpperCase() + phrase.bare.slice(1);
  if (whose) return `${whose}${whose.endsWith('s') ? "'" : "'s"} ${phrase.bare}`;
  return withThe(phrase);
}

/** "The king has lost his laugh": whose it is, where no lead was named before. */
function ownerOf({ determiner, from, proper, bare }: Phrase, plot: Plot): string | null {
  if (!['his', 'her', 'its', 'their'].includes(determiner) || proper) return null;
  const sentence = plot.sentences.find(({ phrases }) => phrases.some((one) => one.from === from && one.bare === bare));
  const before = sentence?.phrases.findLast(
    (one) => one.to <= from && isAlive(typeOf(one)) && !isVague(one) && one.plural === (determiner === 'their'),
  );
  return before && !isLead(before, plot.cast) && before.bare.split(' ').length < 4 ? withThe(before) : null;
}

function foeOf(best: Aim, x: Phrase | null, aims: Aim[], plot: Plot, phrases: Phrase[]): Phrase | null {
  // "Posy and Arlo sneak into the museum": whoever of the show does it is none of its guards.
  const thieves = best.kind === 'heist' ? (plot.sentences[0]?.events[0]?.subject ?? null) : null;
  const fits = (phrase: Phrase | null | undefined): phrase is Phrase =>
    Boolean(
      phrase &&
      !isVague(phrase) &&
      phrase.bare !== x?.bare &&
      !(phrase.bare === thieves?.bare && plot.cast.people.includes(phrase.bare)) &&
      (isAlive(typeOf(phrase)) || phrase.proper || nounNamed(phrase.head)?.name === 'weather' || phrase === best.foe),
    );
  if (best.firm || fits(best.foe)) return best.firm && !fits(best.foe) ? null : best.foe;
  const objector = plot.sentences
    .flatMap(({ events }) => events.map((event, at) => objectorOf(event, events[at + 1], plot)))
    .find(fits);
  if (objector && best.kind !== 'feeling') return objector;
  const suspect = best.kind === 'find-out' ? suspectOf(plot) : null;
  if (fits(suspect)) return suspect;
  const hinders = ['celebrate', 'teach', 'heist', 'build'].includes(best.kind)
    ? hindererOf(plot, x, best.kind !== 'heist')
    : null;
  if (hinders) return hinders;
  const wrecker = best.kind === 'build' ? wreckerOf(plot, x) : null;
  if (wrecker) return wrecker;
  if (['find-out', 'feeling', 'celebrate', 'befriend', 'teach', 'build'].includes(best.kind)) return null;
  const against = plot.sentences
    .flatMap(({ events }) => events)
    .map((event) => after(event, 'against', 'versus', 'vs'))
    .find(fits);
  if (against) return against;
  const through = plot.sentences
    .flatMap(({ events }) => events)
    .map((event) => after(event, 'through'))
    .find((phrase) => nounNamed(phrase?.head ?? '')?.name === 'weather');
  if (best.kind === 'journey' && fits(through)) return through;
  const rival = best.kind === 'contest' && best.x ? withWhom(best.x, plot) : null;
  if (rival) return rival;
  const harmful = aims.find(
    (aim) => aim.foe && aim.from && verbEntry(aim.from.verb)?.harm && fits(aim.foe) && !isLead(aim.foe, plot.cast),
  );
  if (harmful?.foe) return harmful.foe;
  const list = plot.sentences.every(({ events }) => events.every(({ verb }) => verb === ''));
  const other =
    list && !best.title && x && !isAlive(typeOf(x))
      ? phrases.find((phrase) => isAlive(typeOf(phrase)) && !isLead(phrase, plot.cast))
      : null;
  return fits(other) ? other : null;
}

/** "Tobias says that it will never fly", "Mr. Adebayo doesn't like it", "the mayor forbids it": who is against what the leads do. */
function objectorOf(event: PlotEvent, next: PlotEvent | undefined, plot: Plot): Phrase | null {
  const { subject, verb, negated } = event;
  if (!subject || subject.pron !== '' || isLead(subject, plot.cast) || !(isAlive(typeOf(subject)) || subject.proper))
    return null;
  const denies = wordSet('says').has(verb) && next?.joint === 'that' && next.negated;
  const dislikes = negated && wordSet('approves').has(verb) && event.joint !== 'rel';
  return denies || dislikes || wordSet('forbids').has(verb) ? subject : null;
}

function denOf(best: Aim, x: Phrase | null, foe: Phrase | null, aims: Aim[], plot: Plot): Phrase | null {
  const fits = (phrase: Phrase | null | undefined): phrase is Phrase =>
    Boolean(
      phrase &&
      phrase.pron === '' &&
      phrase.bare !== x?.bare &&
      phrase.bare !== foe?.bare &&
      (typeOf(phrase) === 'place' || phrase.of || ['thing'].includes(typeOf(phrase))) &&
      (!(wordSet('times').has(phrase.head) || wordSet('spans').has(phrase.head)) || best.kind === 'journey') &&
      !['time', 'case'].includes(phrase.head),
    );
  if (fits(best.den)) return best.den;
  // "to her aunt on the farthest island": who it is for lives somewhere.
  const { den: whom } = best;
  const home = best.kind === 'journey' && whom && isAlive(typeOf(whom)) ? behind(plot, whom).find(({ prep }) => ['on', 'in', 'at', 'by'].includes(prep))?.phrase : null; // prettier-ignore
  if (fits(home) && typeOf(home) === 'place') return home;
  const taken = ['recover', 'rescue'].includes(best.kind)
    ? aims.find((aim) => aim.x?.bare === x?.bare && fits(aim.den))
    : null;
  if (taken?.den) return taken.den;
  const there = aims.map(({ den }) => den).find((den) => fits(den) && typeOf(den) === 'place');
  return there ?? null;
}

const toolTypes = new Set(['thing', 'creature']);

function toolOf(nouns: Phrase[], plot: Plot): { phrase: Phrase; sure: number } | null {
  const events = plot.sentences.flatMap((sentence) => sentence.events);
  const held = events
    .flatMap((event) => [
      after(event, 'with', 'using', 'by', ...(verbEntry(event.verb)?.aim === 'build' ? ['of', 'from'] : [])),
      event.verb === 'have' && isLead(event.subject, plot.cast) ? event.object : null,
    ])
    .find((phrase) => phrase && nouns.some((noun) => noun.bare === phrase.bare) && toolTypes.has(typeOf(phrase)));
  if (held) return { phrase: held, sure: 0.7 };
  const second = nouns.find((phrase) => typeOf(phrase) === 'thing' && nounNamed(phrase.head)?.of.size !== 'huge');
  return second ? { phrase: second, sure: 0.4 } : null;
}
