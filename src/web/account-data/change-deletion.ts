import type { DeletionState } from '#shared/accounts.ts';
import { api } from '#web/api/api.ts';
import { sentenceOf } from '#web/api/problem.ts';
import { toast } from '#web/ui/feedback/toast.ts';

export const deletionDay = (due: string) =>
  new Date(due).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Schedules or cancels the deletion of the account and shows the outcome; false when it failed. */
export async function changeDeletion(wanted: boolean): Promise<boolean> {
  let state: DeletionState;
  try {
    state = wanted ? await api.accounts.requestDeletion() : await api.accounts.undoDeletion();
  } catch (error) {
    toast.bad('Error', sentenceOf(error));
    return false;
  }
  if (state.deletion_due_at) {
    toast.ok('Your account will be deleted', `On ${deletionDay(state.deletion_due_at)}, unless you take it back.`);
  } else toast.ok('Your account stays', 'Nothing has been deleted.');
  return true;
}
