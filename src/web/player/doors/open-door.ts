// What a taken door does: it is ordered once, and its sound goes on from the last episode's.
import { noWish, type KeptWish } from '#shared/doors/doors.ts';
import type { ListeningSeason } from '#shared/listening-log.ts';
import type { PlayerEpisode } from '#shared/listening.ts';
import { doorStreamUrl, type Episode } from '#shared/seasons.ts';
import { formatCantos, prices } from '#shared/wallet.ts';
import { api } from '#web/api/api.ts';
import { codeOf, sentenceOf } from '#web/api/problem.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { keepIfOffline } from '../downloads/keep-if-offline.ts';
import { learnSeasons } from '../place/keep-listening.ts';
import { logStore } from '../place/log-store.ts';
import { player } from '../player.ts';
import { followStream } from '../stream/follow-stream.ts';
import type { Ordering } from '../stream/openings.ts';
import { followSeason } from '../stream/season-feed.ts';
import type { Opened } from './ask-doors.ts';
import { doorsStore, type DoorProblem, type Turn } from './doors-store.ts';

/** The doors of an episode that has ended, or `ahead` of its end; null where it is not the last any more, or they can't be had. */
export async function loadTurn(
  episode: PlayerEpisode,
  { ahead } = { ahead: false },
): Promise<{ turn: Turn; wish: KeptWish } | null> {
  const { seasonId } = episode;
  if (!seasonId) return null;
  try {
    const season = await learnFinished(seasonId, ahead ? 0 : mostRepeats);
    const last = season?.episodes.at(-1);
    if (!season?.doors_open || last?.id !== episode.id) return null;
    const [{ items }, purse] = await Promise.all([api.seasons.listChoices({ id: episode.id }), readPurse()]);
    if (items.length === 0) return null;
    const turn: Turn = {
      episode: { ...episode, backgroundMusicUrl: season.background_music_url },
      seasonId,
      seasonTitle: season.title,
      choices: items,
      spoken: last.doors ?? null,
      balance: purse.balance,
    };
    return { turn, wish: purse.wish };
  } catch (error) {
    console.warn('The doors could not be asked for:', error);
    return null;
  }
}

/** What the listener can spend and wishes. Without a network nobody knows: a door that is chosen then is asked for later. */
async function readPurse(): Promise<{ balance: number | null; wish: KeptWish }> {
  if (logStore.get().listenerId === null) return { balance: null, wish: noWish };
  if (!navigator.onLine) return { balance: Infinity, wish: noWish };
  const [me, wish] = await Promise.all([api.accounts.me(), api.seasons.readStandingWish()]);
  return { balance: me.balance, wish };
}

/** A stream ends a moment before its episode counts as finished. */
async function learnFinished(seasonId: string, repeats: number): Promise<ListeningSeason | undefined> {
  for (let tries = 0; ; tries += 1) {
    await learnSeasons([seasonId]);
    const season = logStore.get().seasons.get(seasonId);
    if (!season || season.doors_open || tries === repeats) return season;
    await new Promise((resolve) => setTimeout(resolve, tryAgainMs));
  }
}
const mostRepeats = 5;
const tryAgainMs = 1000;

export async function keepWish(wish: Pick<KeptWish, 'wish' | 'cantos_per_evening'>): Promise<KeptWish> {
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return api.seasons.keepStandingWish({ ...wish, time_zone });
}

/** Orders the episode behind a door and plays it as it is made; what is told already is walked to for nothing. */
export async function openDoor(
  turn: Turn,
  index: number,
  { wished, key, go }: { wished: boolean; key: string; go: (address: string) => void },
): Promise<Opened> {
  const choice = turn.choices[index]!;
  const { seasonId, episode } = turn;
  if (choice.told) {
    try {
      go(await walkTo(turn, choice));
      return { result: 'walked' };
    } catch (error) {
      return refusal(turn, choice, error);
    }
  }
  const ordering = player.beginOrder(behindDoor(turn, choice), { plays: true });
  try {
    const ordered = await api.seasons.createNextEpisode(
      { seasonId, episodeId: episode.id, choiceId: choice.id, ...(wished && { wished }) },
      { context: { idempotencyKey: key } },
    );
    playOrdered(turn, ordered.episode, ordering);
    return { result: 'opened' };
  } catch (error) {
    ordering.refused();
    return refusal(turn, choice, error);
  }
}

async function refusal(turn: Turn, { id, choice_text }: Choice, error: unknown): Promise<Opened> {
  if (codeOf(error) === null && (await keepForLater(turn, id, choice_text))) return { result: 'kept' };
  return { result: 'refused', problem: problemOf(error) };
}

type Choice = Turn['choices'][number];

/** The address where a path that is told goes on, which is played. */
async function walkTo({ seasonId, episode, balance }: Turn, choice: Choice): Promise<string> {
  const { told } = choice;
  const to =
    balance === null && told
      ? { seasonId: told.season_id, episodeNumber: told.episode_number }
      : await api.seasons.walkPath({ seasonId, episodeNumber: episode.number ?? 1, choiceId: choice.id });
  await learnSeasons([to.seasonId]);
  const { playerEpisodeOf } = await import('../place/listening-episode.ts');
  const season = logStore.get().seasons.get(to.seasonId);
  const found = season?.episodes.find(({ number }) => number === to.episodeNumber);
  const next = season && found && playerEpisodeOf(season, found);
  if (next) player.playEpisode(next);
  return `/seasons/${encodeURIComponent(to.seasonId)}?e=${to.episodeNumber}`;
}

/** What the player shows of an episode until it is ordered. */
function behindDoor({ episode: before }: Turn, { id, choice_text }: Choice): PlayerEpisode {
  const number = (before.number ?? 0) + 1;
  return {
    ...before,
    id: `opening ${id}`,
    title: `Episode ${number}`,
    description: choice_text,
    audioUrl: doorStreamUrl(id),
    durationMs: null,
    number,
  };
}

function playOrdered({ episode: before, seasonId }: Turn, ordered: Episode, ordering: Ordering): void {
  const audioUrl = ordered.voice_audio_url ?? ordered.stream_url;
  if (!audioUrl) return;
  const episode: PlayerEpisode = {
    ...before,
    id: ordered.id,
    title: ordered.title || `Episode ${ordered.episode_number}`,
    description: ordered.choice_text ?? '',
    audioUrl,
    streaming: !ordered.voice_audio_url,
    durationMs: ordered.duration_ms,
    number: ordered.episode_number,
  };
  ordering.ordered(episode, {
    onStart: () =>
      void api.listening
        .trackEpisodePlay({ episodeId: ordered.id, seasonId })
        .catch((error: unknown) => console.warn('The play could not be counted.', error)),
  });
  if (episode.streaming) followStream(seasonId, episode);
  const stop = followSeason(seasonId, (news) => {
    const { lines_voiced, lines_total } = news;
    if (doorsStore.get().phase !== 'making') return stop();
    doorsStore.set({ made: lines_total ? lines_voiced / lines_total : 0 });
  });
}

async function keepForLater(
  { seasonId, seasonTitle, episode }: Turn,
  choiceId: string,
  words: string,
): Promise<boolean> {
  const choice = { kind: 'choice' as const, seasonId, seasonTitle, episodeId: episode.id, choiceId, words };
  const kept = await keepIfOffline({ ...choice, price: prices.episode });
  if (kept)
    toast.ok('The door waits until you are back', `${prices.episode} cantos when it opens, not before. See Downloads.`);
  return kept;
}

function problemOf(error: unknown): DoorProblem {
  switch (codeOf(error)) {
    case 'path_taken':
      return { text: 'The season took another door meanwhile. Nothing was taken.', action: 'season' };
    case 'insufficient_cantos':
      return { text: `You need ${formatCantos(prices.episode)} cantos to continue the episode.`, action: 'cantos' };
    case 'unauthorized':
      return { text: 'Sign in to open a door. Your place is kept.', action: 'sign-in' };
    case null:
      return { text: 'No connection. Nothing was taken; the doors wait.', action: null };
    default:
      return { text: sentenceOf(error), action: null };
  }
}
