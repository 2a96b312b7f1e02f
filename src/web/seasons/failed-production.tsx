import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { prices } from '#shared/wallet.ts';
import { api } from '../api.ts';
import { Button } from '../ui/actions/button.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { returnFocus } from '../ui/return-focus.ts';
import { useIntentKey } from '../intent-key.ts';
import { tellTooFew } from './order-next-episode.ts';
import { problemOf } from '../problem.ts';
import { isTooFewCantos } from './too-few-cantos.ts';

type Props = {
  seasonId: string;
  /** What the production left to be said; null when it left nothing. */
  reason: string | null;
  /** Null for who is signed out and can't try again. */
  balance: number | null;
};

/** Production failed for good: what happened to the cantos, and another try. */
export function FailedProduction({ seasonId, reason, balance }: Props) {
  const [busy, setBusy] = useState(false);
  const keys = useIntentKey();
  const { revalidate } = useRevalidator();

  async function tryAgain() {
    setBusy(true);
    let ordered = false;
    try {
      await api.seasons.retryProduction({ id: seasonId }, { context: { idempotencyKey: keys.keyFor(seasonId) } });
      keys.done();
      ordered = true;
    } catch (error) {
      const problem = problemOf(error);
      if (isTooFewCantos(problem)) tellTooFew(balance ?? 0);
      else toast.bad('Error creating episode', problem.message);
    }
    await revalidate();
    setBusy(false);
    // What was pressed is gone with the failure.
    if (ordered) returnFocus();
  }

  return (
    <div className="taken">
      <Note kind="bad">
        {reason ?? 'Something went wrong while this episode was made. The cantos it cost have been given back.'}
      </Note>
      {balance !== null && (
        <Button size="sm" icon={RotateCcw} busy={busy && 'Trying again...'} onClick={tryAgain}>
          Try again ({prices.episode} cantos)
        </Button>
      )}
    </div>
  );
}
