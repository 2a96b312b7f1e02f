import { useEffect, useState } from 'react';
import type { Season } from '#shared/seasons.ts';
import { askToSignIn } from '#web/prompts.ts';
import { toast } from '#web/ui/feedback/toast.ts';

/** Null where its code can't be had; the page tells that itself. */
const load = () => import('./send-mark.ts').catch(() => null);

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
      const next = { liked, total_likes: like.total_likes + (liked ? 1 : -1) };
      setLike(next);
      setLike((await (await load())?.sendLike(season.id, next)) ?? like);
    });

  const toggleSaved = () =>
    exclusively(async () => {
      if (!signedIn) {
        toast.bad('Login required', 'Please log in to add seasons to your list.');
        return askToSignIn('sign-in');
      }
      setSaved(!saved);
      setSaved((await (await load())?.sendSaved(season.id, !saved)) ?? saved);
    });

  return { ...like, saved, toggleLike, toggleSaved };
}
