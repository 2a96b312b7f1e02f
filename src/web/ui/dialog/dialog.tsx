import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { returnFocus } from '../return-focus.ts';
import { openDialogs } from './open-dialogs.ts';
import './dialog.css';

type Props = {
  open: boolean;
  /** Asked for by Esc, the cross and a press on the scrim. */
  onClose: () => void;
  title: ReactNode;
  subtitle?: ReactNode;
  /** Between the title and the body: the thread of a wizard. */
  steps?: ReactNode;
  /** Stays in sight under the scrolling body: ghost button left, primary right (`className="sp"` pushes right). */
  footer?: ReactNode;
  /** Width of the panel in px where there is room; phones show it as a sheet from the bottom. */
  width?: number;
  /** While true nothing closes it: something is being paid or made. */
  locked?: boolean;
  /** The element that opened it is removed with it, as the delete button of a deleted item is: the focus goes to `main`. */
  openerGoes?: boolean;
  className?: string;
  children: ReactNode;
};

/** A modal on the browser's own <dialog>: focus is trapped, the page behind is inert, and focus goes back on closing. */
export function Dialog(props: Props) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  onClose,
  title,
  subtitle,
  steps,
  footer,
  width = 760,
  locked = false,
  openerGoes = false,
  className,
  children,
}: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const leaving = useRef(false);
  const pressedScrim = useRef(false);
  const goes = useRef(openerGoes);
  useLayoutEffect(() => {
    goes.current = openerGoes;
  }, [openerGoes]);
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    const opener = document.activeElement;
    leaving.current = false;
    dialog.showModal();
    openDialogs.add(dialog);
    return () => {
      leaving.current = true;
      openDialogs.remove(dialog);
      dialog.close();
      returnFocus(goes.current ? null : opener);
    };
  }, []);
  const close = () => {
    if (!locked) onClose();
  };

  return (
    <dialog
      ref={element}
      className="scrim"
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A dialog inside this one bubbles its own cancel through React.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      onClose={(event) => {
        // The close event is asynchronous: in development, Strict Mode opens each dialog twice, and it may be open again by now.
        if (event.target !== event.currentTarget || leaving.current || event.currentTarget.open) return;
        // Browsers close a dialog whose cancel was refused when Esc comes a second time.
        if (locked) event.currentTarget.showModal();
        else onClose();
      }}
      onPointerDown={(event) => {
        pressedScrim.current = event.target === event.currentTarget;
      }}
      // On click, not on pointerdown: the click would land on the page beneath. Both must hit the scrim, or
      // selecting text past the panel's edge would close it.
      onClick={(event) => {
        if (pressedScrim.current && event.target === event.currentTarget) close();
      }}
    >
      <div className={`dlg ${className ?? ''}`.trim()} style={{ '--w': `${width}px` }}>
        <div className="dlg__h">
          <div>
            <h2 id={titleId}>{title}</h2>
            {subtitle && <p className="dlg__sub">{subtitle}</p>}
          </div>
          <IconButton icon={X} label="Close" onClick={close} disabled={locked} />
        </div>
        {steps && <div className="dlg__s">{steps}</div>}
        <div className="dlg__b">{children}</div>
        {footer && <div className="dlg__f">{footer}</div>}
      </div>
    </dialog>
  );
}
