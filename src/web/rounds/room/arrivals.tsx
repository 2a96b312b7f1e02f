import { useEffect, useRef, useState } from 'react';
import type { Round } from '#shared/rounds/round.ts';

const gatherMs = 10_000;

/** Who came and went, in one line each ten seconds, for who does not see the seats. */
export function Arrivals({ round }: { round: Round }) {
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
