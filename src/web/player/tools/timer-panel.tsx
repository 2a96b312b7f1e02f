import { SkipForward, X } from 'lucide-react';
import { useState } from 'react';
import { formatTime } from '#shared/listening.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/actions/chip.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { usePlayer } from '../store/player-store.ts';
import { sleepTimer, useSleepTimer, useTimerLeft } from '../timer/page-timer.ts';
import { sinkingMinutes } from '../timer/sleep-timer.ts';
import { Switch } from './switch.tsx';
import { TuningDial } from './tuning-dial.tsx';

const shortest = 5;
const longest = 60;
const page = 15;
const written = [shortest, 15, 30, 45, longest].map((value) => ({ value, text: String(value) }));
const presets = [10, 15, 30, 45];
const moreMinutes = 5;
const clock = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Stops after some minutes, or at the end of the episode. */
export function TimerPanel({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<number | 'episode'>(20);
  const { ends, softly } = useSleepTimer();
  const left = useTimerLeft();
  return (
    <section className="tool">
      <div className="tool__h">
        <h2>Sleep timer</h2>
        {left && <b className="num">{left === 'End' ? 'At the end' : `${left} min left`}</b>}
        <IconButton icon={X} label="Close sleep timer" onClick={onClose} />
      </div>
      {!ends && <Choice chosen={chosen} onChoose={setChosen} />}
      <Landing
        isSoft={softly}
        minutes={ends ? (ends === 'episode' ? null : (ends.atMs - ends.fromMs) / 60_000) : minutesOf(chosen)}
      />
      <div className="tool__acts tool__acts--foot">
        {ends ? (
          <>
            <Button variant="ghost" onClick={() => sleepTimer.stop()}>
              Stop the timer
            </Button>
            {ends !== 'episode' && (
              <Button variant="primary" onClick={() => sleepTimer.addMinutes(moreMinutes)}>
                {moreMinutes} minutes more
              </Button>
            )}
          </>
        ) : (
          <>
            <Button variant="ghost" onClick={onClose}>
              Not tonight
            </Button>
            <Button
              variant="primary"
              onClick={() => (chosen === 'episode' ? sleepTimer.startAtEnd() : sleepTimer.start(chosen))}
            >
              Start, {chosen === 'episode' ? 'end of the episode' : `${chosen} minutes`}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

const minutesOf = (chosen: number | 'episode') => (chosen === 'episode' ? null : chosen);

type ChoiceProps = { chosen: number | 'episode'; onChoose: (chosen: number | 'episode') => void };

function Choice({ chosen, onChoose }: ChoiceProps) {
  const [minutes, setMinutes] = useState(chosen === 'episode' ? shortest : chosen);
  const leftSeconds = usePlayer(({ duration, position, speed }) =>
    Math.max(0, Math.round((duration - position) / speed)),
  );
  const choose = (next: number) => {
    setMinutes(next);
    onChoose(next);
  };
  return (
    <>
      <p className="tool__big num">
        <b>{minutes}</b> <em>minutes</em>
        <span>until {clock.format(Date.now() + minutes * 60_000)}</span>
      </p>
      <TuningDial
        label="Minutes until it stops"
        min={shortest}
        max={longest}
        step={1}
        page={page}
        longEvery={5}
        value={minutes}
        valueText={`${minutes} minutes`}
        written={written}
        onChange={choose}
      />
      <div className="tool__chips tool__chips--even">
        {presets.map((preset) => (
          <Chip key={preset} pressed={chosen === preset} onClick={() => choose(preset)}>
            {preset}
          </Chip>
        ))}
      </div>
      <button
        type="button"
        className="tool__end"
        aria-pressed={chosen === 'episode'}
        onClick={() => onChoose(chosen === 'episode' ? minutes : 'episode')}
      >
        <Icon of={SkipForward} />
        <span>
          <b>End of the episode</b>
          <small className="num">
            {formatTime(leftSeconds)} left, at {clock.format(Date.now() + leftSeconds * 1000)}
          </small>
        </span>
        <i aria-hidden="true" />
      </button>
    </>
  );
}

/** Whether a timer of so many minutes (null: till the episode's end) sinks before it stops, and how that goes. */
function Landing({ isSoft, minutes }: { isSoft: boolean; minutes: number | null }) {
  const over = minutes === null ? null : sinkingMinutes(minutes);
  return (
    <div className="landing">
      <Switch label="Land softly" on={isSoft} onChange={(on) => sleepTimer.setSoftly(on)} />
      <p className="tool__told">
        {over === null
          ? 'An episode is told to its end as it is.'
          : `Over the last ${over === minutes! / 3 ? 'third' : `${over} minutes`} the voices slow and sink. It stops where a sentence stops.`}
      </p>
      <svg viewBox="0 0 354 50" preserveAspectRatio="none" aria-hidden="true">
        {isSoft && over !== null ? (
          <>
            <path className="landing__under" d="M0 8H177C235 8 250 38 312 38V50H0Z" />
            <path d="M0 8H177C235 8 250 38 312 38" />
            <path className="landing__from" d="M177 0V50" />
          </>
        ) : (
          <>
            <path className="landing__under" d="M0 8H312V50H0Z" />
            <path d="M0 8H312" />
          </>
        )}
        <path className="landing__after" d="M322 38H354" />
      </svg>
    </div>
  );
}
