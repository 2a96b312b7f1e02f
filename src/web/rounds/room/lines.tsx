import { useEffect, useState } from 'react';
import type { Round } from '#shared/rounds/round.ts';
import type { TimedLine } from '#shared/story/script.ts';
import { api } from '#web/api/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { voiceColours } from '#web/ui/objects/transcript-line.tsx';
import { Countdown } from '../doors/countdown.tsx';
import { lead } from '../round-acts.ts';
import './lines.css';

/** What is said in the room's episode; empty until it is known, and where it cannot be had. */
function useLines({ id, episode }: Pick<Round, 'id' | 'episode'>): readonly TimedLine[] {
  const [known, setKnown] = useState<{ episodeId: string; lines: readonly TimedLine[] } | null>(null);
  useEffect(() => {
    let wanted = true;
    api.rounds.readRoundLines({ id }).then(
      ({ lines }) => wanted && setKnown({ episodeId: episode.id, lines }),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [id, episode.id]);
  return known?.episodeId === episode.id ? known.lines : [];
}

const linesBefore = 2;
const linesAfter = 2;

type Props = { round: Round; isHost: boolean; nowMs: number | null; placeMs: number };

/** Between the doors: what is being told, large; before it begins, when it does. */
export function LinesNow({ round, isHost, nowMs, placeMs }: Props) {
  const lines = useLines(round);
  if (round.phase === 'over') return <Over round={round} />;
  if (round.phase === 'premiere' && round.starts_at_ms !== null)
    return (
      <section className="rlines" aria-labelledby="premiere">
        <h2 className="d" id="premiere">
          The Premiere
        </h2>
        <Countdown toMs={round.starts_at_ms} nowMs={nowMs} />
        {isHost && <Button onClick={() => void lead(round.id, 'play')}>Begin now</Button>}
      </section>
    );
  if (round.phase === 'paused' && placeMs === 0 && !isHost)
    return (
      <section className="rlines">
        <p className="rlines__w">{round.host.name ?? 'The host'} begins when everybody is here.</p>
      </section>
    );
  const at = lines.findLastIndex(({ start_ms }) => start_ms <= placeMs);
  const shown = lines.slice(Math.max(0, at - linesBefore), Math.max(0, at) + linesAfter + 1);
  return (
    <section className="rlines" aria-label="What is being told">
      <Lines lines={shown} all={lines} nowLine={lines[at]} />
    </section>
  );
}

function Lines({
  lines,
  all,
  nowLine,
}: {
  lines: readonly TimedLine[];
  all: readonly TimedLine[];
  nowLine?: TimedLine | undefined;
}) {
  const colours = voiceColours(all);
  return lines.map((line) => (
    <p key={line.start_ms} className={lineClass(line, nowLine)} aria-current={line === nowLine ? 'true' : undefined}>
      {line.role !== 'narrator' && (
        <span className={`rlines__s ${colours.get(line.speaker) ?? ''}`.trim()}>{line.speaker} </span>
      )}
      {line.text}
    </p>
  ));
}

function lineClass(line: TimedLine, now: TimedLine | undefined): string {
  return ['rlines__l', line.role === 'narrator' && 'rlines__l--nar', line === now && 'rlines__l--now']
    .filter(Boolean)
    .join(' ');
}

/** The last words before the doors. */
export function LastLines({ round }: { round: Round }) {
  const lines = useLines(round);
  if (lines.length === 0) return null;
  return (
    <section className="rlines rlines--last" aria-labelledby="last-lines">
      <h2 id="last-lines">Last lines</h2>
      <Lines lines={lines.slice(-3)} all={lines} />
    </section>
  );
}

function Over({ round }: { round: Round }) {
  return (
    <section className="rlines" aria-labelledby="round-over">
      <h2 className="d" id="round-over">
        The round is over
      </h2>
      <p className="rlines__w">
        You heard {round.season.title} up to episode {round.episode.number} together.
      </p>
      <LinkButton variant="primary" to={`/seasons/${round.season.id}`}>
        To the season
      </LinkButton>
    </section>
  );
}
