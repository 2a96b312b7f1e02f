// The window events by which any page asks for what the frame owns: signing in, an upgrade, more cantos,
// a show or a character to make.

export type SignInMode = 'sign-in' | 'upgrade';
export type WalletRequest = { requiredAmount: number; currentBalance: number };

const signInEvent = 'canto:sign-in';
const walletEvent = 'triggerWalletDropdown';
const createShowEvent = 'canto:create-show';
const createCharacterEvent = 'canto:create-character';

/** A character is for the show of `showId`, or for one that its maker is asked to choose. */
export type MakingRequest = { what: 'show' } | { what: 'character'; showId?: string };

/** Opens the sign-in dialog, or the upgrade modal with its three offers. */
export function askToSignIn(mode: SignInMode = 'sign-in'): void {
  window.dispatchEvent(new CustomEvent(signInEvent, { detail: { mode } }));
}

/** Where pages without scripts send who wants to sign in: the front page's dialog, and back from there to `from`. */
export function signInAddress(from: string): string {
  return from === '/' ? '/#sign-in' : `/?back=${encodeURIComponent(from)}#sign-in`;
}
/** The page that `signInAddress` left, as the query of the front page names it; null for none and for other sites. */
export function pageBefore(search: string): string | null {
  const back = new URLSearchParams(search).get('back');
  return back && /^\/(?![\\/])/.test(back) ? back : null;
}

/** Opens the wallet and says how many cantos are missing. */
export function askForCantos(request: WalletRequest): void {
  window.dispatchEvent(new CustomEvent(walletEvent, { detail: request }));
}

/** Calls back whenever a page asks to sign in; the returned function stops listening. */
export function onSignInAsked(callback: (mode: SignInMode) => void): () => void {
  return listen(signInEvent, (detail) => callback((detail as { mode?: SignInMode } | null)?.mode ?? 'sign-in'));
}

/** Calls back whenever a page asks for cantos; the returned function stops listening. */
export function onCantosAsked(callback: (request: Partial<WalletRequest>) => void): () => void {
  return listen(walletEvent, (detail) => callback(readWalletRequest(detail)));
}

/** Anything may stand in an event: only numbers count. */
function readWalletRequest(detail: unknown): Partial<WalletRequest> {
  const numbers = Object.entries((detail ?? {}) as object).filter(([, value]) => Number.isFinite(value));
  return Object.fromEntries(numbers) as Partial<WalletRequest>;
}

/** Opens the wizard of ten questions. */
export function askToCreateShow(): void {
  window.dispatchEvent(new CustomEvent(createShowEvent));
}

/** Opens the character wizard. */
export function askToCreateCharacter(detail: { showId?: string } = {}): void {
  window.dispatchEvent(new CustomEvent(createCharacterEvent, { detail }));
}

/** Calls back whenever a page asks to make a show or a character; the returned function stops listening. */
export function onMakingAsked(callback: (request: MakingRequest) => void): () => void {
  const stops = [
    listen(createShowEvent, () => callback({ what: 'show' })),
    listen(createCharacterEvent, (detail) =>
      callback({ what: 'character', ...(detail as { showId?: string } | null) }),
    ),
  ];
  return () => stops.forEach((stop) => stop());
}

/**
 * Calls back when a page asks for a dialog whose code has not come yet. The request is kept for whoever listens for it
 * next; the returned function stops listening.
 */
export function onDialogAsked(callback: () => void): () => void {
  const stops = [signInEvent, createShowEvent, createCharacterEvent].map((name) =>
    listen(name, (detail) => {
      unheard.set(name, detail);
      callback();
    }),
  );
  return () => stops.forEach((stop) => stop());
}

const unheard = new Map<string, unknown>();

function listen(name: string, callback: (detail: unknown) => void): () => void {
  const handler = (event: Event) => callback((event as CustomEvent<unknown>).detail);
  window.addEventListener(name, handler);
  if (unheard.has(name)) {
    const detail = unheard.get(name);
    unheard.delete(name);
    callback(detail);
  }
  return () => window.removeEventListener(name, handler);
}
