import type { ReactNode } from 'react';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { appPrompt } from './app-prompt-words.ts';
import './app-prompt.css';

type Props = { onClose: () => void; badges: ReactNode };

/** The prompt to download the apps for iOS and Android. */
export function AppPromptDialog({ onClose, badges }: Props) {
  return (
    <Dialog open onClose={onClose} title={appPrompt.title} width={520}>
      <p className="muted">{appPrompt.text}</p>
      <div className="app-prompt__stores">{badges}</div>
    </Dialog>
  );
}
