import { Suspense, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { deferred } from '#web/delivery/deferred.ts';
import { askToCreateShow, askToSignIn, onMakingAsked, type MakingRequest } from '#web/prompts.ts';

const CreateShow = deferred(async () => (await import('./create-show.tsx')).CreateShow);
const CreateCharacter = deferred(async () => (await import('./character-wizard/create-character.tsx')).CreateCharacter);

type Props = {
  signedIn: boolean;
  /** Something new exists: pages that list such things are out of date. */ onMade: () => void;
};

/** Shows what any page asks for by `askToCreateShow` and `askToCreateCharacter`; fetched with the first asking. */
export function MakingDialogs({ signedIn, onMade }: Props) {
  const [shown, setShown] = useState<MakingRequest | null>(null);
  const [askedForShow, setAskedForShow] = useState(false);
  useEffect(
    () =>
      onMakingAsked((request) => {
        if (!signedIn) return askToSignIn('upgrade');
        setShown(request);
        if (request.what === 'show') setAskedForShow(true);
      }),
    [signedIn],
  );
  const keepFocus = useFocusAfterRefresh();

  const close = () => setShown(null);
  const made = () => {
    keepFocus();
    onMade();
  };
  if (!signedIn) return null;
  return (
    <Suspense fallback={null}>
      {askedForShow && <CreateShow open={shown?.what === 'show'} onClose={close} onMade={made} />}
      {shown?.what === 'character' && (
        <CreateCharacter showId={shown.showId} onClose={close} onMade={made} onCreateShow={askToCreateShow} />
      )}
    </Suspense>
  );
}

/** The button that opened the dialog may be removed with the empty state: the focus then goes to `main`. */
function useFocusAfterRefresh(): () => void {
  const { state } = useRevalidator();
  const waiting = useRef(false);
  useEffect(() => {
    if (state !== 'idle' || !waiting.current) return;
    waiting.current = false;
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  }, [state]);
  return () => {
    waiting.current = true;
  };
}
