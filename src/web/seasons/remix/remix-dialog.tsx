import { Shuffle } from 'lucide-react';
import { Suspense, useState, useEffect } from 'react';
import { prices } from '#shared/wallet.ts';
import type { Episode, Season, EpisodeChoice } from '#shared/seasons.ts';
import { deferred } from '#web/delivery/deferred.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { CantoAmount } from '#web/ui/words/canto-amount.tsx';
import { RemixEpisode } from './remix-episode.tsx';
import { useRemix } from './use-remix.ts';
import { api } from '#web/api/api.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import '../paid-footer.css';
import './remix.css';

const ToldDoorDialog = deferred(async () => (await import('../map/told-door-dialog.tsx')).ToldDoorDialog);

type Props = {
  season: Season;
  episodes: readonly Episode[];
  balance: number;
  /** Number of the episode picked beforehand. */
  initialEpisode?: number;
  onClose: () => void;
};

/** Picks an episode of the season and another choice at its end. */
export function RemixDialog({ season, episodes, balance, initialEpisode, onClose }: Props) {
  const finished = episodes.filter(({ stage }) => stage === 'ready');
  const [pickedId, setPickedId] = useState(
    () => finished.find((each) => each.episode_number === initialEpisode)?.id ?? null,
  );
  const [choiceId, setChoiceId] = useState<string | null>(null);
  const [offered, setOffered] = useState<EpisodeChoice | null>(null);
  const choices = useEpisodeChoices(pickedId);
  const { busy, remix } = useRemix({ season, balance, onClose });
  const picked = finished.find(({ id }) => id === pickedId);

  const chosen = Array.isArray(choices)
    ? (choices as readonly EpisodeChoice[]).find(({ id }) => id === choiceId)
    : null;

  function pick(id: string) {
    setPickedId(id === pickedId ? null : id);
    setChoiceId(null);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      title="Remix this season"
      width={720}
      footer={
        <>
          <Button variant="ghost" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <span className="dlg__bal">
            <CantoAmount amount={balance} bare />
          </span>
          <Button
            variant="primary"
            className="sp"
            icon={Shuffle}
            busy={busy && 'Remixing...'}
            disabled={!picked || !choiceId}
            onClick={() => {
              if (chosen?.told) setOffered(chosen);
              else if (picked && choiceId) void remix(picked.episode_number, choiceId);
            }}
          >
            Remix ({prices.remix} cantos)
          </Button>
        </>
      }
    >
      {offered?.told && picked && (
        <Suspense fallback={null}>
          <ToldDoorDialog
            season={season}
            episodeNumber={picked.episode_number}
            choice={{ ...offered, told: offered.told }}
            signedIn
            cantos={prices.remix}
            onMakeOwn={() => remix(picked.episode_number, offered.id)}
            onClose={() => setOffered(null)}
          />
        </Suspense>
      )}
      <p className="muted">Go back to any ending and open a different door. Your remix starts there.</p>
      <ol className="rx">
        {finished.map((episode) => (
          <RemixEpisode
            key={episode.id}
            episode={episode}
            open={episode.id === pickedId}
            onPick={() => pick(episode.id)}
            choices={episode.id === pickedId ? choices : null}
            choiceId={choiceId}
            taken={takenFrom(episode, episodes)}
            onChoose={setChoiceId}
            onContinue={() => remix(episode.episode_number, '')}
            busy={busy}
          />
        ))}
      </ol>
    </Dialog>
  );
}

/** The words of the door out of an episode behind which the season went on; null while there is nothing behind one. */
function takenFrom({ episode_number: number }: Episode, episodes: readonly Episode[]): string | null {
  const next = episodes.find((each) => each.episode_number === number + 1);
  return next && next.stage !== 'failed' ? next.choice_text : null;
}

type Loaded = readonly EpisodeChoice[] | 'failed';

/** The choices of an episode, by their order; null while they load. Each episode is asked for once, failures again. */
function useEpisodeChoices(episodeId: string | null): Loaded | null {
  const [known, setKnown] = useState<Record<string, Loaded>>({});
  useEffect(() => {
    if (!episodeId || Array.isArray(known[episodeId])) return;
    let wanted = true;
    const keep = (loaded: Loaded) => wanted && setKnown((all) => ({ ...all, [episodeId]: loaded }));
    api.seasons.listChoices({ id: episodeId }).then(
      ({ items }) => keep(items.toSorted((a, b) => a.choice_order - b.choice_order)),
      () => {
        if (!wanted) return;
        keep('failed');
        toast.bad('Error loading choices', 'Failed to load episode choices. Please try again.');
      },
    );
    return () => {
      wanted = false;
    };
    // Not dependent on the loaded choices, which would fetch them again.
  }, [episodeId]);
  return (episodeId && known[episodeId]) || null;
}
