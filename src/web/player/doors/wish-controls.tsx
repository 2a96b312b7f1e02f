import { Clock, DoorOpen, Minus, Plus, Sparkles, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { mostDoorsPerEvening, wishes, wishAfterMs, type KeptWish, type Wish } from '#shared/doors/doors.ts';
import { formatCantos, prices } from '#shared/wallet.ts';
import { sentenceOf } from '#web/api/problem.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { CantoAmount } from '#web/ui/words/canto-amount.tsx';
import { useDoors } from './doors-store.ts';
import { doors } from './page-doors.ts';
import './wish-controls.css';

export const wishNames: Record<Wish, string> = { wait: 'Wait', first: 'The first', surprise: 'Surprise me' };
const wishWords: Record<Wish, string> = {
  wait: 'The room goes on playing, softly',
  first: 'The first door opens',
  surprise: 'One of the three, by chance',
};
const wishIcons = { wait: Clock, first: DoorOpen, surprise: Sparkles };
const mostCantos = mostDoorsPerEvening * prices.episode;

type Wished = Pick<KeptWish, 'wish' | 'cantos_per_evening'>;

async function keep(wish: Wished): Promise<boolean> {
  try {
    await doors.keepWish(wish);
    return true;
  } catch (error) {
    toast.bad('Your wish could not be kept', sentenceOf(error));
    return false;
  }
}

/** A wish needs room for a door, so that choosing one is never refused. */
const withRoom = ({ wish, cantos_per_evening }: Wished): Wished => ({
  wish,
  cantos_per_evening: wish === 'wait' ? cantos_per_evening : Math.max(prices.episode, cantos_per_evening),
});

const spentWords = (spent: number) => (spent === 0 ? 'none spent yet' : `${formatCantos(spent)} spent`);

/** In one row, kept at once: for windows that have the room. */
export function WishRow() {
  const wish = useDoors((state) => state.wish);
  const change = (next: Partial<Wished>) => void keep(withRoom({ ...wish, ...next }));
  return (
    <div className="wish wish--row" role="group" aria-label="If I don’t answer">
      <span className="wish__q">If I don’t answer</span>
      <div className="wish__seg">
        {wishes.map((each) => (
          <button key={each} type="button" aria-pressed={wish.wish === each} onClick={() => change({ wish: each })}>
            {wishNames[each]}
          </button>
        ))}
      </div>
      {wish.wish !== 'wait' && (
        <>
          <Steps value={wish.cantos_per_evening} onChange={(cantos_per_evening) => change({ cantos_per_evening })}>
            <CantoAmount amount={wish.cantos_per_evening} bare />
          </Steps>
          <span className="wish__e">an evening, {spentWords(wish.spent_this_evening)}</span>
        </>
      )}
    </div>
  );
}

type StepsProps = { value: number; onChange: (value: number) => void; children: React.ReactNode };

function Steps({ value, onChange, children }: StepsProps) {
  return (
    <div className="wish__steps">
      <IconButton
        icon={Minus}
        label="One door fewer an evening"
        disabled={value <= prices.episode}
        onClick={() => onChange(value - prices.episode)}
      />
      <span role="status">{children}</span>
      <IconButton
        icon={Plus}
        label="One door more an evening"
        disabled={value >= mostCantos}
        onClick={() => onChange(value + prices.episode)}
      />
    </div>
  );
}

/** The same over the sheet of a phone, kept when it is said. */
export function WishPanel({ onClose }: { onClose: () => void }) {
  const kept = useDoors((state) => state.wish);
  const [wish, setWish] = useState<Wished>(() => withRoom({ ...kept, cantos_per_evening: kept.cantos_per_evening }));
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const count = Math.round(wish.cantos_per_evening / prices.episode);
  const { spent_this_evening: spent } = kept;
  return (
    <section
      className="wish wish--panel"
      role="dialog"
      aria-modal="true"
      aria-labelledby="standing-wish"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="wish__h">
        <h2 id="standing-wish" ref={heading} tabIndex={-1}>
          If I don’t answer
        </h2>
        <IconButton icon={X} label="Close wish" onClick={onClose} />
      </div>
      <p>The doors are said twice. Then, {wishAfterMs / 1000} seconds later:</p>
      <fieldset>
        <legend className="vh">What opens</legend>
        {wishes.map((each) => (
          <label key={each}>
            <Icon of={wishIcons[each]} />
            <span>
              <b>{wishNames[each]}</b>
              {wishWords[each]}
            </span>
            <input
              type="radio"
              name="wish"
              checked={wish.wish === each}
              onChange={() => setWish(withRoom({ ...wish, wish: each }))}
            />
          </label>
        ))}
      </fieldset>
      {wish.wish !== 'wait' && (
        <>
          <div className="wish__ticket">
            <p>
              <b className="num">{formatCantos(wish.cantos_per_evening)}</b> cantos an evening,{' '}
              <span>{count === 1 ? 'at most one door' : `at most ${count} doors`}</span>
            </p>
            <Steps
              value={wish.cantos_per_evening}
              onChange={(cantos_per_evening) => setWish({ ...wish, cantos_per_evening })}
            >
              <span className="vh">{formatCantos(wish.cantos_per_evening)} cantos</span>
            </Steps>
          </div>
          <p>
            {spent === 0 ? 'None' : `${formatCantos(spent)} cantos`} spent this evening. At{' '}
            {formatCantos(wish.cantos_per_evening)} it waits for you, whatever you wished.
          </p>
        </>
      )}
      <div className="wish__acts">
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="primary"
          busy={busy && 'One moment...'}
          onClick={async () => {
            setBusy(true);
            const isKept = await keep(wish);
            setBusy(false);
            if (isKept) onClose();
          }}
        >
          Keep this wish
        </Button>
      </div>
    </section>
  );
}
