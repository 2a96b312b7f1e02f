import type { ArcKind } from '../../frame.ts';
import { withThe } from '../plot/noun-phrase.ts';
import type { Reading, SlotName } from '../reading.ts';
import { phraseOf } from '../slots/describe-noun.ts';
import { traitOfText, traitText } from '../slots/trait/trait-in.ts';
import { table } from '../words/tables.ts';
import { verbEntry } from '../words/verbs.ts';

/** What a listener chose for a slot: the text of one of its options, or words of their own; `null` empties it. */
export type Picks = Partial<Record<SlotName, string | null>>;

const nouns: ReadonlySet<SlotName> = new Set(['x', 'foe', 'den', 'tool', 'weak', 'trick', 'event', 'prize']);

/**
 * The reading with the listener's choices in it, each then certain. Words of their own are taken as one noun phrase; what may
 * not be told or is none is left as it was.
 */
export function applyPicks(reading: Reading, picks: Picks, mayTell: (words: string) => boolean = () => true): Reading {
  const slots: Reading['slots'] = { ...reading.slots };
  let kind = reading.kind;
  for (const [name, picked] of Object.entries(picks) as [SlotName, string | null][]) {
    if (picked === null) {
      delete slots[name];
      continue;
    }
    const before = slots[name];
    const offered = before?.options.find(({ text }) => text === picked);
    const text = offered ? picked : ownWords(name, picked, reading.leads);
    if (text === null || !mayTell(text)) continue;
    const others = [
      ...(before && before.text !== text ? [{ text: before.text, means: 'as it was read' }] : []),
      ...(before?.options ?? []),
    ];
    slots[name] = { text, sure: 1, from: 'said', options: others.filter((option) => option.text !== text).slice(0, 4) };
    if (name === 'verb') kind = { ...kind, is: kindOfVerb(text, offered?.means ?? '', kind.is), sure: 1 };
  }
  return { ...reading, kind, slots };
}

function ownWords(name: SlotName, typed: string, leads: Reading['leads']): string | null {
  const short = typed.slice(0, 80).trim();
  if (short === '') return null;
  if (name === 'trait') return traitTyped(short, leads);
  if (name === 'feel') return feelingNamed(short.toLowerCase());
  if (!nouns.has(name)) return short.split(' ').length <= 14 ? short : null;
  const phrase = phraseOf(short);
  return phrase ? withThe(phrase) : null;
}

/** "Gerald can't swim", or "can't swim" of one of the two; null for what says nothing such. */
function traitTyped(typed: string, leads: Reading['leads']): string | null {
  const trait = traitOfText(typed, leads) ?? traitOfText(`one of them ${typed}`, leads);
  return trait && traitText(trait);
}

/** "scared" → fear; null for what is no feeling that an arc tells. */
function feelingNamed(typed: string): string | null {
  const feelings = Object.entries(table('feelings')).filter(([, { kind }]) => kind === 'feeling');
  return feelings.find(([as, { says, words }]) => [as, says, ...words].includes(typed))?.[0] ?? null;
}

/** The kind that an offered verb was offered for, else the one that the verb itself means. */
function kindOfVerb(verb: string, means: string, now: ArcKind): ArcKind {
  const offered = (Object.keys(table('kinds')) as ArcKind[]).find((kind) => table('kinds')[kind].means === means);
  if (offered) return offered;
  const aim = verbEntry(verb)?.aim;
  return typeof aim === 'string' ? aim : (aim?.['other'] ?? now);
}
