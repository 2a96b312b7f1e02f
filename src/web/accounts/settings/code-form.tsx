import { useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { verifyCode, verifyRecoveryCode } from '../auth.ts';
import { useSubmit } from './use-submit.ts';
import '../sign-in.css';

/** The second step of signing in: a code of the app, or one of the recovery codes. */
export function CodeForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [isLost, setIsLost] = useState(false);
  const { working, failure, onSubmit } = useSubmit(async (values) => {
    const code = String(values.get('code')).trim();
    await (isLost ? verifyRecoveryCode(code) : verifyCode(code.replaceAll(/\s/g, '')));
    onSignedIn();
  });
  return (
    <form onSubmit={onSubmit} aria-label="One more step">
      <div className="sign-in" key={String(isLost)}>
        {isLost ? (
          <TextInput
            label="Recovery code"
            name="code"
            hint="One of the ten you kept when you set this up. Each is good once."
            autoComplete="off"
            spellCheck={false}
            error={failure}
            autoFocus
            required
          />
        ) : (
          <TextInput
            label="Code from your app"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder="6 digits"
            pattern="\s*(\d\s*){6}"
            error={failure}
            autoFocus
            required
          />
        )}
      </div>
      <Button type="submit" variant="primary" size="lg" wide busy={working && 'Signing in...'}>
        Sign In
      </Button>
      <p className="sign-in__l">
        <button type="button" className="lk" onClick={() => setIsLost(!isLost)}>
          {isLost ? 'Use the app instead' : 'Use a recovery code'}
        </button>
      </p>
    </form>
  );
}
