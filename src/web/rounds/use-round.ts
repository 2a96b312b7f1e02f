import { useEffect, useRef, useState } from 'react';
import type { Round } from '#shared/rounds/round.ts';
import { api } from '#web/api/api.ts';
import { openRoomSound, type RoomSound } from './sound/room-sound.ts';

export type RoundLink =
  | { is: 'opening' | 'open' | 'lost'; reason: null }
  /** Nothing comes any more: shown out, full, or over. */
  | { is: 'gone'; reason: string };

/** Follows a room that the listener has joined, with its sound in step. */
export function useRound(roundId: string, joined: boolean) {
  const [round, setRound] = useState<Round | null>(null);
  const [link, setLink] = useState<RoundLink>({ is: 'opening', reason: null });
  const [sound, setSound] = useState<RoomSound | null>(null);
  const version = useRef(0);

  useEffect(() => {
    if (!joined) return;
    version.current = 0;
    const room = openRoomSound((behind) => void api.rounds.noteStep({ id: roundId, behind }).catch(() => {}));
    setSound(room);
    const stop = followRound(roundId, {
      onRound(next) {
        setLink({ is: 'open', reason: null });
        // Words and seats change without a new version.
        if (next.version < version.current) return;
        version.current = next.version;
        setRound(next);
        room.follow(next);
      },
      onLost: () => setLink({ is: 'lost', reason: null }),
      onGone(reason) {
        setLink({ is: 'gone', reason });
        room.close();
      },
    });
    return () => {
      stop();
      room.close();
    };
  }, [roundId, joined]);
  return { round, link, sound };
}

type Ears = { onRound(round: Round): void; onLost(): void; onGone(reason: string): void };

const againMs = 1500;

/** A broken connection is opened again, also one that was refused while the server restarted. Returns a function that stops it. */
function followRound(roundId: string, ears: Ears): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout>;
  let stopped = false;
  const open = () => {
    source = new EventSource(`/api/rounds/${encodeURIComponent(roundId)}/events`);
    source.addEventListener('round', (event: MessageEvent<string>) => ears.onRound(JSON.parse(event.data) as Round));
    source.addEventListener('gone', (event: MessageEvent<string>) =>
      end((JSON.parse(event.data) as { reason: string }).reason),
    );
    source.addEventListener('error', () => {
      if (stopped) return;
      ears.onLost();
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(() => void askWhy(), againMs);
    });
  };
  const end = (reason: string) => {
    stopped = true;
    source.close();
    ears.onGone(reason);
  };
  /** An event stream does not say why it was refused. */
  const askWhy = async () => {
    try {
      await api.rounds.readRound({ id: roundId });
      if (!stopped) open();
    } catch (error) {
      const { status, message } = error as { status?: number; message?: string };
      if (stopped) return;
      if (status === 403 || status === 404 || status === 409) end(message ?? 'This round is over.');
      else timer = setTimeout(() => void askWhy(), againMs);
    }
  };
  open();
  return () => {
    stopped = true;
    clearTimeout(timer);
    source.close();
  };
}
