import { Suspense, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { later } from '../../later.ts';
import { openDialogs } from '../dialog/open-dialogs.ts';
import { toastStore } from './toast.ts';
import './toast.css';

const Toasts = later(async () => (await import('./toasts.tsx')).Toasts);

/**
 * Where messages appear: bottom left, above the player on phones. Mounted once, by the frame; the place is there from the
 * start, for screen readers to watch it, the messages' code comes with the first.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.now, toastStore.onServer);
  const stage = useRef<HTMLDivElement>(null);
  useFollowDialogs(stage);
  return (
    // The outer element stays: React looks for it when it puts in what comes before it.
    <div>
      <div ref={stage} className="toast-stage">
        <section className="toasts" aria-label="Notifications" aria-live="polite" aria-relevant="additions">
          <Suspense fallback={null}>{toasts.length > 0 && <Toasts toasts={toasts} />}</Suspense>
        </section>
      </div>
    </div>
  );
}

/** A modal dialog makes everything outside it inert, messages too; so they move into the uppermost one while it is open. */
function useFollowDialogs(stage: RefObject<HTMLDivElement | null>) {
  const uppermost = useSyncExternalStore(openDialogs.subscribe, openDialogs.uppermost, () => null);
  const home = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    home.current ??= element.parentElement;
    (uppermost ?? home.current)?.append(element);
    return () => void home.current?.append(element);
  }, [stage, uppermost]);
}
