import { X } from 'lucide-react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { returnFocus } from '#web/ui/return-focus.ts';
import { player } from '../player.ts';

export function CloseButton() {
  const close = () => {
    player.close();
    returnFocus();
  };
  return <IconButton icon={X} label="Close player" onClick={close} />;
}
