import { toast } from '#web/ui/feedback/toast.ts';

/** Opens the device's share sheet; without one it copies the link, and if that fails it shows the link in a message. */
export async function shareSeason(title: string, url: string): Promise<void> {
  if (navigator.share) {
    try {
      return await navigator.share({ title, url });
    } catch (error) {
      // Closing the share sheet rejects too, and is no failure.
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
