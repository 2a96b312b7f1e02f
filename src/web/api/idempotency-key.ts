import { useRef } from 'react';

export type IdempotencyKeys = ReturnType<typeof useIdempotencyKeys>;

/**
 * Idempotency keys for what costs cantos: the same intent keeps its key until it succeeded, so that a double press or
 * another try after a lost answer is charged once.
 */
export function useIdempotencyKeys() {
  const stored = useRef<{ intent: string; key: string }>(null);
  return {
    keyFor(intent: string): string {
      if (stored.current?.intent !== intent) stored.current = { intent, key: crypto.randomUUID() };
      return stored.current.key;
    },
    done() {
      stored.current = null;
    },
  };
}
