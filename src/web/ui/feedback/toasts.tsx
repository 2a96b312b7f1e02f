import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { returnFocus } from '../return-focus.ts';
import { dismissToast, stayMs, type ShownToast } from './toast.ts';
import './toast.css';

const icons = { info: Info, ok: CircleCheck, bad: CircleAlert };
const classes = { info: '', ok: 'toast--ok', bad: 'toast--bad' };

export function Toasts({ toasts }: { toasts: readonly ShownToast[] }) {
  return toasts.map((shown) => <Toast key={shown.id} shown={shown} />);
}

function Toast({ shown }: { shown: ShownToast }) {
  const [held, setHeld] = useState(false);
  const cameFrom = useRef<Element>(null);
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
      onFocus={({ relatedTarget }) => {
        cameFrom.current = relatedTarget;
        setHeld(true);
      }}
      onBlur={() => setHeld(false)}
    >
      <Icon of={shown.icon ?? icons[kind]} />
      <div>
        <b>{shown.title}</b>
        {shown.text && <p>{shown.text}</p>}
        {shown.action && (
          <button
            type="button"
            className="toast__act"
            onClick={() => {
              shown.action?.onPress();
              dismissToast(shown.id);
              returnFocus(cameFrom.current);
            }}
          >
            {shown.action.label}
          </button>
        )}
      </div>
      <IconButton
        icon={X}
        label="Dismiss"
        onClick={() => {
          dismissToast(shown.id);
          returnFocus(cameFrom.current);
        }}
      />
    </div>
  );
}
