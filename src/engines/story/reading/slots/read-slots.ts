import type { Aim } from '../aims/aim.ts';
import { isContest } from '../aims/hero/deeds.ts';
import { harmOfState } from '../aims/harm-aims.ts';
import type { Phrase } from '../plot/noun-phrase.ts';
import { isAlive, typeOf, withThe } from '../plot/noun-phrase.ts';
import type { Plot } from '../plot/read-plot.ts';
import { isLead, isVague, leadNamed } from '../plot/read-plot.ts';
import type { ReadSlot, Reading, SlotName } from '../reading.ts';
import type { Mended } from '../words/mend-spelling.ts';
import { table, wordSet } from '../words/tables.ts';
import { prizeIn, unnamedContest } from './sides/contest-sides.ts';
import { clauseOfPlace } from './sides/sides.ts';
import { clauseSlots, isQuestion } from './clause-slots.ts';
import { becameIn } from './became/became-in.ts';
import { closingIn } from './sides/closing-in.ts';
import { denOf } from './sides/den-of.ts';
import { foeOf } from './sides/foe-of.ts';
import { deedIn } from './deed/deed-in.ts';
import { homeIn } from './sides/home-in.ts';
import { courseIn, skillIn } from './lesson-class.ts';
import { riftIn } from './rift-in.ts';
import { limbOwner, stuckIn } from './stuck-in.ts';
import { spellIn } from './became/spell-in.ts';
import { subjectOf } from './subject-of.ts';
import { swappedIn } from './sides/swapped-in.ts';
import { toolOf } from './sides/tool-of.ts';
import { tellableWords } from './tellable-words.ts';
import { eventOf, guardedAt, guestOf, ownerIn, receiverOf, robbed, wisherOf } from './sides/sides.ts';
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
  const course = best.kind === 'teach' && !best.lesson ? courseIn(plot) : null;
  const about = course ? course.who : (taken?.x ?? subjectOf(best, plot));
  const against = taken?.foe ?? foeOf(best, about, aims, plot, phrases);
  const feast = best.kind === 'celebrate' && about && typeOf(about) === 'event' ? about : null;
  const x = feast ? (guestOf(feast, against, plot) ?? eventOf(feast, plot.cast)) : about;
  const there = taken?.den ?? (best.kind === 'heist' ? guardedAt(best, plot) : null);
  // "sneak into the museum": what is broken into stands against nobody.
  const isKept =
    best.kind === 'heist' &&
    against !== null &&
    !isAlive(typeOf(against)) &&
    (ownerIn(against) !== null || (typeOf(against) === 'place' && against.bare === there?.bare));
  const where = isKept ? against : there;
  // A guard is somebody: the baker guards the baker's safe, and the whirlpool's vault has the guard that the show has.
  const owner = where && ownerIn(where);
  const guard = owner && isAlive(typeOf(owner)) ? owner : null;
  // "they've been business partners forever": the two are the partners.
  const isPair = best.kind === 'two-of-us' && against !== null && wordSet('two_sides').has(against.head);
  // "a plague of moths": the moths are the plague.
  const isPart = against !== null && x?.of?.bare === against.bare;
  const foe = isKept || isPart || isPair ? guard : (against ?? guard);
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
      said(foe).replace(/ customs$/, ' customs officers'),
      best.foe ? sure : 0.5,
      others([x, foe]).map(({ text }) => ({ text, means: `${text} stand in the way` })),
    );
  // "the sea and my grandma's boots": where nothing else is said, that is where they are.
  const wild = best.kind === 'recover' && best.sure < 50 && nouns.length === 2 ? nouns.find(({ bare, head }) => bare !== x?.bare && wordSet('wilds').has(head)) : null; // prettier-ignore
  const den = denOf(where ? { ...best, den: where } : best, x, foe, aims, plot) ?? wild;
  if (den)
    put(
      'den',
      said(den),
      0.7,
      nouns
        .filter((phrase) => typeOf(phrase) === 'place' && phrase !== den)
        .map((phrase) => ({ text: said(phrase), means: `it has to be done at ${said(phrase)}` })),
    );
  // Nobody robs a chair.
  const verb = taken ? 'steal' : fittingVerb(best, x, foe);
  const event =
    best.event ??
    (best.kind === 'contest' || best.kind === 'celebrate'
      ? nouns.find((phrase) => typeOf(phrase) === 'event')
      : null) ??
    (best.kind === 'contest' && best.x && isContest(best.x) ? best.x : null);
  // "at camp we race rafts": what is raced names the contest, where no contest was named.
  const raced = best.kind === 'contest' && (!event || !isContest(event)) ? unnamedContest(plot) : '';
  // "race against the Swedish team": nothing but the race can be won.
  const isRace = best.kind === 'contest' && !x && raced === '' && plot.sentences.some(({ events }) => events.some((one) => one.verb === 'race')); // prettier-ignore
  if (isRace) for (const name of ['x', 'event'] as const) put(name, 'the race', 0.7);
  else if (raced !== '') put('event', raced, 0.7);
  else if (event && (typeOf(event) === 'event' || isContest(event)))
    put('event', said(eventOf(event, plot.cast)).replace(/^the (hide and seek|sardines)$/, 'the game of $1'), 0.8);
  put(
    'verb',
    without
      ? without.startsWith('the night')
        ? 'last the night'
        : 'get through'
      : course?.who
        ? 'teach'
        : about !== best.x && best.kind === 'defend'
          ? 'keep safe'
          : verb,
    sure,
    aims
      .filter(({ kind, verb }) => kind !== best.kind && verb !== best.verb)
      .slice(0, 4)
      .map(({ verb, kind }) => ({ text: verb, means: table('kinds')[kind].means })),
  );
  const ask = best.ask ?? '';
  if (isQuestion(ask, plot)) put('ask', ask, 0.8);
  // Where all of it may not be told: "who eats one bite of every sandwich on the station" is asked without the station.
  if (!slots.ask && isQuestion(ask, plot)) put('ask', ask.replace(/^(.{12,}) (?:on|in|at|under|behind|near|inside|aboard) (?:the|our|a) .+$/, '$1'), 0.8); // prettier-ignore
  // Where only "the clock" may be told of the clock of the old ropeworks, it is asked why the clock strikes thirteen.
  const isShorter = slots.x !== undefined && x !== null && slots.x.text !== said(x);
  if (!slots.ask && best.ask && isShorter) put('ask', shortAsk(best.ask, said(x), slots.x?.text ?? ''), 0.7);
  const skill = best.kind === 'teach' && (!x || isAlive(typeOf(x))) ? skillIn(plot, x) : null;
  put('lesson', course?.lesson ?? (best.lesson || skill), 0.8);
  put('feel', best.feel, 0.9);
  if (best.feeler) put('feeler', said(best.feeler), 0.8);
  // "a man whose wife has died" grieves for the man's wife: "the wife" is nobody's.
  const kin = slots.feeler && slots.x && /^the (\p{L}+)$/u.exec(slots.x.text)?.[1];
  if (kin && slots.feeler && wordSet('kin').has(kin)) put('x', `${possessive(slots.feeler.text)} ${kin}`, 0.8);
  const rift = best.kind === 'two-of-us' ? riftIn(plot) : null;
  if (rift) slots.rift = { text: rift.who ? `${rift.who}: ${rift.is}` : rift.is, sure: 0.8, from: 'said', options: [] };
  if (best.became && !isVague(best.became))
    put('became', `${best.became.proper || best.became.plural ? '' : 'a '}${best.became.bare}`, 0.8);
  else if (best.kind === 'magic')
    put('became', becameIn(plot, x?.pron === '' ? (x.bare.split(' ').at(-1) ?? '') : '', x?.plural), 0.6);
  const swapped = best.kind === 'magic' ? swappedIn(plot, said) : null;
  if (swapped) {
    for (const name of ['x', 'other'] as const) put(name, swapped[name], 0.9);
    if (slots.x?.text === swapped.x && slots.other)
      slots.swap = { text: swapped.is, sure: 0.9, from: 'said', options: [] };
    put('verb', 'swap back', 0.9);
    if (slots.swap && swapped.of.includes(slots.foe?.text ?? '')) delete slots.foe;
    put('foe', swapped.by, 0.8);
  }
  const prize = best.prize ?? (best.kind === 'contest' ? prizeIn(plot) : null);
  if (prize && prize.bare !== x?.bare) put('prize', said(prize), 0.8);
  const wisher = best.kind === 'build' ? wisherOf(x, plot) : best.kind === 'journey' ? receiverOf(x, plot) : null;
  if (wisher && wisher.bare !== foe?.bare) put('owner', said(wisher), 0.7);
  const used = [x, foe, den, event, prize, best.became, ...(slots.swap ? nouns : [])].filter(Boolean);
  const tool = toolOf(
    nouns.filter(
      (phrase) =>
        phrase.determiner !== 'no' &&
        !wordSet('times').has(phrase.head) &&
        !/\d/.test(phrase.head) &&
        !wordSet('limbs').has(phrase.head) &&
        !phrase.states.some((state) => harmOfState(state) === 'broken') &&
        phrase.bare !== 'next door' &&
        !used.some((one) => one && (one.bare.includes(phrase.bare) || phrase.bare.startsWith(`${one.bare} `))) &&
        !(x && said(x).includes(` where ${phrase.bare} `)),
    ),
    plot,
  );
  if (tool) put('tool', said(tool.phrase), tool.sure, others([x, foe, den, tool.phrase]));
  else if (best.kind === 'journey') put('tool', goneBy(plot), 0.6);
  const weak = nouns.find((phrase) => phrase !== x && phrase.states.some((state) => harmOfState(state) === 'broken'));
  if (weak) put('weak', said(weak), 0.6);
  for (const [name, text, certain] of clauseSlots(plot, x, best.kind)) put(name, text, certain);
  if (best.kind === 'build') put('deed', deedIn(plot, x), 0.8);
  const spell = best.kind === 'magic' ? spellIn(plot) : null;
  if (spell) {
    put('deed', spell.text, 0.8);
    for (const name of ['became', 'foe', 'x'] as const) delete slots[name];
    if (spell.place) put('x', said(spell.place), sure);
    put('verb', 'put right', sure);
    if (spell.text.endsWith(slots.tool?.text.split(' ').at(-1) ?? '-')) delete slots.tool;
  }
  const home = homeIn(plot, x, best.kind === 'two-of-us');
  if (home && home.bare !== den?.bare) put('home', said(home), 0.8);
  const stuck = best.kind === 'rescue' && !(foe && isAlive(typeOf(foe))) ? stuckIn(plot, x) : null;
  if (stuck) {
    for (const name of ['foe', 'den'] as const) put(name, said(stuck.thing), 0.8);
    const owner = (x && limbOwner(said(x))) ?? stuck.owner;
    if (owner) put('x', owner, 0.9);
    if (owner) put('verb', 'free', 0.9);
    if (slots.den?.text === said(stuck.thing)) slots.stuck = { text: stuck.how, sure: 0.8, from: 'said', options: [] };
  }
  const closing = best.kind === 'defend' ? closingIn(plot) : null;
  if (closing) {
    put('x', said(closing.x), 0.9, [], closing.x);
    if (closing.foe) put('foe', said(closing.foe), 0.9, [], closing.foe);
    else delete slots.foe;
    if (!['save', 'keep', 'protect'].includes(best.verb)) put('verb', 'save', 0.9);
    if (closing.instead) put('became', `${closing.instead.plural ? '' : 'a '}${closing.instead.bare}`, 0.8);
    if (slots.x?.text === said(closing.x)) slots.closing = { text: closing.deed, sure: 0.8, from: 'said', options: [] };
  }
  return slots;
}

/** A question about a thing by its shorter name, and no further than the first preposition behind it. */
function shortAsk(ask: string, long: string, short: string): string {
  if (!ask.includes(` ${long} `)) return '';
  const words = ask.replace(long, short).split(' ');
  const from = words.indexOf(short.split(' ').at(-1) ?? '') + 2;
  const cut = words.findIndex((word, at) => at > from && wordSet('prepositions').has(word));
  return (cut > 0 ? words.slice(0, cut) : words).join(' ');
}

/** "wants to row to the horizon": they have a boat. */
function goneBy({ sentences }: Plot): string | null {
  const { goes_by: by } = table('english');
  const ridden = sentences
    .flatMap(({ events }) => events)
    .map(({ verb }) => (by && !Array.isArray(by) ? by[verb.split(' ')[0] ?? '']?.[0] : undefined))
    .find((one) => one !== undefined);
  return ridden ? `the ${ridden}` : null;
}

const gotOut = new Set(['sneak', 'smuggle', 'get', 'bring', 'carry', 'take', 'fetch']);

/** The verb that can stand before x and the other side: one finds nobody from somebody, beats a team, and keeps no pirates safe. */
function fittingVerb({ kind, verb }: Aim, x: Phrase | null, foe: Phrase | null): string {
  if (verb === 'find' && foe && isAlive(typeOf(foe))) return kind === 'rescue' ? 'rescue' : 'get back';
  const isRival = x !== null && isAlive(typeOf(x)) && (!foe || foe.bare === x.bare);
  if (kind === 'contest' && verb === 'win' && isRival) return 'beat';
  // "sneak the hamster past the teacher": what is done is to get it out.
  if (kind === 'heist' && gotOut.has(verb)) return `${verb} out`;
  // Nobody gets to the other side of the horizon.
  if (kind === 'journey' && verb === 'cross' && table('dens').unreached.includes(x?.bare.split(' ').at(-1) ?? ''))
    return 'reach';
  const isRaider = isRival && (wordSet('raiders').has(x.head) || wordSet('raiders').has(`${x.head}s`));
  return kind === 'defend' && isRaider && verb.startsWith('keep') ? 'stop' : verb;
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
  if (whose) return `${possessive(whose)} ${phrase.bare}`;
  return withThe(phrase);
}

const possessive = (who: string) => `${who}${who.endsWith('s') ? "'" : "'s"}`;

/** "The king has lost his laugh": whose it is, where no lead was named before. */
function ownerOf({ determiner, from, proper, bare }: Phrase, plot: Plot): string | null {
  if (!['his', 'her', 'its', 'their'].includes(determiner) || proper) return null;
  const sentence = plot.sentences.find(({ phrases }) => phrases.some((one) => one.from === from && one.bare === bare));
  const named = sentence?.phrases.filter(
    (one) => one.to <= from && isAlive(typeOf(one)) && !isVague(one) && one.plural === (determiner === 'their'),
  );
  // "my grandmother must beat the vicar, or he'll keep her piano": it is the grandmother's.
  const own = determiner === 'her' ? 'feminine' : determiner === 'his' ? 'masculine' : null;
  const before = (own ? named?.findLast((one) => wordSet(own).has(one.head)) : null) ?? named?.at(-1);
  return before && !isLead(before, plot.cast) && before.bare.split(' ').length < 4 ? withThe(before) : null;
}
