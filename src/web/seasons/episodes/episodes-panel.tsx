import { Suspense, useRef, useState, useEffect } from 'react';
import type { SeasonMemory } from '#shared/story/memory.ts';
import type { Recap } from '#shared/story/recap.ts';
import {
  doorStreamUrl,
  type Episode,
  type EpisodeChoice,
  type Season,
  type SeasonProgress,
  type Transcript,
} from '#shared/seasons.ts';
import type { Ordering } from '#web/player/stream/openings.ts';
import { deferred } from '#web/delivery/deferred.ts';
import { usePlayer } from '#web/player/store/player-store.ts';
import { EpisodeList } from './episode-list.tsx';
import { HeardTranscript } from '../transcript/heard-transcript.tsx';
import { recapPlayerId } from '../recap/player-recap.ts';
import { isInProduction, isPlayable } from './episode-stage.ts';
import { toPlayerEpisode } from './player-episode.ts';
import { withPlayer } from '#web/player/with-player.ts';
import { SeasonTranscript } from '../transcript/season-transcript.tsx';
import { readMoment } from '../moment-address.ts';
import { useSeasonMemory, MemoryPreview } from '../memory/memory-preview.tsx';
import { useSeasonPlayer } from './use-season-player.ts';
import { prices } from '#shared/wallet.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { ChoicePaths } from '#web/ui/objects/choice-paths.tsx';
import { CantoAmount } from '#web/ui/words/canto-amount.tsx';
import { useRevalidator, useSearchParams } from 'react-router';
import { somethingWrong } from '#web/api/problem.ts';
import { askToSignIn } from '#web/prompts.ts';
import { useIdempotencyKeys } from '#web/api/idempotency-key.ts';

const Previously = deferred(async () => (await import('../recap/previously.tsx')).Previously);
const PathTaken = deferred(async () => (await import('./path-taken.tsx')).PathTaken);
const ToldDoorDialog = deferred(async () => (await import('../map/told-door-dialog.tsx')).ToldDoorDialog);
const SmallMap = deferred(async () => (await import('../map/small-map.tsx')).SmallMap);
const FailedProduction = deferred(async () => (await import('./failed-production.tsx')).FailedProduction);

type Props = {
  season: Season;
  episodes: readonly Episode[];
  /** Null when they could not be loaded. */
  choices: readonly EpisodeChoice[] | null;
  transcript: Transcript | null;
  /** For a listener who comes back after a while. */
  recap: Recap | null;
  news: SeasonProgress | null;
  /** Null for who is signed out. */
  balance: number | null;
  onRemix: (episodeNumber?: number) => void;
};

function queueEpisode(season: Season, episode: Episode): void {
  const next = toPlayerEpisode(season, episode);
  if (!next) return;
  withPlayer((player) => player.playAfter(next));
  toast.ok(`${next.title} plays after this`);
}

/** The episodes, the transcript and the choices for the next episode. */
export function EpisodesPanel({ season, episodes, choices, transcript, recap, news, balance, onRemix }: Props) {
  const { press, start, choose, awaitOrdered } = useSeasonPlayer({ season, episodes, signedIn: balance !== null });
  useWalkedEpisode(episodes, (episode) => awaitOrdered(episode));
  const last = episodes.at(-1) ?? null;
  const { chosenId, lostAt, openDoor } = useNextEpisode({ season, last, choices, balance, onOrdered: awaitOrdered });
  const currentId = usePlayer((state) => state.currentEpisode?.id);
  // Playing an episode makes the loader return no recap, so the page keeps the one it was loaded with until it was played.
  const [cameWith] = useState(recap);
  const [told, setTold] = useState<Recap | null>(null);
  const [shares, setShares] = useState<ReadonlyMap<number, number>>(new Map());
  const opens = useRef<((episode: Episode) => boolean) | null>(null);
  const telling = told && currentId === recapPlayerId(told) ? told : null;
  const read = episodes.find(({ id }) => id === currentId) ?? episodes.find(isPlayable) ?? null;
  const memory = useSeasonMemory(season.id, last?.stage === 'ready' ? last.id : null);
  const failed = (news?.status ?? season.status) === 'failed';
  const nextNumber = (last?.episode_number ?? 0) + 1;
  const canChoose = (season.is_creator || season.is_published) && last && !isInProduction(last) && !failed;
  return (
    <div className="wrap sgrid">
      <div>
        {cameWith && (
          <Suspense fallback={null}>
            <Previously
              season={season}
              initial={cameWith}
              episodes={episodes}
              opens={opens}
              onRecap={setTold}
              onStart={start}
              onChoose={choose}
            />
          </Suspense>
        )}
        <EpisodeList
          episodes={episodes}
          shares={shares}
          creating={chosenId ? nextNumber : null}
          onPress={(episode) => (episode && opens.current?.(episode)) || press(episode)}
          onQueue={(episode) => queueEpisode(season, episode)}
        />
        <Suspense fallback={null}>
          {failed && <FailedProduction seasonId={season.id} reason={news?.error ?? null} balance={balance} />}
          {lostAt !== null && <PathTaken onRemix={season.show_is_open ? () => onRemix(lostAt) : null} />}
        </Suspense>
        {canChoose && (
          <NextPaths
            season={season}
            choices={choices}
            memory={memory}
            episodeNumber={nextNumber}
            chosenId={chosenId}
            signedIn={balance !== null}
            onChoose={openDoor}
          />
        )}
        <div className="sgrid__f">
          <Suspense fallback={null}>
            <SmallMap season={season} signedIn={balance !== null} onShares={setShares} />
          </Suspense>
          <MemoryPreview seasonId={season.id} memory={memory} />
        </div>
      </div>
      <div className="sgrid__r">
        {telling ? (
          <HeardTranscript id={currentId} subtitle="Previously" lines={telling.lines} />
        ) : (
          // Of a season whose only episode failed there is none to wait for.
          !(failed && read === null) && (
            <SeasonTranscript
              episode={read}
              initial={transcript}
              linesVoiced={news && news.episode_id === read?.id ? news.lines_voiced : 0}
            />
          )
        )}
      </div>
    </div>
  );
}

type NextPathsProps = {
  season: Season;
  /** Null until it is known. */
  memory: SeasonMemory | null;
  /** Of the last episode, in their order; null when they could not be loaded. */
  choices: readonly EpisodeChoice[] | null;
  episodeNumber: number;
  chosenId: string | null;
  signedIn: boolean;
  onChoose: (choiceId: string) => void;
};

/** 'What happens next?': the doors out of the last episode. One that is told already is offered for nothing first. */
function NextPaths({ season, memory, choices, episodeNumber, chosenId, signedIn, onChoose }: NextPathsProps) {
  const [offered, setOffered] = useState<EpisodeChoice | null>(null);
  useEffect(() => {
    if (choices === null) toast.bad('Error loading choices', 'Failed to load episode choices. Please try again.');
  }, [choices]);
  const [search] = useSearchParams();
  if (!choices || choices.length === 0) return null;
  const isAnyTold = choices.some(({ told }) => told);
  const noteOf = ({ told }: EpisodeChoice) =>
    told ? 'Already told, free' : isAnyTold ? `${prices.episode} cantos` : undefined;
  const hangsOf = ({ id }: EpisodeChoice) => memory?.doors.find((door) => door.choice_id === id)?.hangs_on;
  return (
    <>
      <ChoicePaths
        episodeNumber={episodeNumber}
        lead={
          <>
            Open a door and it becomes episode {episodeNumber}. Each one costs <CantoAmount amount={prices.episode} />
            {isAnyTold && '; what is told already is free'}
          </>
        }
        choices={choices.map((choice) => ({ ...choice, note: noteOf(choice), hangs: hangsOf(choice) }))}
        chosenId={chosenId}
        came={Number(search.get('door')) || null}
        onApproach={(id) => {
          const isTold = choices.find((each) => each.id === id)?.told;
          if (signedIn && !isTold) withPlayer((player) => player.prepareOpening(doorStreamUrl(id)));
        }}
        onChoose={(id) => {
          const choice = choices.find((each) => each.id === id);
          if (choice?.told) setOffered(choice);
          else onChoose(id);
        }}
      />
      {offered?.told && (
        <Suspense fallback={null}>
          <ToldDoorDialog
            season={season}
            episodeNumber={episodeNumber - 1}
            choice={{ ...offered, told: offered.told }}
            signedIn={signedIn}
            cantos={prices.episode}
            onMakeOwn={() => onChoose(offered.id)}
            onClose={() => setOffered(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Takes up an episode that was walked to from this page: only then does the address name another than it came with. */
function useWalkedEpisode(episodes: readonly Episode[], onWalked: (episode: Episode) => void): void {
  const [search] = useSearchParams();
  const number = readMoment(`?${search}`)?.episode ?? null;
  const known = useRef(number);
  useEffect(() => {
    const walked = episodes.find((each) => each.episode_number === number);
    if (number === known.current || !walked) return;
    known.current = number;
    onWalked(walked);
  }, [number, episodes]);
}

type Given = Pick<Props, 'season' | 'choices' | 'balance'> & {
  last: Episode | null;
  onOrdered: (episode: Episode, ordering: Ordering | undefined) => void;
};

/** Orders the next episode by a choice of the last one. A balance of null means signed out. */
function useNextEpisode({ season, last, choices, balance, onOrdered }: Given) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  /** Number of the episode whose doors somebody else chose from first. */
  const [lostAt, setLostAt] = useState<number | null>(null);
  const keys = useIdempotencyKeys();
  const { revalidate } = useRevalidator();

  async function openDoor(choiceId: string) {
    const choice = choices?.find(({ id }) => id === choiceId);
    if (!last || !choice || chosenId) return;
    if (balance === null) return askToSignIn('upgrade');
    setChosenId(choiceId);
    setLostAt(null);
    try {
      const { orderNextEpisode } = await import('./order-next-episode.ts');
      const outcome = await orderNextEpisode({ season, last, choice, balance, keys, onOrdered });
      if (outcome === 'path-taken') setLostAt(last.episode_number);
      if (outcome !== 'not-asked' && outcome !== 'kept') await revalidate();
    } catch {
      toast.bad('Error creating episode', somethingWrong);
    }
    setChosenId(null);
  }

  return { chosenId, lostAt, openDoor };
}
