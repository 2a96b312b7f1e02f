/** A browser tab opened on the user's click, before its address is known: opened any later, pop-up blockers refuse it. */
export type CheckoutTab = { show: (url: string) => void; close: () => void };

/** Opens the tab; where even that is refused, `show` goes to the checkout in this one. */
export function openCheckoutTab(): CheckoutTab {
  const tab = window.open('', '_blank');
  return {
    show(url) {
      if (!tab || tab.closed) {
        window.location.assign(url);
        return;
      }
      tab.opener = null;
      tab.location.href = url;
    },
    close: () => tab?.close(),
  };
}
