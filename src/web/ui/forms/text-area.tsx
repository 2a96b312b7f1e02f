import type { ComponentProps } from 'react';
import { Field, type FieldText } from './field.tsx';

type Props = Omit<ComponentProps<'textarea'>, 'id'> &
  FieldText & {
    fieldClass?: string;
    /** Turns the border to the error colour when the reason stands elsewhere (the id of that note). */
    invalidBecause?: string;
  };

export function TextArea({ label, hint, error, fieldClass, className = '', invalidBecause, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error} className={fieldClass}>
      {(wiring) => (
        <textarea
          {...rest}
          {...wiring}
          aria-invalid={wiring['aria-invalid'] ?? (invalidBecause ? true : undefined)}
          aria-describedby={[wiring['aria-describedby'], invalidBecause].filter(Boolean).join(' ') || undefined}
          className={`inp ${className}`.trim()}
        />
      )}
    </Field>
  );
}
