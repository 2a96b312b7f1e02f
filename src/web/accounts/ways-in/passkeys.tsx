import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { passkeyLimits, type Passkey } from '#shared/accounts.ts';
import { api } from '#web/api/api.ts';
import { sentenceOf } from '#web/api/problem.ts';
import { useSession } from '#web/session.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { dayOf } from '../settings/sessions.tsx';
import { useSubmit } from '../settings/use-submit.ts';
import { useKnowsPasskeys } from './other-ways.tsx';

/** One's passkeys, to add, name and remove. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { refresh } = useSession();
  const knowsPasskeys = useKnowsPasskeys();
  const [working, setWorking] = useState(false);

  async function add() {
    setWorking(true);
    const { addPasskey, passkeySentence } = await import('./passkey-calls.ts');
    try {
      await addPasskey();
      toast.ok('Passkey added', 'From now on, it opens your account.');
      await refresh();
    } catch (error) {
      const sentence = passkeySentence(error);
      if (sentence) toast.bad('No passkey added', sentence);
    } finally {
      setWorking(false);
    }
  }

  return (
    <>
      <p>
        With a passkey, your phone, computer or security key opens your account when you unlock it: no password, and no
        code beside it.
      </p>
      {passkeys.length > 0 && (
        <ul className="set__list">
          {passkeys.map((one) => (
            <li key={one.id}>
              <OnePasskey passkey={one} />
            </li>
          ))}
        </ul>
      )}
      {knowsPasskeys ? (
        <Button icon={KeyRound} busy={working && 'Waiting...'} onClick={() => void add()}>
          Add a passkey
        </Button>
      ) : (
        <p>This browser can add none here.</p>
      )}
    </>
  );
}

function OnePasskey({ passkey }: { passkey: Passkey }) {
  const { id, name, is_synced, added_at, last_used_at } = passkey;
  const { refresh } = useSession();
  const [isNaming, setIsNaming] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);

  async function remove() {
    setIsRemoving(true);
    try {
      await api.accounts.removePasskey({ id });
      toast.ok('Passkey removed', 'It opens your account no more. Your device may still keep its half.');
    } catch (error) {
      toast.bad('Not removed', sentenceOf(error));
    }
    await refresh();
    setIsRemoving(false);
  }

  if (isNaming) return <NameForm passkey={passkey} onDone={() => setIsNaming(false)} />;
  return (
    <>
      <span className="set__what">
        <b>{name}</b>
        <span>
          Added {dayOf(added_at)}, {last_used_at ? `last used ${dayOf(last_used_at)}` : 'not used yet'}
          {is_synced && ', on your other devices too'}
        </span>
      </span>
      <span className="set__row">
        <Button size="sm" aria-label={`Rename ${name}`} onClick={() => setIsNaming(true)}>
          Rename
        </Button>
        <Button
          size="sm"
          variant="danger"
          busy={isRemoving && 'Removing...'}
          aria-label={`Remove ${name}`}
          onClick={() => void remove()}
        >
          Remove
        </Button>
      </span>
    </>
  );
}

function NameForm({ passkey: { id, name }, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { refresh } = useSession();
  const { working, failure, onSubmit } = useSubmit(async (values) => {
    await api.accounts.renamePasskey({ id, name: String(values.get('name')) });
    await refresh();
    onDone();
  });
  return (
    <form className="set ways__name" onSubmit={onSubmit} aria-label={`Rename ${name}`}>
      <TextInput
        label="Name"
        name="name"
        defaultValue={name}
        maxLength={passkeyLimits.name}
        autoComplete="off"
        error={failure}
        autoFocus
        required
      />
      <p className="set__row">
        <Button type="submit" variant="primary" busy={working && 'One moment...'}>
          Save
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </p>
    </form>
  );
}
