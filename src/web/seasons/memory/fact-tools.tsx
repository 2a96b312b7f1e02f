import { Ellipsis, Pencil, Pin, Strikethrough } from 'lucide-react';
import type { RememberedFact } from '#shared/story/memory.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Menu } from '#web/ui/actions/menu.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';

type Props = { fact: RememberedFact; onPin: () => void; onCorrect: () => void; onStrike: () => void };

/** Pin, correct, strike out; on phones behind "More". */
export function FactTools({ fact, onPin, onCorrect, onStrike }: Props) {
  const pin = fact.is_pinned ? 'Take out the pin' : 'Pin';
  return (
    <div className="fact__t">
      <div className="fact__w">
        <IconButton
          icon={Pin}
          className={fact.is_pinned ? 'pinned' : ''}
          label={`${pin}: ${fact.text}`}
          aria-pressed={fact.is_pinned}
          onClick={onPin}
        />
        <IconButton icon={Pencil} label={`Correct: ${fact.text}`} onClick={onCorrect} />
        <IconButton icon={Strikethrough} label={`Strike out: ${fact.text}`} onClick={onStrike} />
      </div>
      <div className="fact__m">
        <Menu
          label={`More: ${fact.text}`}
          triggerClass="ib"
          trigger={<Icon of={Ellipsis} />}
          items={[
            { label: pin, icon: Pin, onSelect: onPin },
            { label: 'Correct', icon: Pencil, onSelect: onCorrect },
            { label: 'Strike out', icon: Strikethrough, onSelect: onStrike },
          ]}
        />
      </div>
    </div>
  );
}
