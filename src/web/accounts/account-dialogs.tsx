import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { onSignInAsked, type SignInMode } from '#web/prompts.ts';

const SignInDialog = lazy(async () => ({ default: (await import('./sign-in-dialog.tsx')).SignInDialog }));
const UpgradeModal = lazy(async () => ({ default: (await import('./upgrade-modal.tsx')).UpgradeModal }));

type Props = { signedIn: boolean; onSignedIn: () => void };

/** Shows what any page asks for by `askToSignIn`; the dialogs are fetched with the first asking. */
export function AccountDialogs({ signedIn, onSignedIn }: Props) {
  const [shown, setShown] = useState<SignInMode | null>(null);
  useEffect(() => onSignInAsked(setShown), []);
  // Pages without scripts can only ask by a link.
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!signedIn && (hash === '#sign-in' || hash === '#upgrade'))
      setShown(hash === '#sign-in' ? 'sign-in' : 'upgrade');
  }, [hash, key, signedIn]);

  const close = () => setShown(null);
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      {shown === 'sign-in' ? (
        <SignInDialog
          onClose={close}
          onSignedIn={() => {
            close();
            onSignedIn();
          }}
        />
      ) : (
        <UpgradeModal signedIn={signedIn} onClose={close} onSignIn={() => setShown('sign-in')} />
      )}
    </Suspense>
  );
}
