import { lazy, Suspense, useEffect, useState } from 'react';
import { askToCreateShow, askToSignIn, onMakingAsked, type MakingRequest } from '#web/prompts.ts';

const CreateShow = lazy(async () => ({ default: (await import('./create-show.tsx')).CreateShow }));
const CreateCharacter = lazy(async () => ({
  default: (await import('./character-wizard/create-character.tsx')).CreateCharacter,
}));

type Props = {
  signedIn: boolean;
  /** Something new exists: pages that list such things are out of date. */ onMade: () => void;
};

/** Shows what any page asks for by `askToCreateShow` and `askToCreateCharacter`; fetched with the first asking. */
export function MakingDialogs({ signedIn, onMade }: Props) {
  const [shown, setShown] = useState<MakingRequest | null>(null);
  useEffect(() => onMakingAsked((request) => (signedIn ? setShown(request) : askToSignIn('upgrade'))), [signedIn]);

  const close = () => setShown(null);
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      {shown.what === 'show' ? (
        <CreateShow onClose={close} onMade={onMade} />
      ) : (
        <CreateCharacter showId={shown.showId} onClose={close} onMade={onMade} onCreateShow={askToCreateShow} />
      )}
    </Suspense>
  );
}
