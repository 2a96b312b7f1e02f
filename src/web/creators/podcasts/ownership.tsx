import { Copy, Mail, RefreshCw, UserRoundCheck } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { Podcast } from '#shared/podcasts.ts';
import { api } from '#web/api/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Equaliser } from '#web/ui/icons/equaliser.tsx';
import { timeSince } from './podcast-words.ts';
import { useChange } from './use-change.ts';

type Props = { podcast: Podcast; now: number; onChanged: (podcast: Podcast) => void };

/** Three ways to prove a podcast: a code in its feed, a code by mail, the house's word. */
export function Ownership({ podcast, now, onChanged }: Props) {
  const { id, ownership } = podcast;
  const { busy, failure, run } = useChange(onChanged);
  return (
    <>
      <h3 className="d">Is it yours?</h3>
      <p>Put this code anywhere in the feed’s description. We look every minute.</p>
      <p className="podcode">
        <code>{ownership.code}</code>
        <IconButton icon={Copy} label="Copy the code" onClick={() => void copy(ownership.code)} />
      </p>
      <p className="podcode__s" role="status">
        <Equaliser still />
        {ownership.looked_at ? `Not there yet. Last look ${timeSince(ownership.looked_at, now)}.` : 'Not there yet.'}
      </p>
      <Button
        size="sm"
        variant="quiet"
        icon={RefreshCw}
        busy={busy === 'read' && 'Looking...'}
        onClick={() => void run('read', () => api.podcasts.read({ id }))}
      >
        Look now
      </Button>
      <p className="podor">
        <span>or</span>
      </p>
      {ownership.mail_hint && (
        <Button
          wide
          icon={Mail}
          busy={busy === 'mail' && 'Mailing...'}
          onClick={() => void run('mail', () => api.podcasts.mailCode({ id }))}
        >
          Mail a code to {ownership.mail_hint}
        </Button>
      )}
      {ownership.mailed_at && <MailedCode id={id} onChanged={onChanged} />}
      {ownership.vouching_asked_at ? (
        <p className="muted">The house was asked to vouch, and answers here.</p>
      ) : (
        <Button
          wide
          variant="ghost"
          icon={UserRoundCheck}
          busy={busy === 'vouch' && 'Asking...'}
          onClick={() => void run('vouch', () => api.podcasts.askToVouch({ id }))}
        >
          Ask the house to vouch
        </Button>
      )}
      {failure && <Note kind="bad">{failure}</Note>}
      <div className="podway__end">
        <Button wide variant="primary" disabled>
          Publish
        </Button>
        <p className="muted">Opens when the code is found.</p>
      </div>
    </>
  );
}

function MailedCode({ id, onChanged }: { id: string; onChanged: (podcast: Podcast) => void }) {
  const [code, setCode] = useState('');
  const { busy, failure, run } = useChange(onChanged);
  function send(event: FormEvent) {
    event.preventDefault();
    if (code.trim()) void run('code', () => api.podcasts.enterCode({ id, code }));
  }
  return (
    <form className="podmail" onSubmit={send} noValidate>
      <TextInput
        label="Code from the mail"
        value={code}
        error={failure}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" busy={busy && 'Checking...'}>
        Prove it
      </Button>
    </form>
  );
}

async function copy(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    toast.ok('Copied', code);
  } catch {
    toast.bad('It could not be copied', 'Select the code instead.');
  }
}
