import { Suspense, useState } from 'react';
import { brand } from '#shared/brand.ts';
import { deferred } from '#web/delivery/deferred.ts';
import { Tabs } from '#web/ui/actions/tabs.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { failureMessage, messages } from './account-messages.ts';
import { signIn, signUp, type Credentials } from './auth.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { OtherWays } from './ways-in/other-ways.tsx';
import './sign-in.css';

const CodeForm = deferred(async () => (await import('./settings/code-form.tsx')).CodeForm);

type Props = {
  /** For who comes back from the provider: it is the second factor that is missing. */
  asksForCode?: boolean;
  onClose: () => void;
  onSignedIn: () => void;
};

/** 'Welcome to Canto': signing in, signing up by a link sent to the address, and a link for a forgotten password. */
export function SignInDialog({ asksForCode = false, onClose, onSignedIn }: Props) {
  const [pane, setPane] = useState<'in' | 'up' | 'forgot' | 'code'>(asksForCode ? 'code' : 'in');
  const [isBack, setIsBack] = useState(false);
  /** What was typed as the address, for who comes from one pane to the other. */
  const [email, setEmail] = useState('');

  async function enter(credentials: Credentials) {
    try {
      if ((await signIn(credentials)) === 'second-factor') return setPane('code');
    } catch (error) {
      return tellFailure(error);
    }
    welcome();
  }
  function welcome() {
    toast.ok(messages.signedIn.title, messages.signedIn.description);
    onSignedIn();
  }

  async function join(credentials: Credentials) {
    try {
      await signUp(credentials);
    } catch (error) {
      return tellFailure(error);
    }
    toast.ok(messages.signedUp.title, messages.signedUp.description);
    onClose();
  }

  if (pane === 'code') {
    return (
      <Dialog open onClose={onClose} title="One more step" width={440}>
        <Suspense fallback={null}>
          <CodeForm onSignedIn={welcome} />
        </Suspense>
      </Dialog>
    );
  }
  if (pane === 'forgot') {
    return (
      <Dialog open onClose={onClose} title="Forgot password?" width={440}>
        <ForgotPassword
          email={email}
          autoFocus
          onBack={(typed) => {
            setEmail(typed);
            setIsBack(true);
            setPane('in');
          }}
        />
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title={`Welcome to ${brand.name}`} width={440}>
      <Tabs
        label="Sign in or sign up"
        selected={pane}
        onSelect={(next) => {
          setIsBack(false);
          setPane(next);
        }}
        tabs={[
          {
            id: 'in',
            label: 'Sign In',
            panel: (
              <CredentialsForm
                key="in"
                newAccount={false}
                email={email}
                onEmail={setEmail}
                autoFocus={isBack}
                submit="Sign In"
                busy="Signing in..."
                className="sign-in"
                onSubmit={enter}
              >
                <p className="sign-in__l">
                  <button type="button" className="lk" onClick={() => setPane('forgot')}>
                    Forgot password?
                  </button>
                </p>
                <OtherWays onSignedIn={welcome} />
              </CredentialsForm>
            ),
          },
          {
            id: 'up',
            label: 'Sign Up',
            panel: (
              <CredentialsForm
                key="up"
                newAccount
                email={email}
                onEmail={setEmail}
                submit="Sign Up"
                busy="Signing up..."
                className="sign-in"
                onSubmit={join}
              >
                <OtherWays newAccount onSignedIn={welcome} />
              </CredentialsForm>
            ),
          },
        ]}
      />
    </Dialog>
  );
}

function tellFailure(error: unknown): void {
  const { title, description } = failureMessage(error);
  toast.bad(title, description);
}
