import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { requestNewPassword } from '../auth.ts';
import { useSubmit } from '../settings/use-submit.ts';

/** For who came by the provider: a password is chosen by a link in a mail, as a forgotten one is. */
export function NoPassword({ email, provider }: { email: string; provider: string | null }) {
  const [isSent, setIsSent] = useState(false);
  const { working, failure, onSubmit } = useSubmit(async () => {
    await requestNewPassword(email);
    setIsSent(true);
  });
  return (
    <form className="set" onSubmit={onSubmit} aria-label="Password">
      <p>You have none{provider ? `: ${provider} opens your account` : ''}. With one you could sign in by it, too.</p>
      {failure && <Note kind="bad">{failure}</Note>}
      {isSent && (
        <Note kind="ok" icon={MailCheck}>
          The link is on its way to {email}. It works once, for one hour.
        </Note>
      )}
      <Button type="submit" busy={working && 'Sending...'}>
        {isSent ? 'Send it again' : 'Send me a link to choose one'}
      </Button>
    </form>
  );
}
