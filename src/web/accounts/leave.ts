import { toast } from '#web/ui/feedback/toast.ts';
import { failureMessage, messages } from './account-messages.ts';
import { signOut } from './auth.ts';

/** Signs out and says so; false when that failed. */
export async function leave(): Promise<boolean> {
  try {
    await signOut();
  } catch (error) {
    const { title, description } = failureMessage(error);
    toast.bad(title, description);
    return false;
  }
  toast.ok(messages.signedOut.title, messages.signedOut.description);
  return true;
}
