import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { openDialogs } from '../dialog/open-dialogs.ts';
import { Icon } from '../icons/icon.tsx';
import { dismissToast, stayMs, toastStore, type ShownToast } from './toast.ts';
import './toast.css';

const icons = { info: Info, ok: CircleCheck, bad: CircleAlert };
const classes = { info: '', ok: 'toast--ok', bad: 'toast--bad' };

/** Where messages appear: bottom left, above the player on phones. Mounted once, by the frame. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.now, toastStore.onServer);
  const stage = useRef<HTMLDivElement>(null);
  useFollowDialogs(stage);
  return (
    <div ref={stage} className="toast-stage">
      <section className="toasts" aria-label="Notifications" aria-live="polite" aria-relevant="additions">
        {toasts.map((shown) => (
          <Toast key={shown.id} shown={shown} />
        ))}
      </section>
    </div>
  );
}

function Toast({ shown }: { shown: ShownToast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(shown.id), stayMs(shown));
    return () => clearTimeout(timer);
  }, [held, shown]);
  const kind = shown.kind ?? 'info';
  return (
    <div
      className={`toast ${classes[kind]}`.trim()}
      role={kind === 'bad' ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={shown.icon ?? icons[kind]} />
      <div>
        <b>{shown.title}</b>
        {shown.text && <p>{shown.text}</p>}
      </div>
      <IconButton icon={X} label="Dismiss" onClick={() => dismissToast(shown.id)} />
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
