import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { sentenceOf } from '#web/api/problem.ts';
import { toast } from '#web/ui/feedback/toast.ts';

/** Calls the API, shows a message with the outcome and reloads the page's data. `run` resolves to whether it worked. */
export function useAdminAction() {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function run(call: () => Promise<unknown>, done: string): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      await call();
      toast.ok(done);
      await revalidate();
      return true;
    } catch (error) {
      toast.bad('That did not work', sentenceOf(error));
      // Another admin may have done it, so the page's data is outdated.
      if ((error as { status?: number }).status === 409) await revalidate();
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, run };
}
