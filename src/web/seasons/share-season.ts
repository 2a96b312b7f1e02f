import { toast } from '../ui/feedback/toast.ts';

/** The device's own share sheet where there is one, else the link is copied; else the reader is told how to. */
export async function shareSeason(title: string, url: string): Promise<void> {
  if (navigator.share) {
    try {
      return await navigator.share({ title, url });
    } catch (error) {
      // Closing the share sheet is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copyLink(url);
}

export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.ok('Link copied!', 'Season link has been copied to your clipboard.');
  } catch {
    toast.bad('Could not copy link', `Please copy it yourself: ${url}`);
  }
}
