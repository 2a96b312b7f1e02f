import { useState, type FormEvent } from 'react';
import { reactions, roundLimits, type Reaction, type Round } from '#shared/rounds/round.ts';
import { api } from '#web/api/api.ts';
import { problemOf } from '#web/api/problem.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Head } from './head.tsx';
import { attempt } from '../round-acts.ts';
import { reactionIcons } from './seats.tsx';
import './said.css';

const labels: Record<Reaction, string> = { heart: 'Love it', laugh: 'Laugh', ghost: 'Shiver', clap: 'Clap' };
const shownWords = 6;

/** What was said lately, and a line to say something. */
export function SaidInRoom({ round, myId }: { round: Round; myId: string }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const said = round.words.filter(({ text: words }) => words !== null).slice(-shownWords);

  async function say(event: FormEvent) {
    event.preventDefault();
    if (!text.trim()) return;
    try {
      await api.rounds.say({ id: round.id, text });
      setText('');
      setError(null);
    } catch (failure) {
      setError(problemOf(failure).message);
    }
  }
  return (
    <section className="room-said" aria-labelledby="said-in-room">
      <h2 id="said-in-room">Said in the room</h2>
      <ol className="room-said__l" aria-live="polite">
        {said.map((word) => (
          <li key={word.id}>
            <Head members={round.members} id={word.member_id} name={word.name} />
            <p>
              <b>{word.member_id === myId ? 'You' : word.name}</b> {word.text}
            </p>
          </li>
        ))}
        {said.length === 0 && <li className="muted">Nothing yet.</li>}
      </ol>
      <form className="room-said__f" onSubmit={(event) => void say(event)}>
        <div className="room-said__r" role="group" aria-label="Show what you feel">
          {reactions.map((reaction) => (
            <IconButton
              key={reaction}
              outlined
              icon={reactionIcons[reaction]}
              label={labels[reaction]}
              onClick={() => void attempt(() => api.rounds.react({ id: round.id, reaction }))}
            />
          ))}
        </div>
        <input
          className="inp"
          aria-label="Say something"
          placeholder="Say something"
          maxLength={roundLimits.saidLetters}
          value={text}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'said-error' : undefined}
          onChange={(event) => {
            setText(event.target.value);
            setError(null);
          }}
        />
      </form>
      {error && (
        <p className="fld__error" id="said-error" role="alert">
          {error}
        </p>
      )}
    </section>
  );
}
