import { X } from 'lucide-react';
import { flushSync } from 'react-dom';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { returnFocus } from '#web/ui/return-focus.ts';
import { player } from '../player.ts';

export function CloseButton() {
  const close = () => {
    // The player's sheet gives the focus to its opener as it goes, which goes too: only after both is it put anywhere.
    flushSync(() => player.close());
    returnFocus();
  };
  return <IconButton icon={X} label="Close player" onClick={close} />;
}
