import { useState } from 'react';
import { api } from '#web/api.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { codeOf, sentenceOf } from '#web/problem.ts';

/**
 * Asks the server whether a character may have a name. Nothing is said about a refused one, nor about a check that
 * failed, unless that was one of too many: the field is marked as invalid until it is changed.
 */
export function useNameCheck() {
  const [checking, setChecking] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  async function check(name: string): Promise<boolean> {
    setChecking(true);
    const isValid = await askServer(name.trim());
    setChecking(false);
    setRefused(isValid ? null : name);
    return isValid;
  }

  return { checking, check, isRefused: (name: string) => refused === name };
}

async function askServer(name: string): Promise<boolean> {
  try {
    return (await api.catalog.validateCharacterName({ name })).isValid;
  } catch (error) {
    if (codeOf(error) === 'rate_limited') toast.bad('Please wait a little', sentenceOf(error));
    else console.error('Could not check the name:', error);
    return false;
  }
}
