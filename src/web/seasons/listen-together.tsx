import { Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { roundLimits } from '#shared/rounds/round.ts';
import type { Season } from '#shared/seasons.ts';
import { api } from '#web/api/api.ts';
import { useIdempotencyKeys } from '#web/api/idempotency-key.ts';
import { problemOf } from '#web/api/problem.ts';
import { playerStore } from '#web/player/store/player-store.ts';
import { askToSignIn } from '#web/prompts.ts';
import { useRootData } from '#web/root-data.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import './listen-together.css';

/** Opens a round of the season: a room with a link for friends. */
export function ListenTogether({ season }: { season: Season }) {
  const { me } = useRootData();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" icon={Users} onClick={() => (me ? setOpen(true) : askToSignIn('sign-in'))}>
        Listen together
      </Button>
      {open && me && <OpenRound season={season} suggestedName={me.user.username} onClose={() => setOpen(false)} />}
    </>
  );
}

type Props = { season: Season; suggestedName: string; onClose: () => void };

function OpenRound({ season, suggestedName, onClose }: Props) {
  const [name, setName] = useState(suggestedName.slice(0, roundLimits.nameLetters));
  const [startsAt, setStartsAt] = useState('');
  const [mayPremiere, setMayPremiere] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const keys = useIdempotencyKeys();
  const navigate = useNavigate();
  useEffect(() => {
    api.rounds.mayPremiere({ id: season.id }).then(
      ({ may }) => setMayPremiere(may),
      () => {},
    );
  }, [season.id]);

  async function start() {
    setBusy(true);
    setError(null);
    const { currentEpisode } = playerStore.getState();
    const starts_at_ms = startsAt ? new Date(startsAt).getTime() : undefined;
    const input = {
      season_id: season.id,
      name,
      ...(currentEpisode?.seasonId === season.id && currentEpisode.number && !currentEpisode.streaming
        ? { episode_number: currentEpisode.number }
        : {}),
      ...(starts_at_ms === undefined ? {} : { starts_at_ms }),
    };
    try {
      const idempotencyKey = keys.keyFor(JSON.stringify(input));
      const round = await api.rounds.startRound(input, { context: { idempotencyKey } });
      keys.done();
      void navigate(`/rounds/${round.id}`);
    } catch (failure) {
      const { code, message } = problemOf(failure);
      setError(code === 'rejected_content' ? 'That name is not for a room. Please choose another.' : message);
      setBusy(false);
    }
  }
  return (
    <Dialog
      open
      width={520}
      onClose={onClose}
      locked={busy}
      title="Listen together"
      subtitle="A room with a link. Friends need no account; everybody hears the same, and all vote at the doors."
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button variant="primary" className="sp" busy={busy && 'Opening...'} onClick={() => void start()}>
            {startsAt ? 'Announce the premiere' : 'Open the room'}
          </Button>
        </>
      }
    >
      <div className="together">
        <TextInput
          label="Your name in the room"
          value={name}
          maxLength={roundLimits.nameLetters}
          onChange={(event) => setName(event.target.value)}
        />
        {mayPremiere && (
          <TextInput
            type="datetime-local"
            label="Premiere (optional)"
            hint="The room counts down to it and begins by itself. Only you, whose show it is, can set one."
            value={startsAt}
            onChange={(event) => setStartsAt(event.target.value)}
          />
        )}
        {error && <Note kind="bad">{error}</Note>}
      </div>
    </Dialog>
  );
}
