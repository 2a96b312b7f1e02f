import { KeyRound, LogIn } from 'lucide-react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useRootData } from '#web/root-data.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { failureMessage } from '../account-messages.ts';
import { goToProvider } from '../auth.ts';
import './ways-in.css';

const calls = () => import('./passkey-calls.ts');
const never = () => () => {};
/** Only on pages of https, and of this machine. */
export const useKnowsPasskeys = () =>
  useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => false,
  );

type Props = {
  /** The pane to make an account, where a passkey is of no use yet. */
  newAccount?: boolean;
  onSignedIn: () => void;
};

/** Ways in that need no password: the provider that this Canto is configured with, and passkeys. */
export function OtherWays({ newAccount = false, onSignedIn }: Props) {
  const { signInWith } = useRootData().settings;
  const knowsPasskeys = useKnowsPasskeys() && !newAccount;
  const [working, setWorking] = useState<'provider' | 'passkey' | null>(null);
  useOfferInField(knowsPasskeys, onSignedIn);

  async function leave() {
    setWorking('provider');
    try {
      await goToProvider();
    } catch (error) {
      toast.bad('Not signed in', failureMessage(error).description);
      setWorking(null);
    }
  }
  async function enter() {
    setWorking('passkey');
    try {
      await (await calls()).signInWithPasskey();
      onSignedIn();
    } catch (error) {
      await tell(error);
    } finally {
      setWorking(null);
    }
  }

  if (!signInWith && !knowsPasskeys) return null;
  return (
    <div className="ways">
      <p className="ways__or">or</p>
      {signInWith && (
        <Button
          size="lg"
          wide
          icon={LogIn}
          busy={working === 'provider' && 'One moment...'}
          onClick={() => void leave()}
        >
          Continue with {signInWith}
        </Button>
      )}
      {knowsPasskeys && (
        <Button
          size="lg"
          wide
          icon={KeyRound}
          busy={working === 'passkey' && 'Waiting...'}
          onClick={() => void enter()}
        >
          Sign in with a passkey
        </Button>
      )}
    </div>
  );
}

async function tell(error: unknown): Promise<void> {
  const sentence = (await calls()).passkeySentence(error);
  if (sentence) toast.bad('Not signed in', sentence);
}

/** Browsers that can offer a passkey where the address is typed do so, until the dialog closes. */
function useOfferInField(isOn: boolean, onSignedIn: () => void): void {
  const enter = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    async function offer() {
      if (!(await window.PublicKeyCredential.isConditionalMediationAvailable?.())) return;
      const { signInWithPasskey, PasskeyFailure } = await calls();
      if (isOver) return;
      try {
        await signInWithPasskey({ inField: true });
        enter();
      } catch (error) {
        // Nobody asked for the offer, so only what somebody chose and the server refused is told.
        if (!isOver && !(error instanceof PasskeyFailure) && !(error instanceof TypeError)) await tell(error);
      }
    }
    void offer();
    return () => {
      isOver = true;
      void calls().then(({ stopOffering }) => stopOffering());
    };
  }, [isOn]);
}
