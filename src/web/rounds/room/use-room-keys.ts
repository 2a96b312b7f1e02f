import { useEffect, useRef } from 'react';
import type { Round } from '#shared/rounds/round.ts';
import { api } from '#web/api/api.ts';
import { hasLetterKeys } from '#web/player/keys/player-keys.ts';
import { showRound } from '../sound/room-media.ts';
import type { RoomSound } from '../sound/room-sound.ts';
import { attempt, lead } from '../round-acts.ts';

const fields = 'input, textarea, select, [contenteditable], dialog';

/** M mutes, 1 to 3 vote, Space is the host's only; so are the buttons of a lock screen, which mute for others. */
export function useRoomKeys(now: { round: Round; isHost: boolean; sound: RoomSound | null }): void {
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener(
      'keydown',
      (event) => {
        const { round, isHost, sound } = latest.current;
        const target = event.target instanceof Element ? event.target : null;
        if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
        const isField = target?.closest(fields) && !target.matches('input[type=radio]');
        if (isField) return;
        if (event.key === ' ') {
          const plays = round.phase === 'playing' || round.phase === 'paused';
          if (!isHost || !plays || target?.closest('button, a[href], input, summary')) return;
          event.preventDefault();
          void lead(round.id, round.phase === 'playing' ? 'pause' : 'play');
        }
        if (!hasLetterKeys()) return;
        if (event.key.toLowerCase() === 'm') sound?.toggleMuted();
        const door = round.phase === 'voting' ? round.doors[Number(event.key) - 1] : undefined;
        if (door) void attempt(() => api.rounds.voteForDoor({ id: round.id, door_id: door.id }));
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, []);

  const episodeId = now.round.episode.id;
  useEffect(
    () =>
      showRound(latest.current.round, (action) => {
        const { round, isHost, sound } = latest.current;
        if (isHost) void lead(round.id, action);
        else sound?.toggleMuted();
      }),
    [episodeId],
  );
}
