import { useEffect, useRef } from 'react';

/** Paid checkouts are told to the other tabs under this name. */
const paidChannel = 'canto:paid';

/** Tells every other open page of this browser that cantos have arrived. */
export function announcePayment(): void {
  const channel = new BroadcastChannel(paidChannel);
  channel.postMessage('paid');
  channel.close();
}

/** Calls `refresh` when a payment is announced, and on the first look back at this page after `expect` was called. */
export function useReturnFromCheckout(refresh: () => void): { expect: () => void } {
  const expecting = useRef(false);
  useEffect(() => {
    const channel = new BroadcastChannel(paidChannel);
    channel.addEventListener('message', refresh);
    const looked = () => {
      if (document.visibilityState !== 'visible' || !expecting.current) return;
      expecting.current = false;
      refresh();
    };
    document.addEventListener('visibilitychange', looked);
    return () => {
      channel.close();
      document.removeEventListener('visibilitychange', looked);
    };
  }, [refresh]);
  return { expect: () => (expecting.current = true) };
}
