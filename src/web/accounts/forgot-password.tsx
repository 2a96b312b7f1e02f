import { MailCheck } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { failureMessage } from './account-messages.ts';
import { requestNewPassword } from './auth.ts';
import './sign-in.css';

type Props = {
  /** What was typed as the address already. */
  email?: string | undefined;
  autoFocus?: boolean;
  /** Called with the address as it is typed. */
  onBack: (email: string) => void;
};

/**
 * Asks for the address and has a link sent there. Says the same whether or not there is an account: who has one here is
 * nobody else's business.
 */
export function ForgotPassword({ email, autoFocus = false, onBack }: Props) {
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const address = useRef<HTMLInputElement>(null);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (working) return;
    const entered = String(new FormData(event.currentTarget).get('email')).trim();
    setWorking(true);
    setFailure(null);
    setSentTo(null);
    try {
      await requestNewPassword(entered);
      setSentTo(entered);
    } catch (error) {
      setFailure(failureMessage(error).description);
      address.current?.focus();
    } finally {
      setWorking(false);
    }
  }

  return (
    <form onSubmit={send} aria-label="Forgot password" className="sign-in">
      <p className="sign-in__p">We send you a link to choose a new one. It works once, for one hour.</p>
      <TextInput
        ref={address}
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        placeholder="you@example.com"
        defaultValue={email}
        error={failure}
        autoFocus={autoFocus}
        required
      />
      {sentTo && (
        <Note kind="ok" icon={MailCheck}>
          If there is an account for {sentTo}, the link is on its way. Please look among the unwanted mails too.
        </Note>
      )}
      <Button type="submit" variant="primary" size="lg" wide busy={working && 'Sending...'}>
        {sentTo ? 'Send it again' : 'Send me a link'}
      </Button>
      <p className="sign-in__l">
        <button type="button" className="lk" onClick={() => onBack(address.current!.value)}>
          Back to sign in
        </button>
      </p>
    </form>
  );
}
