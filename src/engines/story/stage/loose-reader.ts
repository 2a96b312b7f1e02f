import { z } from 'zod';
import { nounKit, type ArcKind, type Noun, type NounKit, type SlotSource } from '../frame.ts';
import { hash32 } from '../words/seeded.ts';
import { looseNoun, makeNoun, type LooseNoun } from './make-noun.ts';

/** Slots as somebody writes them down, in `frames.yaml` or as an arc's `defaults`. */
export type LooseFrame = Record<string, unknown>;

/** What the idea says, what fills it, and what the kind brings; each before the next. */
export type FrameSources = {
  kind: ArcKind;
  said: LooseFrame;
  fill: LooseFrame;
  defaults: LooseFrame;
  /** The season's own. */
  seed?: string;
  /** What the season before it was at risk of. */
  had?: string;
  kits?: Record<string, NounKit>;
  /** How sure what is said was read, and whether its spelling was mended; by slot. */
  read?: Partial<Record<string, { from: SlotSource; sure: number }>>;
};

const text = z.union([z.string(), z.number().transform(String)]);
const pair = z.tuple([z.string(), z.string()]);
const sources = ['said', 'fill', 'defaults'] as const;
const fromOf: Record<(typeof sources)[number], SlotSource> = { said: 'said', fill: 'kit', defaults: 'kind' };
const sureOf: Record<SlotSource, number> = { said: 1, mended: 0.9, kit: 0.8, show: 0.6, place: 0.6, kind: 0.4 };
/** Where a slot is from, and how sure that is. */
export const origin = (from: SlotSource) => ({ from, sure: sureOf[from] });

/** Reads slots out of what was said, what fills it and what the kind brings: the first that has one. */
export class LooseReader {
  readonly kind: ArcKind;
  readonly #from: FrameSources;
  constructor(from: FrameSources) {
    this.#from = from;
    this.kind = from.kind;
  }

  all(key: string): { value: unknown; from: SlotSource }[] {
    return sources.flatMap((name) => {
      const value = this.#from[name][key];
      return value === undefined || value === null || value === '' ? [] : [{ value, from: fromOf[name] }];
    });
  }
  /** Where a slot is from: what was said is as sure as it was read. */
  origin(key: string) {
    const from = this.sourceOf(key) ?? 'kind';
    return from === 'said' ? (this.#from.read?.[key] ?? origin(from)) : origin(from);
  }
  sourceOf = (key: string): SlotSource | undefined => this.all(key)[0]?.from;

  text(key: string): string | undefined {
    for (const { value } of this.all(key)) {
      const read = text.safeParse(value);
      if (read.success) return read.data;
      const inner = z.object({ text }).safeParse(value);
      if (inner.success) return inner.data.text;
    }
    return undefined;
  }
  /** A slot for which there are several that would do, by what the season is about: the same plot has the same one. */
  oneOf(key: string): string | undefined {
    const list = this.all(key).flatMap(({ value }) => z.array(z.string()).safeParse(value).data ?? []);
    return list[
      hash32(key, this.text('x') ?? '', this.text('foe') ?? '', this.text('ask') ?? '') % Math.max(1, list.length)
    ];
  }
  inside(key: string, field: string): string | undefined {
    return this.all(key).flatMap(({ value }) => {
      const read = z.looseObject({ [field]: text }).safeParse(value);
      return read.success ? [String(read.data[field])] : [];
    })[0];
  }
  pair(key: string): [string, string] | undefined {
    return this.all(key).flatMap(({ value }) => { const read = pair.safeParse(value); return read.success ? [read.data] : []; })[0]; // prettier-ignore
  }
  clause<T extends object>(key: string, more?: T) {
    const said = this.text(key);
    return said === undefined ? undefined : { ...this.origin(key), text: said, ...more };
  }

  /** The forms of a noun from all that say something of it; `spare` where nobody names it. */
  noun(key: string, spare: LooseNoun | null, spareFrom: SlotSource): Noun {
    const forms = this.all(key).map(({ value }) => looseOf(value));
    const named = forms.some(({ the }) => the !== undefined);
    const known: LooseNoun = {};
    for (const form of [...forms, ...(named || !spare ? [] : [spare])])
      for (const [name, value] of Object.entries(form)) known[name] ??= value;
    const head = this.text(`${key}_head`) ?? this.text(`${key}head`);
    const kit = kitOf(known);
    const full = { ...known, ...(head ? { head } : {}), ...(kit ? { kit } : {}) };
    return makeNoun(full, named ? this.origin(key) : origin(spareFrom), key === 'x' ? this.#from.kits : undefined);
  }
  nounOrNone(key: string): Noun | undefined {
    return this.all(key).length > 0 ? this.noun(key, null, 'kind') : undefined;
  }
}

/** "the soup", `[a soup, the soup]`, or an object of forms. */
export function looseOf(value: unknown): LooseNoun {
  const two = pair.safeParse(value);
  if (two.success) return { a: two.data[0], the: two.data[1] };
  return looseNoun.parse(value);
}

function kitOf(known: Record<string, unknown>): Partial<NounKit> | undefined {
  const flat = { ...known, left_title: known['left_title'] ?? known['lefttitle'] };
  const given = nounKit
    .partial()
    .safeParse(
      Object.fromEntries(
        Object.entries(flat).filter(([key, value]) => key in nounKit.shape && typeof value === 'string'),
      ),
    );
  const inner = nounKit.partial().safeParse(known['kit']);
  const kit = { ...(given.success ? given.data : {}), ...(inner.success ? inner.data : {}) };
  return Object.keys(kit).length > 0 ? kit : undefined;
}
