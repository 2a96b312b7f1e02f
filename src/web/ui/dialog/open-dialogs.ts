// The stack of open modal dialogs, bottom first. Messages and the player use it to stay reachable above them.
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

export const openDialogs = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  uppermost: (): HTMLDialogElement | null => open.at(-1) ?? null,
  add: (dialog: HTMLDialogElement) => change([...open, dialog]),
  remove: (dialog: HTMLDialogElement) => change(open.filter((other) => other !== dialog)),
};
