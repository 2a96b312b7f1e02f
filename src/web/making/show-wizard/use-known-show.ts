import { useState } from 'react';
import type { Genre } from '#shared/shows.ts';
import { api } from '#web/api/api.ts';
import { askToSignIn } from '#web/prompts.ts';
import { codeOf, sentenceOf } from '#web/api/problem.ts';

export type KnownShow = { name: string; description: string; genre: Genre | null };

/** Creates a show from name, description and genre. The input is kept when the user goes back to the questions. */
export function useKnownShow(onCreated: (id: string) => void) {
  const [show, setShow] = useState<KnownShow>({ name: '', description: '', genre: null });
  const [creating, setCreating] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  function change(part: Partial<KnownShow>) {
    setShow({ ...show, ...part });
    setFailure(null);
  }
  async function create() {
    const { name, description, genre } = show;
    if (creating || !name.trim() || !genre) return;
    setCreating(true);
    setFailure(null);
    try {
      const { id } = await api.catalog.createBasicShow({ name, description, genre });
      onCreated(id);
    } catch (error) {
      setCreating(false);
      if (codeOf(error) === 'unauthorized') askToSignIn('sign-in');
      else setFailure(sentenceOf(error));
    }
  }

  return { show, change, create, creating, failure, ready: show.name.trim() !== '' && show.genre !== null };
}
