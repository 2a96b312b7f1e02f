// The doors by ear: when they are said, what counts as an answer, and when one is charged.
import { mayOpen, takeBackMs, timesSaid, wishAfterMs, type KeptWish } from '#shared/doors/doors.ts';
import type { PlayerEpisode } from '#shared/listening.ts';
import { prices } from '#shared/wallet.ts';
import { closed, type DoorProblem, type DoorsStore, type Turn } from './doors-store.ts';
import type { Answer } from './match-answer.ts';
import type { Voice } from './say-doors.ts';

export type Opened = { result: 'opened' | 'walked' | 'kept' } | { result: 'refused'; problem: DoorProblem };

export type DoorParts = {
  store: Pick<DoorsStore, 'get' | 'set'>;
  /** Null where nobody can choose: somebody else did, or the doors can't be had. */
  loadTurn: (episode: PlayerEpisode, how?: { ahead: boolean }) => Promise<{ turn: Turn; wish: KeptWish } | null>;
  openVoice: (turn: Turn) => Voice;
  openDoor: (turn: Turn, index: number, how: { wished: boolean; key: string }) => Promise<Opened>;
  keepWish: (wish: Pick<KeptWish, 'wish' | 'cantos_per_evening'>) => Promise<KeptWish>;
  /** A number from 0 to 1, for a wish to be surprised. */
  random: () => number;
};

/** Between the two times that the doors are said. */
const breathMs = 6000;
/** After so many answers that were not understood, it only waits. */
const mostTries = 2;

export type Doors = ReturnType<typeof createDoors>;

export function createDoors({ store, loadTurn, openVoice, openDoor, keepWish, random }: DoorParts) {
  const { get, set } = store;
  let voice: Voice | null = null;
  let round = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let key = '';
  let tries = 0;
  /** Whoever answers, walks or turns back is awake: no wish speaks for them at these doors. */
  let isAwake = false;
  let suspected: number | null = null;

  const isAsking = () => get().phase === 'asking';
  const after = (ms: number, act: () => void) => {
    if (timer) clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
  const stopTimer = () => {
    if (timer) clearTimeout(timer);
    timer = null;
  };
  const canPay = ({ balance }: Turn) => balance !== null && balance >= prices.episode;

  /** Shows the doors of an episode that still plays. @returns Whether there are any. */
  async function lookAhead(episode: PlayerEpisode): Promise<boolean> {
    const loaded = await loadTurn(episode, { ahead: true });
    if (!loaded) return false;
    const { phase, narratorMuted, hearing } = get();
    if (phase === 'closed') set({ ...closed, narratorMuted, hearing, phase: 'ahead', ...loaded });
    return true;
  }

  /**
   * Asks at the doors of an episode that has ended. `enter` is called once it is known that they can be had.
   * @returns Whether there are any.
   */
  async function ask(episode: PlayerEpisode, enter: () => void = () => {}): Promise<boolean> {
    const loaded = await loadTurn(episode);
    if (!loaded && get().phase === 'ahead') close();
    if (!loaded) return false;
    if (get().phase !== 'closed' && get().phase !== 'ahead') return true;
    enter();
    const { turn, wish } = loaded;
    [round, tries, isAwake, suspected, key] = [0, 0, false, null, crypto.randomUUID()];
    const { narratorMuted, hearing } = get();
    set({ ...closed, narratorMuted, hearing, phase: 'asking', turn, wish });
    voice = openVoice(turn);
    voice.room(true);
    sayAll();
    return true;
  }

  function sayAll(): void {
    const { turn, narratorMuted } = get();
    if (!turn || !voice || !isAsking()) return;
    stopTimer();
    round += 1;
    const silent = narratorMuted || !turn.spoken;
    if (silent) return afterSaying();
    const parts = turn.spoken!.parts.filter(({ part }) => part !== 'answer' || canPay(turn));
    voice.say(parts, {
      onPart: ({ part, door }) => {
        const index = door === null ? null : turn.choices.findIndex(({ choice_order }) => choice_order === door);
        set({
          saying: part,
          lit: index,
          said: index === null ? get().said : new Set([...get().said, index]),
        });
      },
      onEnd: afterSaying,
    });
  }

  function afterSaying(): void {
    const { turn } = get();
    if (!turn || !isAsking()) return;
    set({ saying: null, lit: null, said: new Set(turn.choices.keys()) });
    if (isAwake) return;
    if (round < timesSaid) after(breathMs, sayAll);
    else after(wishAfterMs, followWish);
  }

  function followWish(): void {
    const { turn, wish } = get();
    if (!turn || !isAsking() || isAwake || !mayOpen(wish) || !canPay(turn)) return;
    answer(wish.wish === 'first' ? 0 : Math.min(turn.choices.length - 1, Math.floor(random() * turn.choices.length)), {
      by: 'wish',
    });
  }

  /** Takes a door. What nobody pressed can be taken back for five seconds. */
  function answer(index: number, { by }: { by: 'press' | 'voice' | 'wish' }): void {
    const { turn } = get();
    const choice = turn?.choices[index];
    if (!turn || !choice || !isAsking()) return;
    const problem = choice.told ? null : whyNot(turn);
    quiet();
    set({ lit: index, askedBack: null, problem });
    if (problem) return;
    set({ chosen: index });
    if (by === 'press') return void open(index, false);
    set({ phase: 'taking-back', finalAtMs: Date.now() + takeBackMs });
    after(takeBackMs, () => void open(index, by === 'wish'));
  }

  function whyNot({ balance }: Turn): DoorProblem | null {
    if (balance === null) return { text: 'Sign in to open a door. Your place is kept.', action: 'sign-in' };
    if (balance >= prices.episode) return null;
    return { text: `You have ${balance}. A door needs ${prices.episode}.`, action: 'cantos' };
  }

  async function open(index: number, wished: boolean): Promise<void> {
    const { turn } = get();
    if (!turn) return;
    stopTimer();
    set({ phase: 'opening', finalAtMs: null, problem: null });
    // The same door keeps its key until it is answered, so that it is charged once.
    const opened = await openDoor(turn, index, { wished, key: `${key}-${index}` });
    if (get().turn !== turn) return;
    if (opened.result === 'opened') return set({ phase: 'making' });
    if (opened.result !== 'refused') return close();
    isAwake = true;
    set({ phase: 'asking', chosen: null, problem: opened.problem });
  }

  /** "Not this one." */
  function takeBack(): void {
    if (get().phase !== 'taking-back') return;
    stopTimer();
    isAwake = true;
    set({ phase: 'asking', chosen: null, finalAtMs: null });
  }

  function quiet(): void {
    voice?.stop();
    stopTimer();
    set({ saying: null });
  }

  /** Moves the light to the door before or after, and has it said. */
  function walk(by: 1 | -1): void {
    const { turn, lit, narratorMuted } = get();
    if (!turn || !isAsking()) return;
    isAwake = true;
    quiet();
    const count = turn.choices.length;
    const index = lit === null ? (by === 1 ? 0 : count - 1) : (lit + by + count) % count;
    set({ lit: index, said: new Set([...get().said, index]), isHushed: false, askedBack: null });
    voice?.room(true);
    const part = turn.spoken?.parts.find(({ door }) => door === turn.choices[index]?.choice_order);
    if (!part || narratorMuted) return;
    set({ saying: 'door' });
    voice?.say([part], { onPart: () => {}, onEnd: () => set({ saying: null }) });
  }

  /** What was heard of a spoken answer. */
  function hear(heard: Answer | null): void {
    const { turn } = get();
    if (!turn) return;
    if (heard?.kind === 'no' && get().phase === 'taking-back') return takeBack();
    if (!isAsking() || get().saying) return;
    isAwake = true;
    stopTimer();
    if (heard?.kind === 'yes' && suspected !== null) return answer(suspected, { by: 'voice' });
    if (heard?.kind === 'door' && heard.isSure) return answer(heard.index, { by: 'voice' });
    suspected = heard?.kind === 'door' ? heard.index : null;
    tries += 1;
    if (tries > mostTries) return set({ askedBack: null });
    set({ lit: suspected, askedBack: askBack(suspected) });
  }

  function close(): void {
    stopTimer();
    voice?.close();
    voice = null;
    const { narratorMuted, hearing } = get();
    set({ ...closed, narratorMuted, hearing });
  }

  return {
    ask,
    lookAhead,
    answer: (index: number) => answer(index, { by: 'press' }),
    takeBack,
    walk,
    hear,
    close,
    /** A headset's play: the door in the light, else the sound goes on. */
    takeLit() {
      const { lit, isHushed } = get();
      if (lit !== null) return answer(lit, { by: 'press' });
      if (isHushed) resume();
    },
    sayAgain() {
      if (!isAsking()) return;
      quiet();
      [round, tries] = [0, 0];
      set({ isHushed: false, said: new Set(), askedBack: null });
      voice?.room(true);
      sayAll();
    },
    /** Silence, with the light where it is. */
    hush() {
      if (get().phase === 'closed' || get().phase === 'ahead') return;
      isAwake = true;
      quiet();
      voice?.room(false);
      set({ isHushed: true });
    },
    resume,
    muteNarrator() {
      const narratorMuted = !get().narratorMuted;
      set({ narratorMuted });
      if (narratorMuted && get().saying) {
        voice?.stop();
        afterSaying();
      }
    },
    /** Keeps a wish for the doors to come: these wait. Throws what the server says. */
    async keepWish(wish: Pick<KeptWish, 'wish' | 'cantos_per_evening'>) {
      isAwake = true;
      stopTimer();
      set({ wish: await keepWish(wish) });
    },
    /** The season went on, or was signed in to: what is known of the doors is read again. */
    async refresh() {
      const { turn } = get();
      const loaded = turn && (await loadTurn(turn.episode));
      if (loaded && get().turn === turn) set({ turn: loaded.turn, wish: loaded.wish, problem: null });
    },
  };

  function resume(): void {
    set({ isHushed: false });
    voice?.room(true);
  }
}

const ordinals = ['first', 'second', 'third'];

const askBack = (index: number | null) =>
  index === null
    ? 'That was none of the three. Say first, second or third, or press its number.'
    : `Was that the ${ordinals[index]} door? Say yes, or press ${index + 1}.`;
