import type { LucideIcon } from 'lucide-react';

export type ToastMessage = {
  title: string;
  /** One line under the title. */
  text?: string;
  kind?: 'info' | 'ok' | 'bad';
  icon?: LucideIcon;
  /** One press that answers it and takes it away. */
  action?: { label: string; onPress: () => void };
};
export type ShownToast = ToastMessage & { id: number };

const errorsStayMs = 10_000;
const othersStayMs = 6000;
const mostAtOnce = 3;
const none: readonly ShownToast[] = [];

let shown = none;
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a message above the player; errors stay 10 s, the rest 6 s. Returns its id, for `dismissToast`. */
export function toast(message: ToastMessage): number {
  const id = nextId++;
  change([...shown, { ...message, id }].slice(-mostAtOnce));
  return id;
}
toast.ok = (title: string, text?: string) => toast({ kind: 'ok', title, text });
toast.bad = (title: string, text?: string) => toast({ kind: 'bad', title, text });

export function dismissToast(id: number): void {
  change(shown.filter((other) => other.id !== id));
}

export function stayMs(message: ToastMessage): number {
  return message.kind === 'bad' ? errorsStayMs : othersStayMs;
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  now: () => shown,
  /** Server snapshot: the HTML never contains messages. */
  onServer: () => none,
};
