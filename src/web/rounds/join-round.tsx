import { useState, type FormEvent } from 'react';
import { roundLimits, type RoundDoorway } from '#shared/rounds/round.ts';
import { api } from '#web/api/api.ts';
import { problemOf } from '#web/api/problem.ts';
import { useRootData } from '#web/root-data.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';

type Props = { doorway: RoundDoorway; onJoined: (name: string, memberId: string, hasAccount: boolean) => void };

/** A name and nothing else; the press also lets the browser play. */
export function JoinRound({ doorway, onJoined }: Props) {
  const { me } = useRootData();
  const [name, setName] = useState(doorway.suggested_name);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isOver = doorway.phase === 'over';

  async function join(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      const seat = await api.rounds.joinRound({ id: doorway.id, name });
      onJoined(seat.name, seat.member_id, me !== null);
    } catch (failure) {
      const problem = problemOf(failure);
      setError(
        problem.code === 'rejected_content'
          ? 'That name is not for this room. Please choose another.'
          : problem.message,
      );
      setBusy(false);
    }
  }

  if (isOver) return <p className="wrap round__wait">This round is over.</p>;
  return (
    <form className="wrap round__join" onSubmit={(event) => void join(event)}>
      <TextInput
        label="Your name in the room"
        hint={me ? undefined : 'No account needed.'}
        value={name}
        maxLength={roundLimits.nameLetters}
        required
        autoComplete="nickname"
        error={error ?? undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Button variant="primary" type="submit" busy={busy && 'Taking your seat...'}>
        Join the round
      </Button>
    </form>
  );
}
