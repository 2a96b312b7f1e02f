import { formatTime, speeds } from '#shared/listening.ts';
import { Chip } from '#web/ui/actions/chip.tsx';
import { player } from '../player.ts';
import { usePlayer } from '../store/player-store.ts';
import { Switch } from './switch.tsx';
import { TuningDial } from './tuning-dial.tsx';

/** "1.25×" */
export const speedWords = (speed: number) => `${Number(speed.toFixed(2))}×`;

const presets = [1, 1.25, 1.5];
const page = 0.25;
const written = [speeds.slowest, 1, 1.25, 1.5, 1.75, speeds.fastest].map((value) => ({
  value,
  text: speedWords(value),
}));

/** How fast sound runs; the pitch stays. */
export function SpeedPanel() {
  const speed = usePlayer((state) => state.speed);
  return (
    <section className="tool">
      <div className="tool__h">
        <h2>Speed</h2>
        <b className="num">{speedWords(speed)}</b>
      </div>
      <TuningDial
        label="Speed"
        min={speeds.slowest}
        max={speeds.fastest}
        step={speeds.step}
        page={page}
        longEvery={5}
        value={speed}
        valueText={speedWords(speed)}
        written={written}
        onChange={(value) => player.setSpeed(value)}
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
