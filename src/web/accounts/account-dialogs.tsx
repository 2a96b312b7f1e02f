import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { deferred } from '#web/delivery/deferred.ts';
import { useRootData } from '#web/root-data.ts';
import { onSignInAsked, pageBefore, type SignInMode } from '#web/prompts.ts';

const SignInDialog = deferred(async () => (await import('./sign-in-dialog.tsx')).SignInDialog);
const UpgradeModal = deferred(async () => (await import('./upgrade-modal.tsx')).UpgradeModal);

type Props = { signedIn: boolean; onSignedIn: () => void };

/** Shows what any page asks for by `askToSignIn`; the dialogs are fetched with the first asking. */
export function AccountDialogs({ signedIn, onSignedIn }: Props) {
  const [shown, setShown] = useState<SignInMode | null>(null);
  const [asksForCode, setAsksForCode] = useState(false);
  useEffect(() => onSignInAsked(setShown), []);
  // Pages without scripts can only ask by a link.
  const { hash, key, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (signedIn || (hash !== '#sign-in' && hash !== '#upgrade')) return;
    setShown(hash === '#sign-in' ? 'sign-in' : 'upgrade');
    history.replaceState(history.state, '', location.pathname + location.search);
    // Asked for once, by the link: not again by who signs out on the same page.
  }, [hash, key]);

  // Where a link to confirm an address led that did not open the account.
  useEffect(() => {
    const rest = new URLSearchParams(search);
    const outcome = rest.get('confirmation');
    if (!outcome) return;
    rest.delete('confirmation');
    void navigate({ search: rest.toString() }, { replace: true });
    void import('./tell-confirmation.ts').then(({ tellConfirmation }) => tellConfirmation(outcome));
  }, [search]);

  // Where a sign-in with the provider led back to.
  const { signInWith } = useRootData().settings;
  useEffect(() => {
    const rest = new URLSearchParams(search);
    const outcome = rest.get('sign-in');
    if (!outcome) return;
    rest.delete('sign-in');
    void navigate({ search: rest.toString() }, { replace: true });
    // Anybody may write a link that says so.
    if (outcome === 'in' && !signedIn) return;
    void import('./tell-confirmation.ts').then(({ tellSignIn }) => {
      const became = tellSignIn(outcome, signInWith ?? 'The provider');
      setAsksForCode(became === 'code');
      // As after a password: pages that are kept were a visitor's.
      if (became === 'in') onSignedIn();
    });
  }, [search]);

  // The link in a new account's mail carries the plan that was asked for.
  useEffect(() => {
    const plan = new URLSearchParams(search).get('plan');
    if (!plan || !signedIn) return;
    void navigate({ search: '' }, { replace: true });
    void import('./take-offer.ts').then(({ continuePlan }) => continuePlan(plan));
  }, [search, signedIn]);

  const close = () => {
    setShown(null);
    setAsksForCode(false);
    const back = pageBefore(search);
    if (back) void navigate(back);
  };
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      {shown === 'sign-in' ? (
        <SignInDialog
          key={String(asksForCode)}
          asksForCode={asksForCode}
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
