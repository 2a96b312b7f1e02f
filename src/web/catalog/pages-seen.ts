/** Later pages of lists, by the history entry they were read in: going back finds the list as long as it was left. */
export type SeenPages<T> = { items: readonly T[]; next: string | null };

const mostEntries = 20;
const seen = new Map<string, SeenPages<unknown>>();

export function pagesSeen<T>(key: string): SeenPages<T> | undefined {
  return seen.get(key) as SeenPages<T> | undefined;
}

export function rememberPages<T>(key: string, pages: SeenPages<T>): void {
  seen.delete(key);
  seen.set(key, pages);
  for (const oldest of seen.keys()) {
    if (seen.size <= mostEntries) break;
    seen.delete(oldest);
  }
}
