import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PlayerEpisode } from '#shared/listening.ts';
import type { PlotPicks, ReadPlot } from '#shared/story/plot-reading.ts';
import { prices } from '#shared/wallet.ts';
import { api } from '#web/api/api.ts';
import { useIdempotencyKeys } from '#web/api/idempotency-key.ts';
import type { Ordering } from '#web/player/stream/openings.ts';
import { fetchPlayer, knownPlayer, withPlayer } from '#web/player/with-player.ts';
import { askForCantos, askToSignIn } from '#web/prompts.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { problemOf } from '#web/api/problem.ts';
import { isTooFewCantos, tellDebt } from '../too-few-cantos.ts';
import { seasonAddress } from '../season-address.ts';
import { isApproved, type WizardChoices } from './wizard-choices.ts';
import type { Episode, Season } from '#shared/seasons.ts';
import { toPlayerEpisode } from '../episodes/player-episode.ts';
import { trackPlay } from '../episodes/track-play.ts';

type Given = {
  showId: string;
  balance: number;
  signedIn: boolean;
  onClose: () => void;
  onRejected: () => void;
  onCreated: () => void;
};

/** What the listener saw of the idea: what was picked in it, and how the season begins, where that is prepared. */
type Read = { picks: PlotPicks; opening: ReadPlot['opening'] };

/** Orders the season, which costs cantos, and navigates to its page. */
export function useCreateSeason({ showId, balance, signedIn, onClose, onRejected, onCreated }: Given) {
  const [creating, setCreating] = useState(false);
  const keys = useIdempotencyKeys();
  const navigate = useNavigate();
  // The player loads the new episode as soon as it is ordered, so its code is fetched now.
  useEffect(fetchPlayer, []);

  function refill() {
    onClose();
    askForCantos({ requiredAmount: prices.season, currentBalance: balance });
  }

  async function create({ characterIds, locationId, plot, check }: WizardChoices, { picks, opening }: Read) {
    if (creating || !isApproved(check) || !locationId) return;
    if (!signedIn) return askToSignIn('upgrade');
    if (balance < prices.season) return refill();
    setCreating(true);
    const order = {
      showId,
      characterIds: [...characterIds],
      locationId,
      plotIdea: plot,
      picks,
      featuredImageUrl: null,
    };
    const ordering = opening && knownPlayer()?.beginOrder(openingOf(opening), { plays: false });
    try {
      const { season, episode } = await api.seasons.createSeason(order, {
        context: { idempotencyKey: keys.keyFor(JSON.stringify(order)) },
      });
      keys.done();
      const ordered = { episode, season: { id: season.id, featured_image_url: null, background_music_url: null } };
      const isAsBegun = season.id === opening?.seasonId;
      if (!isAsBegun) ordering?.refused();
      awaitEpisode(ordered, isAsBegun ? ordering : null);
      setCreating(false);
      onCreated();
      void navigate(`${seasonAddress(season.id)}?new=true&generating=true`);
    } catch (error) {
      ordering?.refused();
      setCreating(false);
      const problem = problemOf(error);
      if (isTooFewCantos(problem)) return refill();
      if (problem.code === 'debt_unsettled') onClose();
      if (tellDebt(problem, balance)) return;
      if (problem.code === 'rejected_content') onRejected();
      toast.bad('Error creating season', problem.message);
    }
  }

  return { creating, create, refill };
}

type Ordered = { season: Pick<Season, 'id' | 'featured_image_url' | 'background_music_url'>; episode: Episode };

/**
 * Gives the player an episode as soon as it is ordered, so that its first words are there when play is pressed. What is
 * heard at that moment goes on instead.
 */
function awaitEpisode({ season, episode }: Ordered, ordering: Ordering | null | undefined): void {
  const awaited = toPlayerEpisode(season, episode);
  if (!awaited) return;
  const told = { onStart: () => void trackPlay(episode) };
  if (ordering) return ordering.ordered(awaited, told);
  withPlayer((player) => {
    if (!player.getState().isPlaying) player.choose(awaited, told);
  });
}

/** What the player shows of a season until it is ordered. */
const openingOf = ({ seasonId, streamUrl }: NonNullable<ReadPlot['opening']>): PlayerEpisode => ({
  id: `opening ${seasonId}`,
  title: 'Episode 1',
  description: '',
  audioUrl: streamUrl,
  seasonId,
  number: 1,
});
