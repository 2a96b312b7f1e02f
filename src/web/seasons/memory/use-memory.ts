import { useRef, useState } from 'react';
import type { MemoryChange, RememberedFact, SeasonMemory } from '#shared/story/memory.ts';
import { api } from '#web/api/api.ts';
import { useIdempotencyKeys } from '#web/api/idempotency-key.ts';
import { codeOf, sentenceOf } from '#web/api/problem.ts';

/** What became of a change: null where it was kept, else the sentence that says why not. */
export type Outcome = string | null;
export type ChangeMemory = (change: MemoryChange, said: string) => Promise<Outcome>;

const offline = 'That could not be kept. Check your connection and try again.';

/** What a season remembers, with the way to change it. `said` is announced once it is kept. */
export function useMemory(seasonId: string, first: SeasonMemory) {
  const [memory, setMemory] = useState(first);
  const [announced, setAnnounced] = useState('');
  const keys = useIdempotencyKeys();
  /** Changes are kept one after another, however quickly they are pressed. */
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const change: ChangeMemory = (wanted, said) => {
    const outcome = last.current.then(() => keep(wanted, said));
    last.current = outcome;
    return outcome;
  };
  async function keep(wanted: MemoryChange, said: string): Promise<Outcome> {
    try {
      const idempotencyKey = keys.keyFor(JSON.stringify(wanted));
      setMemory(await api.seasons.changeMemory({ id: seasonId, ...wanted }, { context: { idempotencyKey } }));
      keys.done();
      setAnnounced(said);
      return null;
    } catch (error) {
      if (codeOf(error) !== null) keys.done();
      // Somebody else's change is shown beside what was typed.
      if (codeOf(error) === 'conflict' || codeOf(error) === 'not_found') await reload();
      return sentenceOf(error, offline, offline);
    }
  }
  async function reload() {
    await api.seasons.readMemory({ id: seasonId }).then(setMemory, (error: unknown) => {
      console.error('The memory could not be loaded again:', error);
    });
  }
  return { memory, announced, change };
}

export const changeOf = (act: 'strike' | 'pin' | 'unpin', fact: RememberedFact): MemoryChange => ({
  act,
  fact_id: fact.id,
  seen: fact.version,
});
