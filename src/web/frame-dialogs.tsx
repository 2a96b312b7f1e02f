import { AccountDialogs } from './accounts/account-dialogs.tsx';
import { MakingDialogs } from './making/making-dialogs.tsx';

export type FrameDialogsProps = { signedIn: boolean; onSignedIn: () => void; onMade: () => void };

/** The dialogs that any page may ask for. */
export function FrameDialogs({ signedIn, onSignedIn, onMade }: FrameDialogsProps) {
  return (
    <>
      <AccountDialogs signedIn={signedIn} onSignedIn={onSignedIn} />
      <MakingDialogs signedIn={signedIn} onMade={onMade} />
    </>
  );
}
