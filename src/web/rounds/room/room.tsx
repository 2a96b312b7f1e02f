import { LogOut, Link2, Pause, Play, RotateCcw, RotateCw, Volume2, VolumeX } from 'lucide-react';
import { useState, useEffect, useRef } from 'react';
import { formatTime, skipSeconds } from '#shared/listening.ts';
import { placeAt, roundLimits, type Round } from '#shared/rounds/round.ts';
import { api } from '#web/api/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { Doors } from '../doors/doors.tsx';
import { attempt, copyLink, jump, lead } from '../round-acts.ts';
import type { RoomSound } from '../sound/room-sound.ts';
import { useSound } from '../use-sound.ts';
import { LastLines, LinesNow } from './lines.tsx';
import { RoundStage } from './round-stage.tsx';
import { SaidInRoom } from './said-in-room.tsx';
import { Seats } from './seats.tsx';
import { EndRound } from './end-round.tsx';
import { useRoomKeys } from './use-room-keys.ts';

type Props = { round: Round; myId: string; isLost: boolean; sound: RoomSound | null; onLeft: () => void };

/** Everything of a room, for who sits in it. */
export function Room({ round, myId, isLost, sound, onLeft }: Props) {
  const isHost = round.host.id === myId;
  const isBlocked = useSound(sound, (state) => state.isBlocked);
  const isMuted = useSound(sound, (state) => state.isMuted);
  const behind = useSound(sound, ({ behindMs }) =>
    behindMs !== null && Math.abs(behindMs) > 500 ? Math.ceil(behindMs / 1000) : 0,
  );
  const nowMs = useSound(sound, (state) => state.nowMs);
  const [left, setLeft] = useState(false);
  useRoomKeys({ round, isHost, sound });

  async function leave() {
    setLeft(true);
    await attempt(() => api.rounds.leaveRound({ id: round.id }));
    onLeft();
  }
  const isTelling = ['playing', 'paused', 'premiere', 'over'].includes(round.phase);
  const placeMs = nowMs === null ? round.place.at_ms : placeAt(round, round.episode.duration_ms, nowMs);

  return (
    <div className="round">
      <RoundStage
        season={round.season}
        episode={round.episode}
        hostName={round.host.name}
        seatsTaken={round.members.length}
        standing={isLost ? null : standingOf(round, behind !== 0)}
      >
        <div className="rstage__acts">
          <Button icon={Link2} onClick={() => void copyLink()}>
            Copy the link
          </Button>
          <Button icon={isMuted ? VolumeX : Volume2} aria-pressed={isMuted} onClick={() => sound?.toggleMuted()}>
            Mute
          </Button>
          <Button className="rstage__leave" icon={LogOut} busy={left && 'Leaving...'} onClick={() => void leave()}>
            <span>Leave</span>
          </Button>
        </div>
        <Seats round={round} myId={myId} isHost={isHost} />
      </RoundStage>
      <div className="wrap round__b">
        <Arrivals round={round} />
        {isLost && <Note kind="busy">Lost the room. Trying again.</Note>}
        {behind !== 0 && !isLost && <Note kind="busy">Catching up, {Math.abs(behind)} s</Note>}
        {isBlocked && (
          <Note kind="warn">
            Your browser waits for a press before it plays.{' '}
            <Button size="sm" variant="primary" icon={Play} onClick={() => sound?.allow()}>
              Listen with the room
            </Button>
          </Note>
        )}
        {round.notice && <Note kind="warn">{round.notice}</Note>}
        <HostIsMissing round={round} myId={myId} nowMs={nowMs} />
        {isHost && (round.phase === 'playing' || round.phase === 'paused') && (
          <div className="round__lead" role="group" aria-label="For everybody in the room">
            <Button icon={RotateCcw} onClick={() => void jump(round, placeMs - skipSeconds * 1000)}>
              {skipSeconds} s back
            </Button>
            <Button
              variant="primary"
              icon={round.phase === 'playing' ? Pause : Play}
              onClick={() => void lead(round.id, round.phase === 'playing' ? 'pause' : 'play')}
            >
              {round.phase === 'playing' ? 'Pause for everybody' : 'Play for everybody'}
            </Button>
            <Button icon={RotateCw} onClick={() => void jump(round, placeMs + skipSeconds * 1000)}>
              {skipSeconds} s on
            </Button>
            <span className="round__at num">
              {formatTime(placeMs / 1000)} of {formatTime(round.episode.duration_ms / 1000)}
            </span>
          </div>
        )}
        {isTelling ? (
          <LinesNow round={round} isHost={isHost} nowMs={nowMs} placeMs={placeMs} />
        ) : (
          <Doors round={round} myId={myId} isHost={isHost} nowMs={nowMs} />
        )}
        <div className="round__two">
          {!isTelling && <LastLines round={round} />}
          <SaidInRoom round={round} myId={myId} />
        </div>
        {isHost && round.phase !== 'over' && <EndRound id={round.id} />}
      </div>
    </div>
  );
}

function standingOf({ phase }: Round, isBehind: boolean): 'IN STEP' | 'CATCHING UP' | 'PAUSED' | null {
  if (phase === 'premiere' || phase === 'over') return null;
  if (phase === 'paused') return 'PAUSED';
  return isBehind ? 'CATCHING UP' : 'IN STEP';
}

function HostIsMissing({ round, myId, nowMs }: { round: Round; myId: string; nowMs: number | null }) {
  const { missing_since_ms: since, heir_id: heirId, name } = round.host;
  if (since === null || round.phase === 'over') return null;
  const waitMs = nowMs === null ? Infinity : since + roundLimits.takeOverAfterMs - nowMs;
  const heir = round.members.find(({ id }) => id === heirId);
  return (
    <Note kind="neutral">
      {name ?? 'The host'} left. {round.phase === 'missing' && 'The doors wait. '}
      {heirId !== myId ? (
        heir ? (
          `${heir.name} may take over.`
        ) : (
          'Somebody with an account may take over.'
        )
      ) : waitMs > 0 ? (
        // No countdown: it would be read out every second.
        'You may take over a minute after that.'
      ) : (
        <Button size="sm" variant="primary" onClick={() => void attempt(() => api.rounds.takeOver({ id: round.id }))}>
          Take over as host
        </Button>
      )}
    </Note>
  );
}

const gatherMs = 10_000;

/** Who came and went, in one line each ten seconds, for who does not see the seats. */
function Arrivals({ round }: { round: Round }) {
  const [line, setLine] = useState('');
  const latest = useRef(round.members);
  useEffect(() => {
    latest.current = round.members;
  });
  useEffect(() => {
    let before = latest.current;
    const timer = setInterval(() => {
      const now = latest.current;
      const came = now.filter(({ id }) => !before.some((member) => member.id === id));
      const went = before.filter(({ id }) => !now.some((member) => member.id === id));
      before = now;
      setLine([told(came, 'came'), told(went, 'left')].filter(Boolean).join(' '));
    }, gatherMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="vh" role="status">
      {line}
    </p>
  );
}

function told(members: readonly { name: string }[], did: string): string {
  return members.length === 0 ? '' : `${members.map(({ name }) => name).join(', ')} ${did}.`;
}
