import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { brand } from '#shared/brand.ts';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import './password-page.css';

type Props = {
  /** From the link in the mail; null for who has none. */
  token: string | null;
  /** The link was used, or its hour has passed. */
  over: boolean;
  /** Every session has ended, this one too. */
  onChanged: () => void;
};

/** Where the link about a forgotten password leads, and where another is asked for. */
export function PasswordPage({ token, over, onChanged }: Props) {
  const [state, setState] = useState<'asking' | 'changed' | 'over'>(over ? 'over' : 'asking');
  const navigate = useNavigate();
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
  if (token && state === 'asking') {
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
  return (
    <Card title="Forgot password?">
      {state === 'over' && <Note kind="bad">That link was used already, or its hour has passed.</Note>}
      <ForgotPassword onBack={() => void navigate('/#sign-in')} />
    </Card>
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
