import { Mic, MicOff } from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { useDoors } from './doors-store.ts';
import { canHear } from './hear-answer.ts';
import { listen, stopListening } from './page-doors.ts';

/** A button that takes the place of the one that was pressed takes its focus too. */
const catchFocus = (button: HTMLButtonElement | null) => {
  if (button && document.activeElement === document.body) button.focus();
};

/** The microphone: off until it is asked for, and turned off where it is said to be on. */
export function AnswerRow() {
  const hearing = useDoors((state) => state.hearing);
  const askedBack = useDoors((state) => state.askedBack);
  const isSaying = useDoors((state) => state.saying !== null);
  if (hearing === 'missing' || (hearing === 'off' && !canHear()))
    return <p className="dmic">This browser hears no answers. Keys and taps work.</p>;
  if (hearing === 'refused') return <p className="dmic">Your browser keeps the microphone shut. Keys and taps work.</p>;
  if (hearing === 'off')
    return (
      <div className="dmic">
        <Button variant="ghost" icon={Mic} ref={catchFocus} onClick={() => void listen()}>
          Answer aloud
        </Button>
      </div>
    );
  return (
    <div className="dmic dmic--on">
      <span className={isSaying ? 'dmic__i' : 'dmic__i is-open'} aria-hidden="true">
        <Icon of={Mic} />
      </span>
      <p role="status">
        {askedBack ?? (
          <>
            <b>Listening</b> for one of the three,{' '}
            {isSaying
              ? 'once they are said'
              : hearing === 'device'
                ? 'on this device'
                : 'through your browser’s service'}
          </>
        )}
      </p>
      <Button variant="ghost" size="sm" icon={MicOff} ref={catchFocus} onClick={stopListening}>
        Turn off
      </Button>
    </div>
  );
}
