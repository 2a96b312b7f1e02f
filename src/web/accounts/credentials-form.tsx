import { useState, type FormEvent, type ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { passwordLength } from '#shared/accounts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import type { Credentials } from './auth.ts';

type Props = {
  /** A new password is asked to be long enough; an old one is taken as it is. */
  newAccount: boolean;
  submit: string;
  busy: string;
  className?: string;
  /** The address as it was typed before, here or in another form; and who wants to know it. */
  email?: string;
  onEmail?: (email: string) => void;
  /** For who comes back: the focus on the address. */
  autoFocus?: boolean;
  /** Tells the person itself what went wrong. */
  onSubmit: (credentials: Credentials) => Promise<void>;
  children?: ReactNode;
};

/** E-mail and password, and one button. */
export function CredentialsForm(props: Props) {
  const { newAccount, submit, busy, className, email, onEmail, autoFocus = false, onSubmit, children } = props;
  const [working, setWorking] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (working) return;
    const values = new FormData(event.currentTarget);
    setWorking(true);
    try {
      await onSubmit({ email: String(values.get('email')).trim(), password: String(values.get('password')) });
    } finally {
      setWorking(false);
    }
  }

  return (
    <form onSubmit={send} aria-label={`${submit}, ${brand.name}`}>
      <div className={className}>
        <TextInput
          label="Email"
          name="email"
          type="email"
          // Browsers offer passkeys here, too.
          autoComplete={newAccount ? 'email' : 'email webauthn'}
          placeholder="you@example.com"
          defaultValue={email}
          onChange={(event) => onEmail?.(event.currentTarget.value)}
          autoFocus={autoFocus}
          required
        />
        <TextInput
          label="Password"
          name="password"
          type="password"
          required
          {...(newAccount
            ? {
                autoComplete: 'new-password',
                placeholder: `At least ${passwordLength.min} characters`,
                minLength: passwordLength.min,
                maxLength: passwordLength.max,
              }
            : { autoComplete: 'current-password' })}
        />
      </div>
      <Button type="submit" variant="primary" size="lg" wide busy={working && busy}>
        {submit}
      </Button>
      {children}
    </form>
  );
}
