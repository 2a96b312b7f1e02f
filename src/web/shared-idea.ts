// A text or link that another app shared with this one, on its way to the wizard as a plot idea.
import { plotIdeaLimit } from '#shared/seasons.ts';

const key = 'canto.idea';

/** The idea in what an app shares: title, text and link in this order, each once, cut at the limit of an idea. */
export function ideaOf(query: URLSearchParams): string {
  const parts = ['title', 'text', 'url'].map((name) => query.get(name)?.trim() ?? '');
  // Many apps put the link into the text, or the title into both.
  const own = parts.filter(
    (part, at) => part && !parts.some((other, i) => i !== at && other.includes(part) && (other !== part || i < at)),
  );
  return own.join('\n').slice(0, plotIdeaLimit).trim();
}

/** Kept for this tab, until a wizard takes it. */
export function keepIdea(idea: string): void {
  try {
    sessionStorage.setItem(key, idea);
  } catch {
    // Then it is typed or pasted.
  }
}

/** The kept idea, once; empty where there is none. */
export function takeIdea(): string {
  try {
    const idea = sessionStorage.getItem(key) ?? '';
    sessionStorage.removeItem(key);
    return idea;
  } catch {
    return '';
  }
}
