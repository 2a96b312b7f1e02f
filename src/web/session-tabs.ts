// Who is signed in, told from tab to tab: all tabs of a browser share one session.
const channelName = 'canto:session';

/**
 * Tells the other tabs who this one belongs to, null for a visitor, and calls `again` when one of them says otherwise. Returns
 * a function that stops it. To be called anew when the account of this tab has become another.
 */
export function agreeOnSession(userId: string | null, again: () => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {};
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data !== userId) again();
  });
  channel.postMessage(userId);
  return () => channel.close();
}
