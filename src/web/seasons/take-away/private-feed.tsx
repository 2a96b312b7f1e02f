import { Copy, Rss } from 'lucide-react';
import { useState } from 'react';
import { api } from '#web/api/api.ts';
import { problemOf } from '#web/api/problem.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { TextInput } from '#web/ui/forms/text-input.tsx';

/** The podcast feed of a season that only its maker finds, by an address that is theirs alone. */
export function PrivateFeed({ seasonId }: { seasonId: string }) {
  const [url, setUrl] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function open() {
    setBusy(true);
    try {
      setUrl((await api.listening.getSeasonFeed({ id: seasonId })).url);
    } catch (error) {
      toast.bad("The feed can't be opened right now", problemOf(error).message);
    }
    setBusy(false);
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(url ?? '');
      toast.ok('Address copied');
    } catch {
      toast.bad('Could not copy the address', 'Please select it and copy it yourself.');
    }
  }
  return (
    <>
      <Button variant="ghost" icon={Rss} busy={busy && 'One moment...'} onClick={() => void open()}>
        Podcast feed
      </Button>
      <Dialog
        open={url !== null}
        onClose={() => setUrl(null)}
        width={560}
        title="A feed of your own"
        subtitle="Whoever has this address can hear the season, so keep it to yourself. A new address of your own feed shuts it off."
        footer={
          <Button variant="primary" className="sp" icon={Copy} onClick={() => void copy()}>
            Copy address
          </Button>
        }
      >
        <TextInput label="Address of the feed" value={url ?? ''} readOnly onFocus={(event) => event.target.select()} />
      </Dialog>
    </>
  );
}
