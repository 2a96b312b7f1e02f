import { useEffect, useState } from 'react';
import { passwordLength, type Me, type Session, type SignInMethods } from '#shared/accounts.ts';
import { api } from '#web/api/api.ts';
import { setTheme, themes, useTheme } from '#web/frame/theme.ts';
import { useSession } from '#web/session.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { SegmentedControl } from '#web/ui/actions/segmented-control.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { changeEmail, changePassword } from '../auth.ts';
import { NoPassword } from '../ways-in/no-password.tsx';
import { Passkeys } from '../ways-in/passkeys.tsx';
import { SecondFactor } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';
import { useSubmit } from './use-submit.ts';
import './settings.css';

type Props = {
  me: Me;
  sessions: readonly Session[] | null;
  /** Null where they could not be had. */
  methods: SignInMethods | null;
};

/** What somebody can change of their account: name, address, password, passkeys, look, second factor, and where they are signed in. */
export function AccountSettings({ me, sessions, methods }: Props) {
  const hasPassword = methods?.has_password ?? true;
  const provider = methods?.provider ?? null;
  useEffect(() => {
    // These sections come after the page, when whoever followed a link to one of them has arrived already.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <section className="acc__s" aria-labelledby="public-name">
        <h2 id="public-name">Public name</h2>
        <PublicName name={me.user.username} />
      </section>
      <section className="acc__s" aria-labelledby="address">
        <h2 id="address">E-mail address</h2>
        <EmailAddress />
      </section>
      <section className="acc__s" aria-labelledby="password">
        <h2 id="password">Password</h2>
        {hasPassword ? (
          <Password />
        ) : (
          <NoPassword email={me.user.email} provider={provider?.is_linked ? provider.name : null} />
        )}
      </section>
      <section className="acc__s" aria-labelledby="passkeys">
        <h2 id="passkeys">Passkeys</h2>
        {methods ? (
          <Passkeys passkeys={methods.passkeys} />
        ) : (
          <p>The list could not be loaded. Please reload the page.</p>
        )}
      </section>
      {provider && (
        <section className="acc__s" aria-labelledby="provider">
          <h2 id="provider">Sign in with {provider.name}</h2>
          <p>
            {provider.is_linked
              ? `${provider.name} opens your account, too.`
              : `Continue with ${provider.name} once when you sign in, with this e-mail address, and from then on it opens your account.`}
          </p>
        </section>
      )}
      <section className="acc__s" aria-labelledby="second-factor">
        <h2 id="second-factor">Second factor</h2>
        <SecondFactor
          state={me.second_factor ?? 'off'}
          hasPassword={hasPassword}
          hasPasskeys={(methods?.passkeys.length ?? 0) > 0}
        />
      </section>
      <section className="acc__s" aria-labelledby="look">
        <h2 id="look">Theme</h2>
        <Look />
      </section>
      <section className="acc__s" aria-labelledby="sessions">
        <h2 id="sessions">Where you are signed in</h2>
        <Sessions sessions={sessions} />
      </section>
    </>
  );
}

function PublicName({ name }: { name: string }) {
  const { refresh } = useSession();
  const { working, failure, onSubmit } = useSubmit(async (values) => {
    const { username } = await api.accounts.changePublicName({ public_name: String(values.get('name')) });
    toast.ok('Public name changed', `Others see you as ${username} now.`);
    await refresh();
  });
  return (
    <form className="set" onSubmit={onSubmit} aria-label="Public name">
      <TextInput
        key={name}
        label="Public name"
        name="name"
        defaultValue={name}
        hint="Others see it with your shows and seasons. Letters from a to z, numbers, and . _ - between them."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        minLength={2}
        maxLength={30}
        error={failure}
        required
      />
      <Button type="submit" busy={working && 'Changing...'}>
        Change public name
      </Button>
    </form>
  );
}

function EmailAddress() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { working, failure, onSubmit } = useSubmit(async (values, form) => {
    const address = String(values.get('email')).trim();
    setSentTo(null);
    await changeEmail(address);
    setSentTo(address);
    form.reset();
  });
  return (
    <form className="set" onSubmit={onSubmit} aria-label="E-mail address">
      <TextInput
        label="New e-mail address"
        name="email"
        type="email"
        autoComplete="email"
        placeholder="you@example.com"
        hint="We send a link there. Your address changes once you open it."
        error={failure}
        required
      />
      <Button type="submit" busy={working && 'Sending...'}>
        Send the link
      </Button>
      <div role="status">
        {sentTo && <Note kind="ok">We sent a link to {sentTo}. Until you open it, your address stays as it is.</Note>}
      </div>
    </form>
  );
}

function Password() {
  const { refresh } = useSession();
  const { working, failure, onSubmit } = useSubmit(async (values, form) => {
    await changePassword(String(values.get('current')), String(values.get('new')));
    form.reset();
    toast.ok('Password changed', 'Everywhere else, you are signed out.');
    await refresh();
  });
  return (
    <form className="set" onSubmit={onSubmit} aria-label="Password">
      <TextInput
        label="Current password"
        name="current"
        type="password"
        autoComplete="current-password"
        error={failure}
        required
      />
      <TextInput
        label="New password"
        name="new"
        type="password"
        autoComplete="new-password"
        placeholder={`At least ${passwordLength.min} characters`}
        minLength={passwordLength.min}
        maxLength={passwordLength.max}
        required
      />
      <Button type="submit" busy={working && 'Changing...'}>
        Change password
      </Button>
    </form>
  );
}

function Look() {
  return <SegmentedControl label="Theme" options={themes} value={useTheme()} onChange={setTheme} />;
}
