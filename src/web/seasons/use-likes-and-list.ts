import { useEffect, useState } from 'react';
import type { Season } from '#shared/seasons.ts';
import { somethingWrong } from '#web/api/problem.ts';
import { keepIfOffline } from '#web/player/downloads/keep-if-offline.ts';
import { askToSignIn } from '#web/prompts.ts';
import { toast } from '#web/ui/feedback/toast.ts';

/** Likes and My List as optimistic updates: corrected by the response, rolled back on failure. */
export function useLikesAndList(season: Season, signedIn: boolean) {
  const [like, setLike] = useState({ liked: season.liked, total_likes: season.total_likes });
  const [saved, setSaved] = useState(season.saved);
  const [busy, setBusy] = useState(false);
  // The page's data may change, for example after a sign-in.
  useEffect(
    () => setLike({ liked: season.liked, total_likes: season.total_likes }),
    [season.liked, season.total_likes],
  );
  useEffect(() => setSaved(season.saved), [season.saved]);

  async function exclusively(change: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    await change();
    setBusy(false);
  }

  const toggleLike = () =>
    exclusively(async () => {
      if (!signedIn) return askToSignIn('sign-in');
      const liked = !like.liked;
      setLike({ liked, total_likes: like.total_likes + (liked ? 1 : -1) });
      try {
        const { api } = await import('#web/api/api.ts');
        setLike(await (liked ? api.listening.like : api.listening.unlike)({ id: season.id }));
      } catch {
        if (await keepIfOffline({ kind: 'like', seasonId: season.id, on: liked })) return tellKept();
        setLike(like);
        toast.bad('Error', somethingWrong);
      }
    });

  const toggleSaved = () =>
    exclusively(async () => {
      if (!signedIn) {
        toast.bad('Login required', 'Please log in to add seasons to your list.');
        return askToSignIn('sign-in');
      }
      setSaved(!saved);
      try {
        const { api } = await import('#web/api/api.ts');
        const answer = await (saved ? api.listening.unsave : api.listening.save)({ id: season.id });
        setSaved(answer.saved);
        toast.ok(answer.saved ? 'Added to My List' : 'Removed from My List');
      } catch {
        if (await keepIfOffline({ kind: 'save', seasonId: season.id, on: !saved })) return tellKept();
        setSaved(saved);
        toast.bad('Error', somethingWrong);
      }
    });

  return { ...like, saved, toggleLike, toggleSaved };
}

function tellKept(): void {
  toast.ok('Kept for later', 'You are offline. It is sent when you are back.');
}
