import { useState } from 'react';
import type { CharacterDraft } from '#shared/story/characters.ts';
import { api } from '#web/api/api.ts';
import { askToSignIn } from '#web/prompts.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { codeOf } from '#web/api/problem.ts';

/** Makes the character. A failure is told in the browser's own alert, as specified, and stays to be read in `failure`. */
export function useCreateCharacter(onCreated: () => void) {
  const [creating, setCreating] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function create(draft: CharacterDraft & { voice?: string }) {
    if (creating) return;
    setCreating(true);
    setFailure(null);
    try {
      const { success, error } = await api.catalog.createCharacter(draft);
      if (!success) throw new Error(error || 'Character creation failed');
      toast.ok('Character created successfully!', draft.name);
      onCreated();
    } catch (error) {
      setCreating(false);
      const message = `Failed to create character: ${(error instanceof Error && error.message) || 'Unknown error'}`;
      setFailure(message);
      window.alert(message);
      const code = codeOf(error);
      if (code === 'limit_reached') askToSignIn('upgrade');
      if (code === 'unauthorized') askToSignIn('sign-in');
    }
  }

  return { creating, failure, create };
}
