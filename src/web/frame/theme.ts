import { useSyncExternalStore } from 'react';

export const themes = ['dark', 'light', 'system'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'canto-theme';
const listeners = new Set<() => void>();

/**
 * Runs in the head before anything is drawn, so that a chosen theme never flashes the other one. Dark needs no attribute.
 * Kept as one constant for a content security policy to name it by its hash; <html> wants `suppressHydrationWarning`.
 */
export const themeSnippet = `try{const t=localStorage.getItem('${storageKey}');if(t==='light'||t==='system')document.documentElement.dataset.theme=t}catch{}`;

function stored(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'system' ? theme : 'dark';
}

/** Applies a theme and stores it in this browser; without storage it lasts until the next page load. */
export function setTheme(theme: Theme): void {
  if (theme === 'dark') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Private windows may refuse; the choice then holds for this visit.
  }
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stored,
    () => 'dark',
  );
}
