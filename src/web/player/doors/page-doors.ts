// The page's doors, joined to its player, its headset keys and the sounds of its other tabs.
import type { PlayerEpisode } from '#shared/listening.ts';
import { doorStreamUrl } from '#shared/seasons.ts';
import { player, playerReady } from '../player.ts';
import { createDoors } from './ask-doors.ts';
import { doorsStore } from './doors-store.ts';
import { openEar, type Ear } from './hear-answer.ts';
import { keepWish, loadTurn, openDoor } from './open-door.ts';
import { openVoice, type Voice } from './say-doors.ts';

const answerAloudKey = 'canto.answer-aloud';
const soundChannel = 'canto.sound';

let voice: Voice | null = null;
let ear: Ear | null = null;
/** Where the player was when the doors began to ask, in seconds. */
let standsAt = 0;
let go: (address: string) => void = (address) => location.assign(address);

export const doors = createDoors({
  store: doorsStore,
  loadTurn,
  openVoice({ episode, spoken }) {
    voice = openVoice(spoken?.audio_url ?? null, episode.backgroundMusicUrl ?? null, player.getState());
    standsAt = player.getState().position;
    return voice;
  },
  openDoor: (turn, index, how) => openDoor(turn, index, { ...how, go }),
  keepWish,
  random: Math.random,
});
doorsStore.setCommands(doors);

/** How a page goes to another without cutting sound off. */
export function setNavigation(navigate: (address: string) => void): void {
  go = navigate;
}

/** A seek so far back turns into the episode again. Audio elements tell their place some tenths of a second late. */
const turnsBackSeconds = 3;

player.subscribe(() => {
  const { currentEpisode, isPlaying, position, volume, muted } = player.getState();
  voice?.setLevel(volume, muted);
  const { phase, turn, isHushed } = doorsStore.get();
  if (phase === 'closed') return;
  const isOther = currentEpisode?.id !== turn?.episode.id;
  if (!currentEpisode || (phase === 'ahead' && isOther)) return doors.close();
  if (phase !== 'asking' && phase !== 'taking-back') return;
  // Something else sounds: nobody stands at these doors any more.
  if (isPlaying) return doors.close();
  if (phase !== 'asking' || isOther || position > standsAt - turnsBackSeconds) return;
  doors.close();
  // After the seek, which this is told of before it is done.
  if (!isHushed) queueMicrotask(player.play);
});

// What is behind the door in the light, or that was chosen, is fetched: it sounds as soon as it is taken.
doorsStore.subscribe(() => {
  const { phase, turn, lit, chosen } = doorsStore.get();
  const choice = turn?.choices[chosen ?? lit ?? -1];
  const isNear = (phase === 'asking' && turn?.balance !== null) || phase === 'taking-back';
  if (isNear && choice && !choice.told) player.prepareOpening(doorStreamUrl(choice.id));
});

/** The doors after what plays, by a press: they wait for its end. @returns Whether there are any. */
export async function lookAtDoors(): Promise<boolean> {
  const { currentEpisode: episode, isPlaying, position, duration } = player.getState();
  if (!episode) return false;
  const isOver = !isPlaying && duration > 0 && position >= duration - turnsBackSeconds;
  return isOver ? askAtDoors(episode) : doors.lookAhead(episode);
}

/** The doors after an episode that was heard before: it takes the player's place, at its end. @returns Whether there are any. */
export async function askAtDoors(episode: PlayerEpisode): Promise<boolean> {
  await playerReady;
  return doors.ask(episode, () => player.chooseHeard(episode));
}

if (typeof BroadcastChannel !== 'undefined') {
  const channel = new BroadcastChannel(soundChannel);
  channel.addEventListener('message', () => doors.hush());
  let wasAsking = false;
  doorsStore.subscribe(() => {
    const isAsking = doorsStore.get().phase === 'asking' && !doorsStore.get().isHushed;
    if (isAsking && !wasAsking) channel.postMessage('playing');
    wasAsking = isAsking;
  });
}

// The microphone is open while the doors ask, if that was wanted once, and never otherwise.
doorsStore.subscribe(() => {
  const { phase } = doorsStore.get();
  const isWanted = phase === 'asking' || phase === 'taking-back';
  if (isWanted && !ear && !isOpening && wantsToAnswerAloud()) void listen();
  if (!isWanted && ear) shut();
});

let isOpening = false;

/** Opens the microphone, as the listener asked; the answer says what came of it. */
export async function listen(): Promise<void> {
  const { turn } = doorsStore.get();
  if (!turn || ear || isOpening) return;
  isOpening = true;
  rememberAnswerAloud(true);
  const opened = await openEar({
    doors: turn.choices.map(({ choice_text }) => choice_text),
    isOpen: () => !doorsStore.get().saying,
    onAnswer: doors.hear,
    onRefused() {
      ear = null;
      rememberAnswerAloud(false);
      doorsStore.set({ hearing: 'refused' });
    },
  });
  isOpening = false;
  if (!opened) rememberAnswerAloud(false);
  if (opened && doorsStore.get().phase === 'closed') return opened.stop();
  ear = opened;
  doorsStore.set({ hearing: opened?.kind ?? 'missing' });
}

function shut(): void {
  ear?.stop();
  ear = null;
  doorsStore.set({ hearing: 'off' });
}

/** Closes the microphone, and keeps it closed the next time. */
export function stopListening(): void {
  rememberAnswerAloud(false);
  shut();
}

function wantsToAnswerAloud(): boolean {
  try {
    return localStorage.getItem(answerAloudKey) === '1';
  } catch {
    return false;
  }
}
function rememberAnswerAloud(on: boolean): void {
  try {
    if (on) localStorage.setItem(answerAloudKey, '1');
    else localStorage.removeItem(answerAloudKey);
  } catch {
    // It is asked for each time then.
  }
}
