import { useRef, useState, type FormEvent } from 'react';
import { passwordLength } from '#shared/accounts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { failureMessage } from './account-messages.ts';
import { AuthFailure, setNewPassword } from './auth.ts';
import './sign-in.css';

type Props = { token: string; onChanged: () => void; onOver: () => void };

/** A new password for the account that the link's token stands for; `onOver` where it stands for none any more. */
export function NewPasswordForm({ token, onChanged, onOver }: Props) {
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
