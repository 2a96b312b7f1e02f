import { formatTime, speeds } from '#shared/listening.ts';
import { Chip } from '#web/ui/actions/chip.tsx';
import { Slider } from '../controls/slider.tsx';
import { player } from '../player.ts';
import { usePlayer } from '../store/player-store.ts';
import { Switch } from './switch.tsx';

const presets = [1, 1.25, 1.5];

/** "1.25×" */
export const speedWords = (speed: number) => `${Number(speed.toFixed(2))}×`;

/** How fast sound runs; the pitch stays. */
export function SpeedPanel() {
  const speed = usePlayer((state) => state.speed);
  return (
    <section className="tool">
      <div className="tool__h">
        <h2>Speed</h2>
        <b className="num">{speedWords(speed)}</b>
      </div>
      <Slider
        className="tool__dial"
        label="Speed"
        max={speeds.fastest - speeds.slowest}
        value={speed - speeds.slowest}
        valueText={speedWords(speed)}
        step={speeds.step}
        onChange={(value) => player.setSpeed(Math.round((value + speeds.slowest) / speeds.step) * speeds.step)}
      />
      <div className="tool__chips">
        {presets.map((preset) => (
          <Chip key={preset} pressed={speed === preset} onClick={() => player.setSpeed(preset)}>
            {speedWords(preset)}
          </Chip>
        ))}
      </div>
      <SkipPauses />
    </section>
  );
}

/** Shortens the silences, and says what that saved. */
function SkipPauses() {
  const on = usePlayer((state) => state.skipPauses);
  const saved = usePlayer((state) => Math.floor(state.savedSeconds));
  return (
    <>
      <Switch label="Skip pauses" on={on} onChange={(next) => player.setSkipPauses(next)} />
      {on && saved > 0 && <p className="tool__told num">{formatTime(saved)} saved in this episode</p>}
    </>
  );
}
