import type { Pronoun } from '#shared/story/show-story.ts';
import { arcKind } from '../frame.ts';
import type { Aim } from './aims/aim.ts';
import { feelingAims } from './aims/feeling-aims.ts';
import { harmAims } from './aims/harm-aims.ts';
import { heroAims } from './aims/hero/hero-aims.ts';
import { nounAims } from './aims/noun-aims.ts';
import { noticeAims } from './aims/notice-aims.ts';
import { pairAims } from './aims/pair-aims.ts';
import { plightAims } from './aims/plight-aims.ts';
import { questionAims } from './aims/question-aims.ts';
import { spellAims } from './aims/spell-aims.ts';
import { wishAims } from './aims/wish-aims.ts';
import { wonderAims } from './aims/wonder-aims.ts';
import { constructionAims } from './constructions/construction-aims.ts';
import { translate } from './foreign/translate.ts';
import type { Cast, Plot } from './plot/read-plot.ts';
import { leadNamed, readPlot } from './plot/read-plot.ts';
import { chooseAim } from './ranking/choose-aim.ts';
import type { How, Reading } from './reading.ts';
import { besidesIn } from './slots/besides.ts';
import { besidesRaised } from './slots/became/by-mistake.ts';
import { houseSlots } from './slots/house-slots.ts';
import { slotsOf } from './slots/read-slots.ts';
import { readWithBan } from './slots/ban/read-with-ban.ts';
import { readWithKept } from './slots/odd/read-with-kept.ts';
import { readWithPattern } from './slots/patterns/read-with-pattern.ts';
import { readWithOdd } from './slots/odd/read-with-odd.ts';
import { readWithTrait } from './slots/trait/read-with-trait.ts';
import type { Mended } from './words/mend-spelling.ts';
import { spellerFor } from './words/mend-spelling.ts';
import { splitIdea } from './words/split-idea.ts';
import { table, wordSet } from './words/tables.ts';
import { verbEntry } from './words/verbs.ts';

export type IdeaToRead = {
  idea: string;
  show: { name: string; description: string | null };
  leads: [string, string];
  /** How the leads are spoken of: by it "he" is one of them. */
  they?: [Pronoun, Pronoun];
  place: string;
  /** Names of the show's people. */
  regulars: string[];
  /** Whether a slot's words may be told; a slot that may not is left unread. Approves everything by default. */
  mayTell?: (words: string) => boolean;
  /** Whether a clause may be told; as `mayTell` by default. */
  maySay?: (clause: string) => boolean;
};

/** What a plot idea asks for. Never throws and reads no more than 1,000 characters, so it takes some 10 ms whatever was typed. */
export function readIdea({
  idea,
  show,
  leads,
  they,
  place,
  regulars,
  mayTell = () => true,
  maySay = mayTell,
}: IdeaToRead): Reading {
  const names = [...leads, ...regulars, ...capitals(place), ...capitals(show.name)];
  const { plot, language, mended } = plotOf(idea, { leads, people: regulars, ...(they ? { they } : {}) }, names);
  const house: Reading = {
    kind: { is: 'house', sure: 0, options: [] },
    slots: {},
    besides: [],
    language,
    mended: [],
    leads,
  };
  if (plot === null) return house;
  const how = { mayTell, maySay, mended };
  const read = readWithTrait(plot, how, (one) => readingOf(one, house, how));
  const banned = readWithBan(plot, read, how);
  if (banned.slots.ban) return banned;
  const kept = readWithKept(plot, idea, read, how);
  return kept.slots.odd ? kept : readWithPattern(plot, readWithOdd(plot, read, how), how);
}

/** The reading of a plot; `house` is that of an idea in which nothing can be read. */
function readingOf(plot: Plot, house: Reading, { mayTell, maySay, mended }: How & { mended: Mended[] }): Reading {
  const aims = aimsOf(plot);
  const chosen = chooseAim(plot, aims);
  const aim = chosen.aim ?? bareAim(plot);
  const options = chosen.others.slice(0, 4).map((is) => ({ is, means: table('kinds')[is].means }));
  if (!aim) {
    const slots = houseSlots(plot, { mended, mayTell });
    return { ...house, kind: { ...house.kind, options }, slots, besides: besidesOf(plot, slots, maySay), mended };
  }
  const slots = slotsOf(aim, aims, plot, { mended, mayTell });
  return {
    ...house,
    kind: { is: aim.kind, sure: Math.min(1, aim.sure / 100), options: options.filter(({ is }) => is !== aim.kind) },
    ...(aim.kind === 'find-out'
      ? withAsk(slots, plot, maySay)
      : {
          slots,
          besides: raisedIn(
            besidesBut(besidesOf(plot, slots, maySay, aim.kind === 'befriend' ? slots.x?.text : ''), slots),
            aim,
            slots,
            plot,
          ),
        }),
    mended,
  };
}

/** Who holds a title by mistake is told of as it is now. */
function raisedIn(besides: Reading['besides'], { kind }: Aim, slots: Reading['slots'], plot: Plot): Reading['besides'] {
  const idea = plot.sentences.flatMap(({ words }) => words.map(({ lower }) => lower)).join(' ');
  return kind === 'befriend' ? besidesRaised(besides, slots, idea) : besides;
}

/** What is asked where the idea asks nothing: why somebody does what it tells, which is said of its thing. */
function withAsk(
  slots: Reading['slots'],
  plot: Plot,
  maySay: (words: string) => boolean,
): Pick<Reading, 'slots' | 'besides'> {
  const { ask: asks, ...others } = slots;
  const read = asks && { ...asks, text: ofOwner(asks.text, slots.x?.text ?? '') };
  const isAsked = plot.sentences.some(({ asks }) => asks);
  // "nobody has lived there for thirty years" is long, and better told than asked where something is done there every day.
  const isLong = read !== undefined && !isAsked && read.text.split(' ').length > longestAsk + 1;
  const besides = besidesOf(plot, isLong ? others : slots, maySay);
  const x = slots.x?.text;
  const text = !x || (read && !isLong) ? null : isLong ? doneAt(x, besides) : askedBy(x, besides);
  if (text && maySay(text))
    return { slots: { ...others, ask: { text, sure: 0.6, from: 'said', options: [] } }, besides };
  return {
    slots: read ? { ...others, ask: read } : slots,
    besides: isLong ? besidesOf(plot, slots, maySay) : besides,
  };
}

/** "why her bread sings" of the baker's bread: whoever asks has not named her. */
function ofOwner(ask: string, x: string): string {
  const [first = '', whose = '', ...words] = ask.split(' ');
  const [, owner, owned = ''] = /^(.+['’]s?) (.+)$/.exec(x) ?? [];
  const isOwn = ['her', 'his', 'its', 'their'].includes(whose) && words.join(' ').startsWith(`${owned} `);
  return owner && owned !== '' && isOwn ? `${first} ${owner} ${words.join(' ')}` : ask;
}

/** A question is said often: it has to be short. */
const longestAsk = 7;

/** "every morning the milkman leaves two bottles at number eleven": what one wants to know is why the milkman leaves two bottles. */
function askedBy(x: string, besides: Reading['besides']): string | null {
  for (const { is, text } of besides) {
    if (is !== 'clause') continue;
    const bare = x.replace(/^the /, '');
    const isDone = ` ${text} `.includes(` ${bare} `) && !` ${text} `.includes(` ${x} `);
    // "the donor keeps leaving violins": what it is about is what somebody does it with.
    const at = isDone ? 0 : ` ${text}`.indexOf(` ${x} `);
    if (at < 0 || (at > 0 && !/^(?:every|each|on|at|in|last|this|one|now|the) /.test(text))) continue;
    const words = text.slice(at).split(' ');
    const named = isDone ? words.lastIndexOf(bare.split(' ').at(-1) ?? '') : x.split(' ').length;
    if (named < 0) continue;
    const end = words.findIndex((word, index) => index > named + (isDone ? 0 : 1) && wordSet('prepositions').has(word));
    const said = words.length > longestAsk && end > 0 ? words.slice(0, end) : words;
    if (said.length > named && said.length <= longestAsk) return `why ${said.join(' ')}`;
  }
  return null;
}

/** "every night somebody leaves bread at the well": why that is done which is done again and again where x is; null for nothing such. */
function doneAt(x: string, besides: Reading['besides']): string | null {
  const [first = ''] = x.replace(/^the /, '').split(' ');
  for (const { is, text } of besides) {
    const words = text.split(' ');
    const at = words.indexOf(first);
    const prep = words[at - 1] === 'the' ? at - 2 : at - 1;
    const isHabit = is === 'clause' && ['every', 'each'].includes(words[0] ?? '');
    if (!isHabit || !wordSet('place_prepositions').has(words[prep] ?? '')) continue;
    const said = words.slice(2, prep);
    if (said.length > 2 && said.length <= longestAsk) return `why ${said.join(' ')}`;
  }
  return null;
}

/**
 * Without the clause that is the plot: "the little boat is afraid of the dark", where it is the boat's fear of the dark that is told, and "the
 * bus driver wants to drive to the sea", where the two go along.
 */
function besidesBut(besides: Reading['besides'], { feeler, x, verb, den }: Reading['slots']): Reading['besides'] {
  // "the bear cannot sleep", where it is to be got to sleep
  if (verb?.text.endsWith(' to sleep')) return besides.filter(({ text }) => !/\b(?:sleep|asleep|bed)$/.test(text));
  const [who, about] = verb?.text === 'go with' ? [x, den] : [feeler, x];
  if (!who || !about) return besides;
  return besides.filter(
    ({ text }) => !text.startsWith(`${who.text} `) || !text.endsWith(about.text.replace(/^the /, '')),
  );
}

function besidesOf(
  plot: Plot,
  slots: Reading['slots'],
  maySay: (words: string) => boolean,
  friend = '',
): Reading['besides'] {
  const told = Object.values(slots).map(({ text }) => text);
  return besidesIn(plot, told, maySay, friend);
}

/** The sentences of an idea, translated and with their spelling mended; null for a language that is not read. `names` are left as they are spelt. */
export function plotOf(
  idea: string,
  cast: Cast,
  names: string[],
): { plot: Plot | null; language: Reading['language']; mended: Mended[] } {
  const { text, language } = translate(idea, names);
  if (text === null) return { plot: null, language, mended: [] };
  if (language !== 'en')
    return { plot: readPlot(splitIdea(text), cast, { mended: [], mend: (word) => word }), language, mended: [] };
  const speller = spellerFor([...cast.leads, ...cast.people], names);
  return { plot: readPlot(splitIdea(text), cast, speller), language, mended: speller.mended };
}

const readers = [
  spellAims, heroAims, noticeAims, constructionAims, plightAims, harmAims, questionAims, wonderAims, wishAims, pairAims, feelingAims, nounAims,
]; // prettier-ignore

/** All that the rules take an idea for, the surest first. */
export function aimsOf(plot: Plot): Aim[] {
  const aims = readers.flatMap((read) => read(plot)).toSorted((a, b) => b.sure - a.sure);
  const [best] = aims;
  if (!best) return betweenLeads(plot);
  if (!best.title) return aims;
  // A title says the kind only, and what else was read of this kind says what it is about.
  const fuller = aims.find(({ kind, x, title, sure }) => kind === best.kind && x && !title && sure >= 40);
  return fuller ? [{ ...fuller, sure: best.sure }, ...aims] : aims;
}

/** One verb is the whole idea: "survive". */
function bareAim({ sentences }: Plot): Aim | null {
  const [word, ...more] = sentences.flatMap(({ words }) => words);
  const kind = word && more.length === 0 ? arcKind.safeParse(verbEntry(word.base)?.aim).data : undefined;
  return word && kind ? { kind, verb: word.base, x: null, foe: null, sure: 50 } : null;
}

/** Where both leads are named and nothing else was understood, something is between them. */
function betweenLeads({ sentences, cast }: Plot): Aim[] {
  const named = new Set(sentences.flatMap(({ phrases }) => phrases.map((phrase) => leadNamed(phrase, cast))));
  named.delete(null);
  const isTold = sentences.some(({ events }) => events.some(({ verb }) => verb !== ''));
  return named.size === 2 && isTold ? [{ kind: 'two-of-us', verb: 'make it up', x: null, foe: null, sure: 30 }] : [];
}

function capitals(text: string): string[] {
  return text.split(' ').filter((word) => word.length > 3 && word[0] !== word[0]?.toLowerCase());
}
