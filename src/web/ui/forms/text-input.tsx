import type { ComponentProps } from 'react';
import { Field, type FieldText } from './field.tsx';

type Props = Omit<ComponentProps<'input'>, 'id'> & FieldText & { fieldClass?: string };

/** One line of text under its label. Takes what an <input> does. */
export function TextInput({ label, hint, error, fieldClass, className = '', ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error} className={fieldClass}>
      {(wiring) => <input {...rest} {...wiring} className={`inp ${className}`.trim()} />}
    </Field>
  );
}
