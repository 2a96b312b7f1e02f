// Two audio elements that behave as one: the second one takes over from the first without a gap.

export type AudioEvents = {
  onPlaying: (playing: boolean) => void;
  /** Seconds from the start. */
  onPosition: (seconds: number) => void;
  /** Seconds; only when the file says so (a growing stream does not). */
  onDuration: (seconds: number) => void;
  onEnded: () => void;
  onError: () => void;
};

export type DualAudio = {
  /** Takes a new file and stops at its start; whatever was being handed over is dropped. */
  load: (url: string) => void;
  unload: () => void;
  /** After an error it loads again first, and goes on where it was. */
  play: () => Promise<void>;
  pause: () => void;
  seek: (seconds: number) => void;
  position: () => number;
  setVolume: (volume: number, muted: boolean) => void;
  /** 1 as recorded; the pitch stays. */
  setSpeed: (speed: number) => void;
  /** Fetches what will be loaded next, so that it starts without a gap. */
  prepareNext: (url: string) => void;
  /** Waits until some of what is fetched ahead can be heard. Answers false where it can't, or something else is fetched by then. */
  untilPrepared: (url: string) => Promise<boolean>;
  /**
   * Goes on with another file of the same sound at the same place: in a 60 ms crossfade while playing, else silently.
   * `secondsUntilQuiet` says when nobody will hear it. Answers false when the file can't be played or something newer
   * was loaded meanwhile; then nothing has changed.
   */
  handOver: (url: string, secondsUntilQuiet: (position: number) => number) => Promise<boolean>;
};

const crossfadeMs = 60;
const fadeStepMs = 10;
/** Precision of an audio element's clock, in seconds. */
const closeEnoughSeconds = 0.02;
const correctionMs = 300;
const roundMs = 500;
const mostRounds = 16;

/** Only in a browser. */
export function openDualAudio(events: AudioEvents): DualAudio {
  let front = new Audio();
  let spare = new Audio();
  let volume = 1;
  let muted = false;
  let speed = 1;
  /** What the spare element holds ahead of its turn. */
  let ahead: string | null = null;
  /** Belongs to the last load or handover; starting another aborts it. */
  let turn = new AbortController();

  for (const element of [front, spare]) {
    const heard = (type: string, tell: () => void) =>
      element.addEventListener(type, () => {
        if (element === front) tell();
      });
    element.preload = 'metadata';
    heard('play', () => events.onPlaying(true));
    heard('pause', () => events.onPlaying(false));
    heard('timeupdate', () => events.onPosition(element.currentTime));
    heard('seeked', () => events.onPosition(element.currentTime));
    heard('durationchange', () => tellDuration());
    heard('ended', events.onEnded);
    heard('error', () => {
      if (element.hasAttribute('src')) events.onError();
    });
  }

  const tellDuration = () => {
    if (Number.isFinite(front.duration)) events.onDuration(front.duration);
  };
  const applyVolume = () => {
    front.volume = volume;
    front.muted = muted;
    front.playbackRate = speed;
    // Loading sets the rate back to the default one.
    front.defaultPlaybackRate = speed;
  };
  const nextTurn = () => {
    turn.abort();
    turn = new AbortController();
    // A crossfade that is cut short leaves the front half faded.
    applyVolume();
    return turn.signal;
  };
  const swapRoles = () => {
    [front, spare] = [spare, front];
    applyVolume();
    empty(spare);
    tellDuration();
    events.onPosition(front.currentTime);
    events.onPlaying(!front.paused);
  };

  return {
    load(url) {
      const isAhead = ahead === url;
      ahead = null;
      nextTurn();
      front.pause();
      if (isAhead) {
        spare.currentTime = 0;
        return swapRoles();
      }
      empty(spare);
      front.src = url;
      applyVolume();
    },
    prepareNext(url) {
      if (ahead === url) return;
      nextTurn();
      ahead = url;
      spare.preload = 'auto';
      spare.src = url;
    },
    async untilPrepared(url) {
      if (ahead !== url || spare.error) return false;
      if (spare.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) return true;
      try {
        await happens(spare, 'loadeddata');
        return ahead === url;
      } catch {
        return false;
      }
    },
    unload() {
      ahead = null;
      nextTurn();
      empty(spare);
      empty(front);
    },
    play() {
      if (front.error) reload(front);
      return front.play();
    },
    pause: () => front.pause(),
    seek(seconds) {
      front.currentTime = seconds;
    },
    position: () => front.currentTime,
    setVolume(nextVolume, nextMuted) {
      volume = nextVolume;
      muted = nextMuted;
      applyVolume();
    },
    setSpeed(nextSpeed) {
      speed = nextSpeed;
      applyVolume();
    },
    async handOver(url, secondsUntilQuiet) {
      ahead = null;
      const overtaken = nextTurn();
      try {
        await prepare(spare, url, front.currentTime);
        overtaken.throwIfAborted();
        if (isHeard(front)) {
          spare.muted = true;
          await spare.play();
          await keepAlignedUntilQuiet(front, spare, secondsUntilQuiet, overtaken);
          spare.playbackRate = speed;
          if (isHeard(front)) await crossfade(front, spare, { volume, muted }, overtaken);
        } else if (!front.paused) {
          await spare.play();
        }
        overtaken.throwIfAborted();
        settle(front, spare);
        swapRoles();
        return true;
      } catch {
        if (!overtaken.aborted) empty(spare);
        return false;
      }
    },
  };
}

/** Whether sound comes out of it now: neither paused nor waiting for bytes. */
function isHeard(element: HTMLAudioElement): boolean {
  return !element.paused && element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;
}

function empty(element: HTMLAudioElement): void {
  element.pause();
  if (!element.hasAttribute('src')) return;
  element.removeAttribute('src');
  element.load();
}

/** Loads again at the same position: a `currentTime` set before loading is where playback starts. */
function reload(element: HTMLAudioElement): void {
  const position = element.currentTime;
  element.load();
  element.currentTime = position;
}

async function prepare(element: HTMLAudioElement, url: string, position: number): Promise<void> {
  element.preload = 'auto';
  element.src = url;
  await happens(element, 'canplay');
  await jump(element, position);
}

async function jump(element: HTMLAudioElement, position: number): Promise<void> {
  const arrived = happens(element, 'seeked');
  element.currentTime = position;
  await arrived;
}

/** Brings the silent follower to the leader's clock: a jump when far off, a change of speed when near. */
async function align(leader: HTMLAudioElement, follower: HTMLAudioElement, overtaken: AbortSignal): Promise<void> {
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const speed = leader.playbackRate;
    follower.playbackRate = speed;
    const behind = leader.currentTime - follower.currentTime;
    if (Math.abs(behind) < closeEnoughSeconds) return;
    if (Math.abs(behind) > 0.2) {
      await jump(follower, leader.currentTime + 0.05);
      continue;
    }
    follower.playbackRate = speed + behind / (correctionMs / 1000);
    await wait(correctionMs, overtaken);
    follower.playbackRate = speed;
  }
}

/**
 * Two elements drift apart by some milliseconds a second while the quiet is waited for, so they are set again and again. A leader that is
 * paused meanwhile is quiet.
 */
async function keepAlignedUntilQuiet(
  leader: HTMLAudioElement,
  follower: HTMLAudioElement,
  secondsUntilQuiet: (position: number) => number,
  overtaken: AbortSignal,
): Promise<void> {
  await align(leader, follower, overtaken);
  const isFarFromQuiet = () => !leader.paused && secondsUntilQuiet(leader.currentTime) > 1;
  for (let round = 0; round < mostRounds && isFarFromQuiet(); round += 1) {
    await wait(roundMs, overtaken);
    if (!leader.paused) await align(leader, follower, overtaken);
  }
  if (!leader.paused) await wait((secondsUntilQuiet(leader.currentTime) * 1000) / leader.playbackRate, overtaken);
}

async function crossfade(
  from: HTMLAudioElement,
  to: HTMLAudioElement,
  { volume, muted }: { volume: number; muted: boolean },
  overtaken: AbortSignal,
): Promise<void> {
  to.volume = 0;
  to.muted = muted;
  for (let at = fadeStepMs; at <= crossfadeMs; at += fadeStepMs) {
    await wait(fadeStepMs, overtaken);
    from.volume = volume * (1 - at / crossfadeMs);
    to.volume = volume * (at / crossfadeMs);
  }
}

/** The listener may have paused or sought while the second element loaded: its state is set to the first one's. */
function settle(leader: HTMLAudioElement, follower: HTMLAudioElement): void {
  if (leader.paused) follower.pause();
  if (Math.abs(leader.currentTime - follower.currentTime) > 0.25) follower.currentTime = leader.currentTime;
}

/** Waits. Throws when a newer load or handover has taken over the elements meanwhile. */
async function wait(ms: number, overtaken: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  overtaken.throwIfAborted();
}

function happens(element: HTMLAudioElement, type: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    const settleWith = (done: () => void) => () => {
      stop.abort();
      done();
    };
    element.addEventListener(type, settleWith(resolve), { signal: stop.signal });
    for (const failure of ['error', 'emptied'] as const) {
      element.addEventListener(
        failure,
        settleWith(() => reject(new Error(`The audio element fired ${failure}.`))),
        { signal: stop.signal },
      );
    }
  });
}
