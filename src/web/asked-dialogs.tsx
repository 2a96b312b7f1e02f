import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { FrameDialogsProps } from './frame-dialogs.tsx';
import { later } from './later.ts';
import { onDialogAsked } from './prompts.ts';

const FrameDialogs = later(async () => (await import('./frame-dialogs.tsx')).FrameDialogs);

/** Nothing, and nearly no code, until a page or its address asks for a dialog. */
export function AskedDialogs(props: FrameDialogsProps) {
  const { hash, search } = useLocation();
  const [asked, setAsked] = useState(false);
  const inAddress = /^#(sign-in|upgrade)$/.test(hash) || new URLSearchParams(search).has('plan');
  useEffect(() => {
    if (inAddress) setAsked(true);
    return asked ? undefined : onDialogAsked(() => setAsked(true));
  }, [asked, inAddress]);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <FrameDialogs {...props} />
    </Suspense>
  );
}
