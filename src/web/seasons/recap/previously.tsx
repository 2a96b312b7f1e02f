import { Play, SkipForward } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { playerBreakpointPx } from '#shared/listening.ts';
import type { Recap } from '#shared/story/recap.ts';
import type { Episode, Season } from '#shared/seasons.ts';
import { usePlayer } from '#web/player/store/player-store.ts';
import { withPlayer } from '#web/player/with-player.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { recapPlayerId, toPlayerRecap } from './player-recap.ts';
import { api } from '#web/api/api.ts';
import './previously.css';

type Props = {
  season: Season;
  /** As it came with the page; its sound may still be in the making. */
  initial: Recap;
  episodes: readonly Episode[];
  /** Where the episode list looks whether an episode that is pressed has to be opened with what happened before it. */
  opens: RefObject<((episode: Episode) => boolean) | null>;
  onRecap: (recap: Recap) => void;
  /** Plays an episode at any window width. */
  onStart: (episode: Episode) => void;
  /** Makes an episode the current one without starting it. */
  onChoose: (episode: Episode) => void;
};

/** For a listener who comes back after a while: what happened so far, once, before the season goes on. */
export function Previously({ season, initial, episodes, opens, onRecap, onStart, onChoose }: Props) {
  const recap = useRecap(season.id, initial);
  const [over, setOver] = useState(false);
  const isCurrent = usePlayer((state) => state.currentEpisode?.id === recapPlayerId(initial));
  const ready = recap?.audio_url ? recap : null;
  const next = episodes.find(({ episode_number }) => episode_number === initial.episode_number + 1) ?? null;

  useEffect(() => {
    if (ready) onRecap(ready);
  }, [ready]);

  // Started from this page it was pressed together with the episode it leads into; nothing else starts that one by itself.
  const startedHere = useRef(false);
  useEffect(() => () => void (startedHere.current = false), []);

  function goOn(start = true) {
    setOver(true);
    if (next) (start ? onStart : onChoose)(next);
  }
  function playRecap(start: boolean) {
    if (!ready) return;
    startedHere.current = start;
    withPlayer((player) => {
      player.choose(toPlayerRecap(season, ready), { onEpisodeEnd: () => goOn(startedHere.current) });
      if (start) player.play();
    });
  }
  useEffect(() => {
    opens.current = (episode) => {
      if (!ready || over || isCurrent || episode.id !== next?.id) return false;
      playRecap(matchMedia(`(min-width: ${playerBreakpointPx}px)`).matches);
      return true;
    };
    return () => {
      opens.current = null;
    };
  });

  if (over || !recap) return null;
  const seconds = ready?.duration_ms ? `${Math.round(ready.duration_ms / 1000)} seconds` : 'A minute';
  return (
    <section className="prev" aria-labelledby="previously">
      <h2 id="previously">Previously</h2>
      <p>
        You were last here on {dayOf(initial.last_heard)}.{' '}
        {next ? `${seconds} to remember, and episode ${next.episode_number} goes on.` : `${seconds} to remember it.`}
      </p>
      <div className="prev__a">
        {!isCurrent && (
          <Button
            size="sm"
            variant="quiet"
            icon={Play}
            busy={!ready && 'One moment...'}
            onClick={() => playRecap(true)}
          >
            What happened so far
          </Button>
        )}
        {next && (
          <Button size="sm" variant="ghost" icon={SkipForward} onClick={() => goOn()}>
            {isCurrent ? `Skip to episode ${next.episode_number}` : `Straight to episode ${next.episode_number}`}
          </Button>
        )}
      </div>
    </section>
  );
}

const dayOf = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** Delays between the requests, in ms. Voicing the recap takes one or two seconds; after the last request it is given up. */
const askAgainAfterMs = [600, 1200, 2500, 5000, 10_000];

/** The recap, requested again until it is voiced; null when it never is. */
function useRecap(seasonId: string, initial: Recap): Recap | null {
  const [recap, setRecap] = useState<Recap | null>(initial);
  const [tries, setTries] = useState(0);
  const voiced = recap === null || recap.audio_url !== null;

  useEffect(() => {
    if (voiced) return;
    const wait = askAgainAfterMs[tries];
    if (wait === undefined) return setRecap(null);
    const timer = setTimeout(async () => {
      const answer = await api.listening.previously({ id: seasonId }).catch(() => null);
      if (answer) setRecap(answer.recap);
      setTries(tries + 1);
    }, wait);
    return () => clearTimeout(timer);
  }, [seasonId, voiced, tries]);

  return recap;
}
