import { z } from 'zod';
import { frame as frameSchema, type Frame, type Noun } from '../frame.ts';
import type { StoryPacks } from '../open-packs.ts';
import { makeNoun, type LooseNoun } from '../stage/make-noun.ts';
import type { Stage } from '../stage/make-stage.ts';
import { traitForms } from '../stage/trait-forms.ts';

const typed = { from: 'said', sure: 1 } as const;
/** Slots that a plot can do without. */
const spareable = ['weak', 'trick', 'owner', 'till', 'must', 'trait', 'young'] as const;
const nouns = z.enum(['x', 'tool', 'weak', 'trick', 'event', 'became', 'prize']);

/** A plot with other words in a slot; null for a slot that can't be put in other words. */
export function withSlot(frame: Frame, slot: string, words: string): Frame | null {
  const noun = nouns.safeParse(slot).data;
  const changed = noun ? { [noun]: { ...frame[noun], kit: undefined, ...makeNoun({ the: words }, typed) } } : clauseOf(frame, slot, words); // prettier-ignore
  const read = changed && frameSchema.safeParse({ ...frame, ...withoutUse(changed) });
  return read?.success ? read.data : null;
}

/** What another tool is good for is not known. */
const withoutUse = (slots: Record<string, unknown>) =>
  'tool' in slots ? { tool: { ...(slots['tool'] as object), use: 'any' } } : slots;

function clauseOf(frame: Frame, slot: string, words: string): Record<string, unknown> | null {
  if (slot === 'foe') {
    const foe = makeNoun({ the: words }, typed);
    return { foe: { ...foe, known: true, sign: '', one: { the: foe.the, they: foe.they } } };
  }
  if (slot === 'den') {
    const the = words.replace(/^(?:in(?:side| the middle of)?|at|on|under|behind|above|by|near) /i, '');
    return { den: { ...makeNoun({ the, type: 'place' }, typed), in: the === words ? `at ${the}` : words } };
  }
  if (slot === 'till') return { till: { ...typed, text: words.replace(/^(?:before|by|until) /i, ''), by: words } };
  if (slot === 'stake') return { stake: { ...frame.stake, ...typed, text: words, fixed: 'all is well' } };
  if (slot === 'must' && frame.must)
    return { must: { ...frame.must, ...typed, text: words }, ...mustAsTrait(frame, words) };
  if (slot === 'owner' || slot === 'ask' || slot === 'young') return { [slot]: { ...typed, text: words } };
  if (slot === 'home') return { x: { ...frame.x, kit: { ...frame.x.kit, home: words } } };
  return null;
}

/** What somebody has to be is told in scenes of its own where nothing else is said of them. */
const mustAsTrait = ({ trait }: Frame, of: string) =>
  trait?.is === 'must' ? { trait: { ...trait, ...typed, of, ...traitForms('must', of) } } : {};

/** A plot in which something is no more: another of the show's takes its place, or nothing does. Null where it can't be missed. */
export function withoutSlot(packs: StoryPacks, frame: Frame, stage: Stage, slot: string): Frame | null {
  if (spareable.some((one) => one === slot)) {
    const { [slot as 'weak']: _, ...rest } = frame;
    return slot === 'must' && frame.trait?.is === 'must' ? { ...rest, trait: undefined } : rest;
  }
  const { show, place } = stage;
  const { world } = packs.tables;
  if (slot === 'home') {
    const home = Object.values(packs.kits).find((kit) => kit.home !== frame.x.kit?.home)?.home ?? 'the usual place';
    return { ...frame, x: { ...frame.x, kit: { ...frame.x.kit, home } } };
  }
  if (slot === 'den') {
    const the = [place.far, place.hide, place.edge].find((one) => one !== frame.den.the) ?? place.far;
    return { ...frame, den: { ...makeNoun({ the, type: 'place' }, typed), in: `at ${the}` } };
  }
  if (slot === 'tool') {
    const prop = another(frame.tool, [show.prop, ...Object.values(world.prop)]);
    return prop && frameSchema.parse({ ...frame, tool: { ...makeNoun(prop, typed), use: prop.use ?? 'any' } });
  }
  if (slot === 'x') {
    const treasure = another(frame.x, [show.treasure, ...Object.values(world.treasure)]);
    if (!treasure) return null;
    const x = makeNoun(treasure, typed, packs.kits);
    // What is asked of the one is not asked of the other.
    const ask = frame.ask?.text.includes(frame.x.the) ? { ask: { ...frame.ask, text: `what is behind ${x.the}` } } : {};
    return frameSchema.parse({ ...frame, ...ask, x });
  }
  if (slot === 'foe') {
    const opponent = another(frame.foe, [show.opponent, ...Object.values(world.opponent)]);
    if (!opponent) return null;
    const foe = makeNoun(opponent as LooseNoun, typed);
    const one = { the: opponent.one?.the ?? foe.the, they: opponent.one?.they ?? foe.they };
    return frameSchema.parse({ ...frame, foe: { ...foe, known: true, sign: opponent.sign ?? '', one } });
  }
  return null;
}

/** The first that is not what there is. */
const another = <T extends { the?: string | undefined }>(now: Noun, all: T[]): T | null =>
  all.find(({ the }) => the !== undefined && the !== now.the) ?? null;
