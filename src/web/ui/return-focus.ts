import { openDialogs } from './dialog/open-dialogs.ts';

/**
 * Puts the focus back on `to`; where that is gone, on the uppermost dialog, or at the page's beginning. For controls that
 * go away as they are pressed: the keys would have to start all over.
 */
export function returnFocus(to?: Element | null): void {
  const stays = to instanceof HTMLElement && to !== document.body && to.isConnected;
  const place = stays ? to : (openDialogs.uppermost() ?? document.getElementById('main'));
  place?.focus({ preventScroll: true });
}
