import { prices } from '#shared/wallet.ts';
import { Door } from '#web/ui/icons/door.tsx';
import { Equaliser } from '#web/ui/icons/equaliser.tsx';
import { useDoors, type Turn } from './doors-store.ts';
import { doors } from './page-doors.ts';

/** The doors on a floor; the light is on the one that is said, and on all of them once they wait. */
export function DoorStage({ turn }: { turn: Turn }) {
  const lit = useDoors((state) => state.lit);
  const said = useDoors((state) => state.said);
  const saying = useDoors((state) => state.saying);
  const chosen = useDoors((state) => state.chosen);
  const phase = useDoors((state) => state.phase);
  const isSayingDoor = saying === 'door';
  const allWait = phase === 'asking' && lit === null && saying === null && said.size >= turn.choices.length;

  const stateOf = (index: number) => {
    if (phase === 'ahead') return 'even';
    if (chosen !== null) return index === chosen ? 'open' : 'dimmed';
    if (index === lit) return 'lit';
    if (allWait) return 'even';
    return said.has(index) ? 'said' : 'next';
  };
  const words = {
    open: 'Opening',
    dimmed: '',
    lit: isSayingDoor ? 'Being said' : 'In the light',
    even: phase === 'ahead' ? 'When this ends' : '',
    said: 'Said',
  };
  const isAnyTold = turn.choices.some(({ told }) => told);
  return (
    <div className="dstage">
      {turn.choices.map((choice, index) => {
        const state = stateOf(index);
        const word = state === 'next' ? (saying ? 'Next' : '') : words[state];
        const price = choice.told ? 'Already told, free' : isAnyTold ? `${prices.episode} cantos` : '';
        return (
          <button
            key={choice.id}
            type="button"
            className={`dstage__door gel-${(index % 3) + 1} is-${state}`}
            disabled={phase !== 'asking'}
            onClick={() => doors.answer(index)}
          >
            <span className="dstage__v">
              <Door />
            </span>
            <span className="dstage__t">
              <span className="vh">{index + 1}, </span>
              {choice.choice_text}
              {price && <span className="vh">, {price}</span>}
            </span>
            <span className="dstage__n" aria-hidden="true">
              <kbd>{index + 1}</kbd>
              {state === 'lit' && isSayingDoor && <Equaliser />}
              {word || price}
            </span>
          </button>
        );
      })}
    </div>
  );
}
