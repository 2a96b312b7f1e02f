import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { passwordLength } from '#shared/accounts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { failureMessage } from './account-messages.ts';
import { AuthFailure, setNewPassword } from './auth.ts';
import './sign-in.css';
import './password-page.css';

type Props = {
  /** From the link in the mail; null for a link that is over. */
  token: string | null;
  /** Every session has ended, this one too. */
  onChanged: () => void;
};

/** Where the link about a forgotten password leads. */
export function NewPasswordPage({ token, onChanged }: Props) {
  const [state, setState] = useState<'asking' | 'changed' | 'over'>(token ? 'asking' : 'over');
  if (state === 'over' || !token) {
    return (
      <Card title="This link is over">
        <p className="sign-in__p" role="alert">
          Links for a new password work once, for one hour. Have another one sent.
        </p>
        <LinkButton to="/forgot-password" variant="primary" size="lg" wide>
          Send me a new link
        </LinkButton>
      </Card>
    );
  }
  if (state === 'changed') {
    return (
      <Card title="Password changed">
        <p className="sign-in__p" role="status">
          From now on, your new password opens {brand.name}. Wherever you were signed in, you are signed out.
        </p>
        <LinkButton to="/#sign-in" variant="primary" size="lg" wide>
          Sign In
        </LinkButton>
      </Card>
    );
  }
  const change = () => {
    setState('changed');
    onChanged();
  };
  return (
    <Card title="Choose a new password">
      <NewPasswordForm token={token} onChanged={change} onOver={() => setState('over')} />
    </Card>
  );
}

type FormProps = { token: string; onChanged: () => void; onOver: () => void };

function NewPasswordForm({ token, onChanged, onOver }: FormProps) {
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (working) return;
    setWorking(true);
    setFailure(null);
    try {
      await setNewPassword(token, field.current!.value);
      onChanged();
    } catch (error) {
      if (error instanceof AuthFailure && error.code === 'INVALID_TOKEN') return onOver();
      setFailure(failureMessage(error).description);
      field.current?.focus();
    } finally {
      setWorking(false);
    }
  }

  return (
    <form onSubmit={send} aria-label="New password" className="sign-in">
      <TextInput
        ref={field}
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
        placeholder={`At least ${passwordLength.min} characters`}
        minLength={passwordLength.min}
        maxLength={passwordLength.max}
        error={failure}
        required
      />
      <Button type="submit" variant="primary" size="lg" wide busy={working && 'Changing...'}>
        Change password
      </Button>
    </form>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap pw">
      <div className="lampbg" aria-hidden="true" />
      <div className="pw__card">
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
