import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { prices } from '#shared/wallet.ts';
import { api } from '../api.ts';
import { useIntentKey } from '../intent-key.ts';
import { fetchPlayer } from '../player/with-player.ts';
import { askForCantos, askToSignIn } from '../prompts.ts';
import { toast } from '../ui/feedback/toast.ts';
import { awaitEpisode } from './await-episode.ts';
import { problemOf } from '../problem.ts';
import { isTooFewCantos } from './too-few-cantos.ts';
import { seasonAddress } from './season-address.ts';
import type { WizardChoices } from './wizard-choices.ts';

type Given = {
  showId: string;
  balance: number;
  signedIn: boolean;
  onClose: () => void;
  onRejected: () => void;
  onCreated: () => void;
};

/** The paid end of the wizard: orders the season and goes to its page. */
export function useCreateSeason({ showId, balance, signedIn, onClose, onRejected, onCreated }: Given) {
  const [creating, setCreating] = useState(false);
  const keys = useIntentKey();
  const navigate = useNavigate();
  // What will be ordered is heard at once.
  useEffect(fetchPlayer, []);

  function refill() {
    onClose();
    askForCantos({ requiredAmount: prices.season, currentBalance: balance });
  }

  async function create({ characterIds, locationId, plot, check }: WizardChoices) {
    if (creating || check !== 'approved' || !locationId) return;
    if (!signedIn) return askToSignIn('upgrade');
    if (balance < prices.season) return refill();
    setCreating(true);
    const order = { showId, characterIds: [...characterIds], locationId, plotIdea: plot, featuredImageUrl: null };
    try {
      const { season, episode } = await api.seasons.createSeason(order, {
        context: { idempotencyKey: keys.keyFor(JSON.stringify(order)) },
      });
      keys.done();
      awaitEpisode({ episode, season: { id: season.id, featured_image_url: null, background_music_url: null } });
      setCreating(false);
      onCreated();
      void navigate(`${seasonAddress(season.id)}?new=true&generating=true`);
    } catch (error) {
      setCreating(false);
      const problem = problemOf(error);
      if (isTooFewCantos(problem)) return refill();
      if (problem.code === 'rejected_content') onRejected();
      toast.bad('Error creating season', problem.message);
    }
  }

  return { creating, create, refill };
}
