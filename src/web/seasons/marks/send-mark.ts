// Sends a like or a place on My List. Apart from the buttons, which every page of a season has at first.
import { api } from '#web/api/api.ts';
import { somethingWrong } from '#web/api/problem.ts';
import { keepIfOffline } from '#web/player/downloads/keep-if-offline.ts';
import { toast } from '#web/ui/feedback/toast.ts';

export type Like = { liked: boolean; total_likes: number };

/** @param like What it shall be. @returns What it is then; null where it stays as it was, which is told. */
export async function sendLike(seasonId: string, like: Like): Promise<Like | null> {
  try {
    return await (like.liked ? api.listening.like : api.listening.unlike)({ id: seasonId });
  } catch {
    return (await isKept({ kind: 'like', seasonId, on: like.liked })) ? like : null;
  }
}

/** @param saved Whether it shall be on My List. @returns Whether it is then; null where it stays as it was, which is told. */
export async function sendSaved(seasonId: string, saved: boolean): Promise<boolean | null> {
  try {
    const answer = await (saved ? api.listening.save : api.listening.unsave)({ id: seasonId });
    toast.ok(answer.saved ? 'Added to My List' : 'Removed from My List');
    return answer.saved;
  } catch {
    return (await isKept({ kind: 'save', seasonId, on: saved })) ? saved : null;
  }
}

async function isKept(intent: Parameters<typeof keepIfOffline>[0]): Promise<boolean> {
  const kept = await keepIfOffline(intent);
  if (kept) toast.ok('Kept for later', 'You are offline. It is sent when you are back.');
  else toast.bad('Error', somethingWrong);
  return kept;
}
