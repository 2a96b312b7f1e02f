import { useState } from 'react';
import { skipSeconds, speeds } from '#shared/listening.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { BillTitle } from '#web/ui/words/bill-title.tsx';
import { Switch } from '../tools/switch.tsx';
import { arrowSeconds, hasLetterKeys, setLetterKeys } from './player-keys.ts';
import './keyboard-help.css';

type Row = { keys: readonly string[]; or?: boolean; does: string };
const groups: readonly { title: string; rows: readonly Row[] }[] = [
  {
    title: 'Play',
    rows: [
      { keys: ['Space', 'K'], or: true, does: 'Play or pause' },
      { keys: ['J'], does: `Back ${skipSeconds} seconds` },
      { keys: ['L'], does: `Forward ${skipSeconds} seconds` },
      { keys: ['←', '→'], does: `${arrowSeconds} seconds back or on` },
      { keys: ['Shift', '←', '→'], does: 'Scene before or after' },
      { keys: ['N'], does: 'Next in the queue' },
      { keys: ['?'], does: 'This list' },
    ],
  },
  {
    title: 'Sound',
    rows: [
      { keys: ['↑', '↓'], does: 'Louder or softer, in the player' },
      { keys: ['M'], does: 'Mute' },
      { keys: ['[', ']'], does: `Slower or faster, by ${speeds.step}` },
    ],
  },
];

export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const [letters, setLetters] = useState(hasLetterKeys);
  return (
    <Dialog
      open
      onClose={onClose}
      title={<BillTitle>Keys of the Player</BillTitle>}
      subtitle="They work anywhere but in a text field."
      width={820}
      footer={
        <Switch
          label={`One-letter keys are ${letters ? 'on' : 'off'}`}
          on={letters}
          onChange={(on) => {
            setLetterKeys(on);
            setLetters(on);
          }}
        />
      }
    >
      <div className="keys">
        {groups.map(({ title, rows }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {rows.map(({ keys, or, does }) => (
                <div key={does}>
                  <dt>
                    {keys.map((key, at) => (
                      <span key={key}>
                        {or && at > 0 && 'or '}
                        <kbd>{key}</kbd>
                      </span>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
