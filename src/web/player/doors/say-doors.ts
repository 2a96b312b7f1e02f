// The narrator and the room behind the doors: two sounds beside the player's own.
import type { SpokenDoors } from '#shared/doors/spoken-doors.ts';
import { backgroundVolume } from '#shared/listening.ts';

type Part = SpokenDoors['parts'][number];
type Told = { onPart: (part: Part) => void; onEnd: () => void };

export type Voice = {
  /** Says these parts one after the other; what was being said ends. `onEnd` is also called where nothing can be heard. */
  say: (parts: readonly Part[], told: Told) => void;
  stop: () => void;
  /** The room's sound, looping. */
  room: (on: boolean) => void;
  setLevel: (volume: number, muted: boolean) => void;
  close: () => void;
};

const lookEveryMs = 80;

/** Only in a browser. `roomUrl` is null where the place has no sound. */
export function openVoice(
  voiceUrl: string | null,
  roomUrl: string | null,
  level: { volume: number; muted: boolean },
): Voice {
  const voice = voiceUrl ? new Audio(voiceUrl) : null;
  const room = roomUrl ? new Audio(roomUrl) : null;
  if (voice) voice.preload = 'auto';
  if (room) room.loop = true;
  let looking: ReturnType<typeof setInterval> | null = null;
  const setLevel = (volume: number, muted: boolean) => {
    if (voice) Object.assign(voice, { volume, muted });
    if (room) Object.assign(room, { volume: volume * backgroundVolume, muted });
  };
  const stop = () => {
    if (looking) clearInterval(looking);
    looking = null;
    voice?.pause();
  };
  setLevel(level.volume, level.muted);

  return {
    say(parts, { onPart, onEnd }) {
      stop();
      const queue = [...parts];
      let part = queue.shift();
      if (!voice || !part) return onEnd();
      const begin = ({ start_ms }: Part) => {
        // Parts that follow each other are said in one breath.
        if (Math.abs(voice.currentTime * 1000 - start_ms) > 250 || voice.ended) voice.currentTime = start_ms / 1000;
      };
      const end = () => {
        stop();
        onEnd();
      };
      begin(part);
      onPart(part);
      looking = setInterval(() => {
        if (!part || (voice.currentTime * 1000 < part.end_ms - lookEveryMs / 2 && !voice.ended)) return;
        part = queue.shift();
        if (!part) return end();
        begin(part);
        onPart(part);
      }, lookEveryMs);
      const mine = looking;
      // A browser that lets nothing sound by itself shows the doors all the same.
      voice.play().catch((error: unknown) => {
        if (looking !== mine || (error instanceof DOMException && error.name === 'AbortError')) return;
        end();
      });
    },
    stop,
    room(on) {
      if (!room) return;
      if (on) void room.play().catch(() => {});
      else room.pause();
    },
    setLevel,
    close() {
      stop();
      for (const sound of [voice, room]) {
        sound?.pause();
        sound?.removeAttribute('src');
        sound?.load();
      }
    },
  };
}
