import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { RoundDoorway } from '#shared/rounds/round.ts';
import { logStore } from '#web/player/place/log-store.ts';
import { knownPlayer } from '#web/player/with-player.ts';
import { useRootData } from '#web/root-data.ts';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Footlight } from '#web/ui/icons/footlight.tsx';
import { JoinRound } from './join-round.tsx';
import { Room } from './room/room.tsx';
import { RoundStage } from './room/round-stage.tsx';
import { useRound } from './use-round.ts';
import './round.css';

/** A round: the name first, for whoever has no seat yet, then the room. */
export function RoundPage({ doorway }: { doorway: RoundDoorway }) {
  const listenerId = useRootData().me?.user.id ?? null;
  const [seat, setSeat] = useState(doorway.me);
  const { revalidate } = useRevalidator();
  const { round, link, sound } = useRound(doorway.id, seat !== null);
  useEffect(() => {
    // Two voices at once are none: the room speaks here.
    knownPlayer()?.pause();
    // What is heard here belongs to the account too.
    logStore.set({ listenerId });
  }, [listenerId]);

  const reason = link.is === 'gone' ? link.reason : doorway.is_removed ? 'You were shown out.' : null;
  if (reason !== null) return <Gone reason={reason} season={doorway.season} />;
  if (!seat || !round) {
    return (
      <div className="round">
        <RoundStage season={doorway.season} hostName={doorway.host_name} seatsTaken={doorway.seats_taken} />
        {seat ? (
          <p className="wrap round__wait" role="status">
            <Footlight state="now" /> Taking your seat...
          </p>
        ) : (
          <JoinRound
            doorway={doorway}
            onJoined={(name, id, hasAccount) => {
              setSeat({ id, name, has_account: hasAccount });
              void revalidate();
            }}
          />
        )}
      </div>
    );
  }
  return <Room round={round} myId={seat.id} isLost={link.is === 'lost'} sound={sound} onLeft={() => setSeat(null)} />;
}

function Gone({ reason, season }: { reason: string; season: RoundDoorway['season'] }) {
  return (
    <div className="wrap round__gone">
      <EmptyState
        headingLevel={1}
        title={reason}
        action={
          <LinkButton variant="primary" to={`/seasons/${season.id}`}>
            Listen by yourself
          </LinkButton>
        }
      >
        The story goes on without the room.
      </EmptyState>
    </div>
  );
}
