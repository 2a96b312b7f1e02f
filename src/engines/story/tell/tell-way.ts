import type { ScriptLine } from '#shared/story/script.ts';
import type { Pronoun } from '#shared/story/show-story.ts';
import { isEffect } from '#shared/story/sound-effects.ts';
import type { Arc } from '../arcs/load-arcs.ts';
import { doorStyles, type Binding, type Facts, type Way } from '../arcs/way.ts';
import type { Frame } from '../frame.ts';
import type { Stage } from '../stage/make-stage.ts';
import type { Person } from '../stage/person.ts';
import { factsOf } from '../plan/facts.ts';
import { addressDoors } from './address-doors.ts';
import { phraseSlots } from './phrase-slots.ts';
import { renderWay, type Rendered, type WayLetter } from './render-way.ts';
import { capital, fillHeader, personSlots, seasonSlots, type Slots } from './slots.ts';
import { tidyingFor, tidyLines, type Tidying } from './tidy-lines.ts';

export const narratorName = 'Narrator';

/** What a season's telling needs that does not change. */
export type Telling = {
  arc: Arc;
  frame: Frame;
  stage: Stage;
  slots: Slots;
  tidying: Tidying;
  /** Names of the facts that ways make; in a body they are slots. */
  made: string[];
  /** How long ways are, by id and facts, once they have been told. */
  sizes: Map<string, { words: number; talk: number }>;
  /** What ways have said, by what they say it of: an episode is measured, told and led up to by doors with the same words. */
  rendered: Rendered;
  /** Slots of people, by name and by how often they have answered. */
  people: Map<string, Slots>;
};

const noDoors: Slots = Object.fromEntries(
  [...['d1', 'd2', 'd3'].flatMap((door) => [door, `${door}_style`]), ...doorStyles.map((style) => `d_${style}`)].map(
    (name) => [name, ''],
  ),
);

/** `rendered` may be that of other seasons, where many are told one after the other. */
export function telling(arc: Arc, frame: Frame, stage: Stage, rendered: Rendered = new Map()): Telling {
  const made = [...new Set(arc.ways.flatMap(({ makes }) => Object.keys(makes)))];
  const season = seasonSlots(frame, stage);
  const slots = {
    ...Object.fromEntries(made.map((key) => [key, ''])),
    ...noDoors,
    choice: '',
    air: '',
    ...phraseSlots(arc.phrases, factsOf(frame, stage), { ...season, ...namesOf(frame, stage) }),
    ...season,
  };
  return {
    arc,
    frame,
    stage,
    slots,
    made,
    tidying: tidyingFor(frame, stage),
    sizes: new Map(),
    rendered,
    people: new Map(),
  };
}

/** Characters that a script holds of how a line is said. */
const mostOfDelivery = 40;

/** As much of how a line is said as a script holds, up to the end of a word. */
function shortDelivery(delivery: string): string {
  if (delivery.length <= mostOfDelivery) return delivery;
  const parts = delivery.slice(0, mostOfDelivery + 1);
  const end = parts.includes(',') ? parts.lastIndexOf(',') : parts.lastIndexOf(' ');
  return delivery.slice(0, end > 0 ? end : mostOfDelivery);
}

/** Who pays, the other, and the two who help, by their short names. */
function namesOf(frame: Frame, stage: Stage): Slots {
  const { payer } = frame.roles;
  const [h, g] = helpersOf(frame, stage);
  return { p: stage.leads[payer].short, q: stage.leads[payer === 0 ? 1 : 0].short, h: h.short, g: g.short };
}

/** What moves on from way to way: whose turn it is, what was said already. */
export type Running = {
  /** Counts the ways in which nobody is bound to speak first. */
  turn: number;
  /** Counts the ways in which somebody said what they say in turn. */
  cursor: number;
  /** Sentences of weather so far, and whether this episode has had its own. */
  airs: number;
  aired: boolean;
  /** Which leads (0, 1) have been introduced. */
  met: number[];
};

type Cast = [a: 0 | 1, b: 0 | 1];

/** Which lead is A and which B: as the way binds them by their roles, else by turns. */
function castOf({ frame }: Telling, way: Way, { turn }: Running): Cast {
  const bound = (who: Binding): 0 | 1 => (who === 'lead1' ? 0 : who === 'lead2' ? 1 : frame.roles[who]);
  const other = (lead: 0 | 1): 0 | 1 => (lead === 0 ? 1 : 0);
  const a = way.a ? bound(way.a) : way.b ? other(bound(way.b)) : turn % 2 === 0 ? 0 : 1;
  return [a, other(a)];
}

/** The slots of one way: those of the season beneath those of who speaks and what is known. */
export function slotsFor(on: Telling, way: Way, running: Running, facts: Facts): Slots {
  const { stage, frame, made } = on;
  const [a, b] = castOf(on, way, running);
  const { payer } = frame.roles;
  const [h, g] = helpersOf(frame, stage);
  const { leads } = stage;
  const cast: [string, Person][] = [['a', leads[a]], ['b', leads[b]], ['p', leads[payer]], ['q', leads[payer === 0 ? 1 : 0]], ['h', h], ['g', g]]; // prettier-ignore
  const slots = Object.create(on.slots) as Slots;
  for (const name of made) slots[name] = facts[name] ?? '';
  for (const [name, person] of cast) Object.assign(slots, peopleOf(on, name, person, running.cursor));
  // Nobody is introduced twice.
  if (running.met.includes(a)) slots['a_who'] = '';
  if (running.met.includes(b)) slots['b_who'] = '';
  const { airs } = stage.show;
  slots['air'] = running.aired ? '' : (airs[running.airs % airs.length] ?? '');
  slots['why'] = facts['why'] ?? '';
  return slots;
}

function peopleOf({ people }: Telling, name: string, person: Person, cursor: number): Slots {
  const key = `${name} ${person.name} ${cursor}`;
  const known = people.get(key) ?? personSlots(name, person, cursor);
  people.set(key, known);
  return known;
}

function helpersOf({ helpers }: Frame, { others, leads }: Stage): [Person, Person] {
  const find = (name: string) => others.find((one) => one.name === name || one.short === name);
  const h = find(helpers[0]) ?? others[0] ?? leads[0];
  return [h, find(helpers[1]) ?? others.find((one) => one !== h) ?? leads[1]];
}

/** A path as a fork speaks of it. */
export type SpokenDoor = { text: string; style: string };

/** Slots of the three paths, in order and by style. */
function doorSlots(doors: SpokenDoor[]): Slots {
  const said = doors.map(({ text, style }) => ({ style, text: text.charAt(0).toLowerCase() + text.slice(1) }));
  return Object.fromEntries(
    said.flatMap(({ text, style }, at) => [
      [`d${at + 1}`, text],
      [`d${at + 1}_style`, style],
      [`d_${style}`, text],
    ]),
  );
}

/** Lines of one way as script. `doors` are the three paths that a fork speaks of. */
export function tellWay(on: Telling, way: Way, running: Running, facts: Facts, doors: SpokenDoor[] = []): ScriptLine[] {
  const slots = slotsFor(on, way, running, facts);
  Object.assign(slots, doorSlots(doors));
  const [a, b] = castOf(on, way, running);
  const { payer } = on.frame.roles;
  const leadOf: Partial<Record<WayLetter, 0 | 1>> = { A: a, B: b, P: payer, Q: payer === 0 ? 1 : 0 };
  const [h, g] = helpersOf(on.frame, on.stage);
  const others: Partial<Record<WayLetter, string>> = {
    F: on.frame.foe.one.the,
    H: h.name,
    G: g.name,
    X: on.frame.x.the,
    ...(on.frame.other ? { O: on.frame.other.the } : {}),
    ...(on.frame.feeler ? { E: on.frame.feeler.the } : {}),
    W: way.walker ? fillHeader(way.walker, slots) : 'a passer-by',
  };
  const pronouns: Partial<Record<WayLetter, Pronoun>> = {
    F: on.frame.foe.one.they,
    H: h.they,
    G: g.they,
    X: on.frame.x.they,
    ...(on.frame.other ? { O: on.frame.other.they } : {}),
    ...(on.frame.feeler ? { E: on.frame.feeler.they } : {}),
  };
  const rendered = renderWay(on.arc.fileOf(way), way, slots, on.rendered);
  const { leads } = on.stage;
  const heard = new Set(rendered.map(({ by }) => leadOf[by]));
  const lines = rendered.map(({ by, text, delivery, sound }): ScriptLine => {
    const lead = leadOf[by];
    const other = lead === 0 ? 1 : 0;
    const said = {
      text: lead === undefined ? text : addressDoors(text, doors, leads[lead], heard.has(other) ? leads[other] : null), // prettier-ignore
      ...(delivery ? { delivery: shortDelivery(delivery) } : {}),
      ...(isEffect(sound) ? { sound } : {}),
    };
    const { parts, apart } = on.stage;
    if (lead !== undefined && parts[lead] !== 'walk_on')
      return { role: parts[lead], speaker: on.stage.leads[lead].name, ...said };
    const lone = apart.find(({ person }) => others[by] === person.short);
    if (lone) return { role: lone.part, speaker: lone.person.name, ...said };
    if (by === 'N') return { role: 'narrator', speaker: narratorName, ...said };
    const they = lead === undefined ? pronouns[by] : on.stage.leads[lead].they;
    const gender = they === 'she' ? ('female' as const) : they === 'he' ? ('male' as const) : undefined;
    const name = lead === undefined ? others[by] : on.stage.leads[lead].name;
    const speaker = capital(name ?? 'Somebody').slice(0, 60);
    return { role: 'walk_on', speaker, ...said, ...(gender ? { gender } : {}) };
  });
  return tidyLines(lines, on.tidying);
}

/** How things stand after a way. */
export function runOn(on: Telling, way: Way, running: Running): Running {
  const [a, b] = castOf(on, way, running);
  const says = (name: string) => way.slots.has(name) || way.slots.has(`${name}_cap`);
  const met = [...(says('a_who') ? [a] : []), ...(says('b_who') ? [b] : [])];
  const answered = [...way.slots].some((slot) => /^[abpqhg]_(?:yes|no|says|chat|tryline)(?:_cap)?$/.test(slot));
  const aired = !running.aired && says('air');
  return {
    turn: running.turn + (way.a || way.b ? 0 : 1),
    cursor: running.cursor + (answered ? 1 : 0),
    airs: running.airs + (aired ? 1 : 0),
    aired: running.aired || aired,
    met: [...new Set([...running.met, ...met])],
  };
}
