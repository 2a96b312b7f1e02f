/** Remembers that an endpoint failed, so that the next does not wait for it too. */
export type Breaker = {
  /** Whether the endpoint is to be left alone for now. */
  isOpen(): boolean;
  failed(): void;
};

/**
 * Opens at a failure and asks `tryAgain` in the background every `restMs` milliseconds until that succeeds, then closes. Nobody
 * is kept from ending the process by it.
 */
export function makeBreaker(restMs: number, tryAgain: () => Promise<unknown>): Breaker {
  let open = false;
  const rest = (): void => {
    setTimeout(() => {
      tryAgain().then(() => (open = false), rest);
    }, restMs).unref();
  };
  return {
    isOpen: () => open,
    failed() {
      if (open) return;
      open = true;
      rest();
    },
  };
}
