import { useState } from 'react';
import type { Podcast } from '#shared/podcasts.ts';
import { sentenceOf } from '#web/api/problem.ts';

/** Changes a podcast, one change at a time. `busy` names the one under way; a refusal is kept to be read beside it. */
export function useChange(onChanged: (podcast: Podcast) => void) {
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  /** Answers whether it worked. */
  async function run(name: string, change: () => Promise<Podcast>): Promise<boolean> {
    if (busy) return false;
    setBusy(name);
    setFailure(null);
    try {
      onChanged(await change());
      return true;
    } catch (error) {
      setFailure(sentenceOf(error));
      return false;
    } finally {
      setBusy(null);
    }
  }
  return { busy, failure, run };
}
