import { useState } from 'react';
import { api } from '#web/api/api.ts';

/**
 * Asks the server whether a character may have a name. Nothing is said about a refused one, nor about a check that
 * failed: the field is marked as invalid until it is changed.
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
    console.error('Could not check the name:', error);
    return false;
  }
}
