import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { prices } from '#shared/wallet.ts';
import { api } from '#web/api/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { returnFocus } from '#web/ui/return-focus.ts';
import { useIdempotencyKeys } from '#web/api/idempotency-key.ts';
import { tellTooFew } from './order-next-episode.ts';
import { problemOf } from '#web/api/problem.ts';
import { isTooFewCantos, tellDebt } from '../too-few-cantos.ts';

type Props = {
  seasonId: string;
  /** The production's error message; null without one. */
  reason: string | null;
  /** Null for who is signed out and can't try again. */
  balance: number | null;
};

/** Production failed for good: what happened to the cantos, and another try. */
export function FailedProduction({ seasonId, reason, balance }: Props) {
  const [busy, setBusy] = useState(false);
  const keys = useIdempotencyKeys();
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
      else if (!tellDebt(problem, balance ?? 0)) toast.bad('Error creating episode', problem.message);
    }
    await revalidate();
    setBusy(false);
    // The pressed button is removed with the failure, so the focus is moved.
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
