import type { NewIntent } from './offline-db.ts';

/** Keeps for later what failed for want of a network. False where there is one, or nothing can be kept here. */
export async function keepIfOffline(intent: NewIntent): Promise<boolean> {
  if (navigator.onLine) return false;
  try {
    const { keepForLater } = await import('./outbox.ts');
    await keepForLater(intent);
    return true;
  } catch (error) {
    console.warn('It could not be kept for later:', error);
    return false;
  }
}
