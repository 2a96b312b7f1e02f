import { LogIn, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { brand } from '#shared/brand.ts';
import { api } from '#web/api/api.ts';
import { sentenceOf } from '#web/api/problem.ts';
import { askToSignIn } from '#web/prompts.ts';
import { useSession } from '#web/session.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import '../password-page.css';
import '../sign-in.css';

/** Where the link of the first start leads: whoever is signed in there becomes the admin. `email` is null for nobody. */
export function FirstAdminPage({ token, email }: { token: string; email: string | null }) {
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { refresh } = useSession();
  const navigate = useNavigate();

  async function take() {
    setWorking(true);
    setFailure(null);
    try {
      await api.accounts.takeFirstAdminLink({ token });
      await refresh();
      toast.ok('You are the admin', 'One thing is left: set up a second factor.');
      void navigate('/account#second-factor');
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setWorking(false);
    }
  }

  return (
    <div className="wrap pw">
      <div className="lampbg" aria-hidden="true" />
      <div className="pw__card">
        <h1>Become the admin</h1>
        {failure && <Note kind="bad">{failure}</Note>}
        <p className="sign-in__p">
          {email
            ? `${email} will look after this ${brand.name}: reports, applications, the front page and everybody's accounts.`
            : 'Sign in or sign up first, then open this link again.'}
        </p>
        {email ? (
          <Button
            variant="primary"
            size="lg"
            wide
            icon={ShieldCheck}
            busy={working && 'One moment...'}
            onClick={() => void take()}
          >
            Become the admin
          </Button>
        ) : (
          <Button variant="primary" size="lg" wide icon={LogIn} onClick={() => askToSignIn('sign-in')}>
            Sign In
          </Button>
        )}
      </div>
    </div>
  );
}
