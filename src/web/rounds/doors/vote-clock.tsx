import { roundLimits } from '#shared/rounds/round.ts';
import { formatTime } from '#shared/listening.ts';

const radius = 43;
const round = 2 * Math.PI * radius;
const lastSeconds = 5;
const spoken = [30, 10, 5];

/** The clock of a vote: a ring that shrinks, ember for the last five seconds; said aloud at 30, 10 and 5. */
export function VoteClock({ endsAtMs, nowMs }: { endsAtMs: number; nowMs: number | null }) {
  const leftMs = nowMs === null ? roundLimits.voteMs : Math.max(0, endsAtMs - nowMs);
  const seconds = Math.ceil(leftMs / 1000);
  const told = spoken.findLast((each) => seconds <= each);
  return (
    <div className={seconds <= lastSeconds ? 'vclock vclock--last' : 'vclock'}>
      <svg viewBox="0 0 96 96" aria-hidden="true">
        <circle className="vclock__t" cx="48" cy="48" r={radius} />
        <circle className="vclock__m" cx="48" cy="48" r={36} />
        <circle
          className="vclock__r"
          cx="48"
          cy="48"
          r={radius}
          strokeDasharray={round}
          strokeDashoffset={round * (1 - Math.min(1, leftMs / roundLimits.voteMs))}
        />
      </svg>
      <span className="num" aria-hidden="true">
        {formatTime(seconds)}
      </span>
      <span className="vh" role="timer" aria-live="assertive">
        {told ? `${told} seconds to vote` : ''}
      </span>
    </div>
  );
}
