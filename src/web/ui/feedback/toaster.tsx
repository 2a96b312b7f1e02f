import { Suspense, useEffect, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { deferred } from '#web/delivery/deferred.ts';
import { preload } from '#web/delivery/missing-chunks.ts';
import { openDialogs } from '../dialog/open-dialogs.ts';
import { toastStore } from './toast.ts';
import './toast.css';

const loadToasts = async () => (await import('./toasts.tsx')).Toasts;
const Toasts = deferred(loadToasts);
const aheadAfterMs = 5000;

/**
 * Where messages appear: bottom left, above the player on phones. Mounted once, by the frame; the place is there from the
 * start, for screen readers to watch it, the messages' code comes with the first or when the page has long been there:
 * one may have to say that the line is broken.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.now, toastStore.onServer);
  const stage = useRef<HTMLDivElement>(null);
  useFollowDialogs(stage);
  useEffect(() => {
    const timer = setTimeout(() => preload(loadToasts), aheadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    // The outer element stays in place: React uses it as the reference when it inserts siblings before it.
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
