import { ArrowRight } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { Podcast } from '#shared/podcasts.ts';
import { api } from '#web/api/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useChange } from './use-change.ts';

type Props = { onAdded: (podcast: Podcast) => void; onCancel?: () => void };

/** The field for a feed's address. What is wrong with one is said under it, and it stays to be mended. */
export function AddPodcast({ onAdded, onCancel }: Props) {
  const [address, setAddress] = useState('');
  const { busy, failure, run } = useChange(onAdded);

  function send(event: FormEvent) {
    event.preventDefault();
    if (address.trim()) void run('add', () => api.podcasts.add({ address }));
  }
  return (
    <form className="addpod" onSubmit={send} noValidate>
      <TextInput
        label="Address of its feed"
        hint="Or of its page at Apple Podcasts or YouTube."
        error={failure}
        value={address}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        autoFocus={onCancel !== undefined}
        readOnly={busy !== null}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <div className="addpod__a">
        <Button type="submit" variant="primary" iconAfter={ArrowRight} busy={busy && 'Reading...'}>
          See what comes
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel} disabled={busy !== null}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
