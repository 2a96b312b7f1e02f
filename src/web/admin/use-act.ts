import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { sentenceOf } from '#web/problem.ts';
import { toast } from '#web/ui/feedback/toast.ts';

/** Does something by the API, says what came of it, and shows the page anew. `act` answers whether it worked. */
export function useAct() {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function act(call: () => Promise<unknown>, done: string): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      await call();
      toast.ok(done);
      await revalidate();
      return true;
    } catch (error) {
      toast.bad('That did not work', sentenceOf(error));
      // Somebody else may have done it: what is shown is out of date.
      if ((error as { status?: number }).status === 409) await revalidate();
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, act };
}
