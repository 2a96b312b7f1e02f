/** A tab opened within the click, before its address is known: pop-up blockers refuse one that is opened later. */
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
