import { useRef } from 'react';

export type IntentKey = ReturnType<typeof useIntentKey>;

/**
 * Idempotency keys for what costs cantos: the same intent keeps its key until it succeeded, so that a double press or
 * another try after a lost answer is charged once.
 */
export function useIntentKey() {
  const kept = useRef<{ intent: string; key: string }>(null);
  return {
    keyFor(intent: string): string {
      if (kept.current?.intent !== intent) kept.current = { intent, key: crypto.randomUUID() };
      return kept.current.key;
    },
    done() {
      kept.current = null;
    },
  };
}
