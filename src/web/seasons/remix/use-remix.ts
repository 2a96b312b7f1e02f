import { useState } from 'react';
import { useNavigate } from 'react-router';
import { prices } from '#shared/wallet.ts';
import type { Season } from '#shared/seasons.ts';
import { api } from '#web/api/api.ts';
import { askForCantos, askToSignIn } from '#web/prompts.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { useIdempotencyKeys } from '#web/api/idempotency-key.ts';
import { problemOf, somethingWrong, type Problem } from '#web/api/problem.ts';
import { isTooFewCantos, tellDebt } from '../too-few-cantos.ts';
import { seasonAddress } from '../season-address.ts';

type Given = { season: Pick<Season, 'id'>; balance: number; onClose: () => void };

/** Orders a remix and goes to it. An empty choice goes on from the episode's end. */
export function useRemix({ season, balance, onClose }: Given) {
  const [busy, setBusy] = useState(false);
  const keys = useIdempotencyKeys();
  const navigate = useNavigate();

  const tellTooFew = () => {
    onClose();
    toast.bad('Insufficient cantos', `You need ${prices.remix} cantos to remix a season.`);
    askForCantos({ requiredAmount: prices.remix, currentBalance: balance });
  };

  async function remix(episodeNumber: number, choiceId: string) {
    if (busy) return;
    if (balance < prices.remix) return tellTooFew();
    setBusy(true);
    try {
      const idempotencyKey = keys.keyFor(`${season.id} ${episodeNumber} ${choiceId}`);
      const { newSeason, error } = await api.seasons.remixSeason(
        { seasonId: season.id, episodeNumber, choiceId },
        { context: { idempotencyKey } },
      );
      keys.done();
      setBusy(false);
      if (!newSeason) return refuse({ code: null, message: error || somethingWrong });
      onClose();
      toast.ok('Season remixed successfully!', newSeason.title);
      void navigate(`${seasonAddress(newSeason.id)}?new=true`);
    } catch (error) {
      setBusy(false);
      refuse(problemOf(error));
    }
  }

  function refuse(problem: Problem) {
    if (isTooFewCantos(problem)) return tellTooFew();
    if (problem.code === 'debt_unsettled') onClose();
    if (tellDebt(problem, balance)) return;
    if (problem.code === 'unauthorized') {
      toast.bad('Login required', 'Please log in to remix a season.');
      return askToSignIn('sign-in');
    }
    toast.bad('Error remixing season', problem.message);
  }

  return { busy, remix };
}
