import { Copy, RefreshCw, Rss, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { brand } from '#shared/brand.ts';
import { api } from '#web/api/api.ts';
import { problemOf } from '#web/api/problem.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { TextInput } from '#web/ui/forms/text-input.tsx';

/** The podcast feed of one listener: its address is made, shown, renewed and turned off here. */
export function OwnFeed() {
  const [url, setUrl] = useState<string | null>(null);
  const [known, setKnown] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void api.listening.getOwnFeed().then(
      (answer) => {
        setUrl(answer.url);
        setKnown(true);
      },
      () => setKnown(true),
    );
  }, []);

  async function change(ask: () => Promise<{ url: string | null }>, told: string) {
    setBusy(true);
    try {
      setUrl((await ask()).url);
      toast.ok(told);
    } catch (error) {
      toast.bad('Your feed is as it was', problemOf(error).message);
    }
    setBusy(false);
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(url!);
      toast.ok('Address copied');
    } catch {
      toast.bad('Could not copy the address', 'Please select it and copy it yourself.');
    }
  }

  return (
    <section className="acc__s" aria-labelledby="your-feed">
      <h2 id="your-feed">Your podcast feed</h2>
      <p>
        The seasons you make, keep and hear on {brand.name}, for any podcast app, unpublished ones too. Whoever has the
        address can listen, so keep it to yourself; a new one shuts the old one off at once.
      </p>
      {url ? (
        <>
          <TextInput label="Address of your feed" value={url} readOnly onFocus={(event) => event.target.select()} />
          <div className="acc__row">
            <Button icon={Copy} onClick={() => void copy()}>
              Copy address
            </Button>
            <Button
              variant="ghost"
              icon={RefreshCw}
              disabled={busy}
              onClick={() => void change(() => api.listening.renewOwnFeed(), 'Your feed has a new address')}
            >
              New address
            </Button>
            <Button
              variant="ghost"
              icon={X}
              disabled={busy}
              onClick={() => void change(() => api.listening.closeOwnFeed(), 'Your feed is turned off')}
            >
              Turn off
            </Button>
          </div>
        </>
      ) : (
        <Button
          icon={Rss}
          disabled={!known || busy}
          onClick={() => void change(() => api.listening.renewOwnFeed(), 'Your feed is ready')}
        >
          Make my feed
        </Button>
      )}
    </section>
  );
}
