import type { MemoryChapter } from '#shared/story/memory.ts';
import { saysTheSame } from '#shared/story/same-words.ts';
import type { EpisodeMemory, StoryMemory } from '#studio/providers/text/text-provider.ts';

export type KeptFact = {
  id: string;
  chapter: MemoryChapter;
  about: string | null;
  text: string;
  /** What it was before it was corrected. */
  was?: string;
  /** Added by a maker; others are the story's. */
  isAdded?: true;
  isPinned?: true;
  /** Whose typed words it has: others read only what everybody may. */
  typedBy?: string | null;
  /** The episode that it came from, and the line of it that said it. */
  episode: number;
  line?: number;
};
/** What a season remembers after an episode. */
export type KeptMemory = {
  facts: KeptFact[];
  /** Newest last. */
  struck: KeptFact[];
  /** By the key of a choice, ids of what it leans on. */
  hangs: Record<string, string[]>;
};
export type MemoryEffect = 'strike' | 'restore' | 'text' | 'add' | 'pin' | 'unpin';

/** What of a change counts for the memory. */
export type EffectiveChange = {
  effect: MemoryEffect;
  factId: string;
  chapter: MemoryChapter | null;
  text: string | null;
  authorId: string | null;
  afterEpisode: number;
};

export const emptyMemory: KeptMemory = { facts: [], struck: [], hangs: {} };

/** Older ones go first; pinned and added ones stay. */
const mostFacts = 120;
const mostStruck = 80;

/** What a memory is after changes, oldest first. A change of what is not remembered does nothing. */
export function withChanges(memory: KeptMemory, changes: readonly EffectiveChange[]): KeptMemory {
  return changes.reduce(withChange, memory);
}

function withChange(memory: KeptMemory, change: EffectiveChange): KeptMemory {
  const { facts, struck } = memory;
  const { effect, factId, authorId } = change;
  const replaced = (put: (fact: KeptFact) => KeptFact) => ({
    ...memory,
    facts: facts.map((fact) => (fact.id === factId ? put(fact) : fact)),
  });
  if (effect === 'add') {
    const { chapter, text, afterEpisode: episode } = change;
    const fact: KeptFact = { id: factId, chapter: chapter ?? 'people', about: null, text: text ?? '', isAdded: true, typedBy: authorId, episode }; // prettier-ignore
    return { ...memory, facts: [...facts, fact] };
  }
  if (effect === 'strike') {
    const out = facts.filter(({ id }) => id === factId);
    return { ...memory, facts: facts.filter(({ id }) => id !== factId), struck: [...struck, ...out] };
  }
  if (effect === 'restore') {
    const back = struck.filter(({ id }) => id === factId).slice(-1);
    return { ...memory, facts: [...facts, ...back], struck: struck.filter(({ id }) => id !== factId) };
  }
  if (effect === 'text') {
    const text = change.text ?? '';
    return replaced(({ was, typedBy: _typedBy, ...fact }) => {
      const first = was ?? fact.text;
      if (text === first && !fact.isAdded) return { ...fact, text };
      return { ...fact, text, typedBy: authorId, ...(fact.isAdded ? {} : { was: first }) };
    });
  }
  return replaced(({ isPinned: _isPinned, ...fact }) => (effect === 'pin' ? { ...fact, isPinned: true } : fact));
}

/** What a fact of the plot stands for: of each there is one, and a new one takes the place of the old. Null for other facts. */
const keyOf = (id: string): string | null => (/^(?:said|own)\b/.test(id) ? null : (id.split('.')[0] ?? null));

/** What a memory is after another episode: what was struck stays out, and what is said again keeps its first line. */
export function withEpisode(
  memory: KeptMemory,
  { facts, hangs, retired = [] }: EpisodeMemory,
  episode: number,
): KeptMemory {
  const isCorrected = (key: string | null) =>
    key !== null && memory.facts.some(({ id, was }) => was !== undefined && keyOf(id) === key);
  const told = facts.filter(({ id }) => !isCorrected(keyOf(id)) || memory.facts.some((fact) => fact.id === id));
  const keys = new Set(told.map(({ id }) => keyOf(id)).filter((key) => key !== null));
  const isOver = ({ id, was }: KeptFact) =>
    was === undefined && keys.has(keyOf(id) ?? '') && told.every((fact) => fact.id !== id);
  // What its maker typed or pinned stays true, whatever the story says.
  const isRetired = ({ id, isPinned, isAdded, was }: KeptFact) =>
    retired.includes(id) && !isPinned && !isAdded && was === undefined;
  const kept = memory.facts.filter((fact) => !isOver(fact) && !isRetired(fact));
  for (const { line, ...fact } of told) {
    if (memory.struck.some(({ id, text }) => id === fact.id || saysTheSame(text, fact.text))) continue;
    const at = kept.findIndex(({ id, text }) => id === fact.id || saysTheSame(text, fact.text));
    const known = kept[at];
    const said = line === null ? { episode } : { episode, line };
    if (!known) kept.push({ ...fact, ...said });
    else if (known.line === undefined) kept[at] = { ...known, ...said };
  }
  const spare = kept.filter(({ isPinned, isAdded }) => !isPinned && !isAdded);
  const tooOld = new Set(spare.slice(0, Math.max(0, kept.length - mostFacts)));
  return { facts: kept.filter((fact) => !tooOld.has(fact)), struck: memory.struck.slice(-mostStruck), hangs };
}

/** A memory as storytellers get it; `pending` are the changes since the last episode. Undefined where nothing is remembered. */
export function storyMemory(memory: KeptMemory, pending: readonly EffectiveChange[]): StoryMemory | undefined {
  const { facts, struck } = memory;
  if (facts.length + struck.length === 0) return undefined;
  const isNew = (id: string) =>
    pending.some(({ factId, effect }) => factId === id && ['add', 'restore', 'text'].includes(effect));
  const pinned = ({ isPinned }: KeptFact) => isPinned === true;
  return {
    holds: [...facts.filter(pinned), ...facts.filter((fact) => !pinned(fact))].map((fact) => ({ id: fact.id, text: fact.text, isPinned: pinned(fact) })), // prettier-ignore
    struck: struck.map(({ id, text, was }) => ({ id, text: was ?? text })),
    corrected: facts.flatMap(({ id, was, text }) => (was === undefined ? [] : [{ id, was, text }])),
    // What was taken back in is told again, since the plot has lost it.
    added: facts
      .filter(
        ({ id, isAdded, was }) =>
          isAdded ||
          (was === undefined && pending.some((change) => change.factId === id && change.effect === 'restore')),
      ) // prettier-ignore
      .map((fact) => ({ id: fact.id, text: fact.text, isPinned: pinned(fact), isNew: isNew(fact.id) })),
  };
}
