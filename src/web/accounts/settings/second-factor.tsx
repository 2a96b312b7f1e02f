import { Copy } from 'lucide-react';
import { useState } from 'react';
import { encode } from 'uqr';
import type { Me } from '#shared/accounts.ts';
import { useSession } from '#web/session.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { beginSecondFactor, endSecondFactor, renewRecoveryCodes, verifyCode } from '../auth.ts';
import { useSubmit } from './use-submit.ts';

type State = NonNullable<Me['second_factor']>;
type Setup = { address: string; recoveryCodes: string[] };
type Asked = 'on' | 'off' | 'codes';

type Props = { state: State; hasPassword: boolean; hasPasskeys: boolean };

/** A code of an app beside the password: set up, turned off, and recovery codes for who loses the app. */
export function SecondFactor({ state, hasPassword, hasPasskeys }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { refresh } = useSession();
  const close = () => {
    setAsked(null);
    setSetup(null);
  };

  async function act(password: string) {
    if (asked === 'on') return setSetup(await beginSecondFactor(password));
    if (asked === 'codes') {
      setCodes(await renewRecoveryCodes(password));
      return close();
    }
    await endSecondFactor(password);
    setCodes(null);
    close();
    toast.ok('Second factor off', 'From now on, your password alone opens your account.');
    await refresh();
  }

  return (
    <>
      {state === 'needed' && (
        <Note>
          {hasPasskeys
            ? 'You are an admin when you sign in with your passkey. With a password alone the admin is closed to you.'
            : 'You are an admin as soon as a second factor or a passkey is set up. Until then the admin is closed to you.'}
        </Note>
      )}
      <p>
        {state === 'on'
          ? 'Signing in takes a code of your app beside your password. A passkey needs none.'
          : 'With an authenticator app, nobody gets in with your password alone.'}
      </p>
      {codes && <RecoveryCodes codes={codes} />}
      {setup ? (
        <AppForm
          setup={setup}
          onDone={async () => {
            setCodes(setup.recoveryCodes);
            close();
            toast.ok('Second factor on', 'Keep your recovery codes where you find them without your phone.');
            await refresh();
          }}
          onCancel={close}
        />
      ) : asked ? (
        <PasswordForm key={asked} hasPassword={hasPassword} submit={buttons[asked]} onSubmit={act} onCancel={close} />
      ) : (
        <p className="set__row">
          {(state === 'on' ? (['codes', 'off'] as const) : (['on'] as const)).map((what) => (
            <Button key={what} variant={what === 'off' ? 'danger' : undefined} onClick={() => setAsked(what)}>
              {buttons[what]}
            </Button>
          ))}
        </p>
      )}
    </>
  );
}

const buttons: Record<Asked, string> = { on: 'Set up', off: 'Turn off', codes: 'Make new recovery codes' };

type PasswordFormProps = {
  hasPassword: boolean;
  submit: string;
  onSubmit: (password: string) => Promise<void>;
  onCancel: () => void;
};

/** Without a password it asks once more. */
function PasswordForm({ hasPassword, submit, onSubmit, onCancel }: PasswordFormProps) {
  const form = useSubmit((values) => onSubmit(String(values.get('password') ?? '')));
  return (
    <form className="set" onSubmit={form.onSubmit} aria-label={submit}>
      {hasPassword ? (
        <TextInput
          label="Your password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={form.failure}
          autoFocus
          required
        />
      ) : (
        form.failure && <Note kind="bad">{form.failure}</Note>
      )}
      <p className="set__row">
        <Button type="submit" variant="primary" busy={form.working && 'One moment...'}>
          {submit}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </p>
    </form>
  );
}

function AppForm({ setup, onDone, onCancel }: { setup: Setup; onDone: () => Promise<void>; onCancel: () => void }) {
  const { working, failure, onSubmit } = useSubmit(async (values) => {
    await verifyCode(String(values.get('code')).replaceAll(/\s/g, ''));
    await onDone();
  });
  const secret = new URL(setup.address).searchParams.get('secret') ?? '';
  return (
    <form className="set" onSubmit={onSubmit} aria-label="Set up the app">
      <p>
        Scan this with your authenticator app, or type the key into it. Is it on this device?{' '}
        <a className="lk" href={setup.address}>
          Open it here
        </a>
        .
      </p>
      <QrCode text={setup.address} />
      <p>
        Key: <code className="set__key">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextInput
        label="Code from your app"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="6 digits"
        pattern="\s*(\d\s*){6}"
        error={failure}
        required
      />
      <p className="set__row">
        <Button type="submit" variant="primary" busy={working && 'One moment...'}>
          Turn on
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </p>
    </form>
  );
}

function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className="set__qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code for your authenticator app">
      <path d={dark} />
    </svg>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="set__codes" role="status">
      <p>
        Your recovery codes, shown this once. Each opens your account a single time, with your password, if you lose the
        app.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button icon={Copy} onClick={() => void copyCodes(codes)}>
        Copy the codes
      </Button>
    </div>
  );
}

async function copyCodes(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast.ok('Recovery codes copied', 'Keep them where you find them without your phone.');
  } catch {
    toast.bad('The codes could not be copied', 'Please select them and copy them yourself.');
  }
}
