import type { ComponentProps } from 'react';
import { Field, type FieldText } from './field.tsx';

type Props = Omit<ComponentProps<'select'>, 'id'> & FieldText & { fieldClass?: string };

/** The browser's own list of options under its label. */
export function SelectInput({ label, hint, error, fieldClass, className = '', children, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error} className={fieldClass}>
      {(wiring) => (
        <select {...rest} {...wiring} className={`inp ${className}`.trim()}>
          {children}
        </select>
      )}
    </Field>
  );
}
