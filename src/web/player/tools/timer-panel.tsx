import { useState } from 'react';
import { formatTime } from '#shared/listening.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/actions/chip.tsx';
import { Slider } from '../controls/slider.tsx';
import { usePlayer } from '../store/player-store.ts';
import { sleepTimer, useSleepTimer, useTimerLeft } from '../timer/page-timer.ts';
import { Switch } from './switch.tsx';

const shortest = 5;
const longest = 60;
const presets = [10, 15, 30, 45];
const moreMinutes = 5;

/** Stops after some minutes, or at the end of the episode. */
export function TimerPanel() {
  const [minutes, setMinutes] = useState(20);
  const { ends, softly } = useSleepTimer();
  const left = useTimerLeft();
  const leftSeconds = usePlayer(({ duration, position, speed }) =>
    Math.max(0, Math.round((duration - position) / speed)),
  );
  const until = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return (
    <section className="tool">
      <div className="tool__h">
        <h2>Sleep timer</h2>
        {left && <b className="num">{left === 'End' ? 'At the end' : `${left} min left`}</b>}
      </div>
      {ends ? (
        <div className="tool__acts">
          {ends !== 'episode' && (
            <Button variant="primary" onClick={() => sleepTimer.addMinutes(moreMinutes)}>
              {moreMinutes} minutes more
            </Button>
          )}
          <Button variant="ghost" onClick={() => sleepTimer.stop()}>
            Stop the timer
          </Button>
        </div>
      ) : (
        <>
          <p className="tool__now num">
            {minutes} minutes, until {until.format(Date.now() + minutes * 60_000)}
          </p>
          <Slider
            className="tool__dial"
            label="Minutes until it stops"
            max={longest - shortest}
            value={minutes - shortest}
            valueText={`${minutes} minutes`}
            step={1}
            onChange={(value) => setMinutes(Math.round(value + shortest))}
          />
          <div className="tool__chips">
            {presets.map((preset) => (
              <Chip key={preset} pressed={minutes === preset} onClick={() => setMinutes(preset)}>
                {preset}
              </Chip>
            ))}
          </div>
          <div className="tool__acts">
            <Button variant="primary" onClick={() => sleepTimer.start(minutes)}>
              Start, {minutes} minutes
            </Button>
            <Button variant="ghost" className="num" onClick={() => sleepTimer.startAtEnd()}>
              End of the episode, {formatTime(leftSeconds)} left
            </Button>
          </div>
        </>
      )}
      <Switch label="Land softly" on={softly} onChange={(on) => sleepTimer.setSoftly(on)} />
      <p className="tool__told">Over the last 3 minutes the voices slow and sink. It stops where a sentence stops.</p>
    </section>
  );
}
