import { deletionWaitDays } from '#shared/accounts.ts';

const dayMs = 24 * 60 * 60 * 1000;
export const deletionWaitMs = deletionWaitDays * dayMs;

/** When an account whose deletion was asked for then goes; null where it was not. */
export function dueDate(requestedAt: Date | null | undefined): Date | null {
  return requestedAt ? new Date(requestedAt.getTime() + deletionWaitMs) : null;
}
