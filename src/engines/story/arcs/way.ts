import { placeKinds, tones, type PlaceKind, type Tone } from '#shared/story/show-story.ts';
import { audienceRatings, type AudienceRating } from '#shared/shows.ts';

export const doorStyles = ['bold', 'kind', 'clever', 'careful', 'honest'] as const;
/** Who is bound to speak as A or B; without it the leads take turns. */
export const bindings = ['lead1', 'lead2', 'doer', 'maker', 'payer', 'bold', 'careful'] as const;
export type Binding = (typeof bindings)[number];

/** What is true in a season: "way" → "chase", "foe" → "talks". */
export type Facts = Record<string, string>;
/** `values` empty: the fact is there at all; `not`: it is not, or is none of the values. */
export type Need = { key: string; values: string[]; not: boolean };

/** One telling of one step: a knot of an ink file with its header. */
export type Way = {
  id: string;
  /** Kind of the arc whose folder it is in, "shared", or "show". */
  kind: string;
  step: string;
  skeletons: string[];
  needs: Need[];
  makes: Facts;
  where: PlaceKind[];
  tones: Tone[];
  rating: AudienceRating;
  /** Beginnings of the ids of the shows it belongs to; empty for any. */
  shows: string[];
  a?: Binding;
  b?: Binding;
  door?: string;
  style?: string;
  recall?: string;
  title?: string;
  /** A `next` way (header `then`): what the new season is about, as slots of the old: `{ kind: "befriend", x: "foe" }`. */
  sequel?: Record<string, string>;
  /** What the passer-by W is called. */
  walker?: string;
  /** Names of slots in the body. */
  slots: Set<string>;
  /** Source of the body, for checks. */
  body: { text: string; line: number }[];
  file: string;
  line: number;
};

/** Header lines by name, as written; `line` is that of the knot. */
export type WayHeader = { id: string; tags: Map<string, string>; line: number };

export class PackError extends Error {
  override name = 'PackError';
}

const known = 'step skeleton needs makes where tone rating show a b door style recall title sound then w'.split(' ');
const factList = (text: string) => text.split(/\s+/).filter(Boolean);

/** Reads a header. Throws a `PackError` that names file, line and way. */
export function readHeader(kind: string, file: string, { id, tags, line }: WayHeader): Omit<Way, 'slots' | 'body'> {
  const fail = (what: string) => new PackError(`${file}:${line}: ${id}: ${what}`);
  const list = (key: string) => (tags.get(key) ?? '').split(/[\s,]+/).filter(Boolean);
  const oneOf = <T extends string>(key: string, all: readonly T[]): T[] =>
    list(key).map((name) => {
      const found = all.find((one) => one === name);
      if (!found) throw fail(`"# ${key}: ${name}" must be one of ${all.join(', ')}`);
      return found;
    });
  for (const key of tags.keys()) if (!known.includes(key)) throw fail(`there is no header "# ${key}:"`);
  const step = tags.get('step');
  if (!step) throw fail('"# step:" is missing');
  const [a] = oneOf('a', bindings);
  const [b] = oneOf('b', bindings);
  const [style] = oneOf('style', doorStyles);
  const text = (key: 'door' | 'recall' | 'title') => (tags.has(key) ? { [key]: tags.get(key) } : {});
  const sequel = tags.has('then') ? { sequel: readFacts(tags.get('then') ?? '') } : {};
  const walker = tags.has('w') ? { walker: tags.get('w') ?? '' } : {};
  return {
    id, kind, step, file, line,
    skeletons: list('skeleton'),
    needs: factList(tags.get('needs') ?? '').map(readNeed),
    makes: readFacts(tags.get('makes') ?? ''),
    where: oneOf('where', placeKinds),
    tones: oneOf('tone', tones),
    rating: oneOf('rating', audienceRatings)[0] ?? 'all_ages',
    shows: list('show'),
    ...(a ? { a } : {}),
    ...(b ? { b } : {}),
    ...(style ? { style } : {}),
    ...text('door'), ...text('recall'), ...text('title'),
    ...sequel, ...walker,
  }; // prettier-ignore
}

/** "way=chase,ask" is one of; "owner" is there; "no-owner" is not there; "no-way=ask" is another or none. */
export function readNeed(text: string): Need {
  const not = text.startsWith('no-');
  const [key = '', values] = (not ? text.slice(3) : text).split('=');
  return { key, values: values?.split(',') ?? [], not };
}

function readFacts(text: string): Facts {
  return Object.fromEntries(factList(text).map((one) => [one.split('=')[0] ?? '', one.split('=')[1] ?? 'yes']));
}
