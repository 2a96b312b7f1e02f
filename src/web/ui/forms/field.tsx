import { useId, type ReactNode } from 'react';
import './field.css';

export type FieldWiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
export type FieldText = { label: ReactNode; hint?: ReactNode; error?: ReactNode };

type Props = FieldText & {
  className?: string;
  /** Draws the control, which must wear the wiring it is given. */
  children: (wiring: FieldWiring) => ReactNode;
};

/** A label, a control, a hint and an error, tied together for assistive technology. */
export function Field({ label, hint, error, className = '', children }: Props) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={`fld ${className}`.trim()}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p className="fld__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="fld__error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
