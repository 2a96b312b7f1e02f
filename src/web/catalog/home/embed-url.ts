/**
 * The embed address of a video site's watch, short-link, shorts, live or embed address: it starts by itself, muted,
 * loops and hides its controls. Null for an address of no known video. A loop needs the video once more as its playlist.
 */
export function embedUrl(link: string): string | null {
  const id = videoId(link);
  if (!id) return null;
  const query = new URLSearchParams({
    autoplay: '1',
    mute: '1',
    loop: '1',
    playlist: id,
    controls: '0',
    playsinline: '1',
    rel: '0',
    // Lets the page hear whether the video plays.
    enablejsapi: '1',
  });
  return `https://www.youtube-nocookie.com/embed/${id}?${query.toString()}`;
}

function videoId(link: string): string | null {
  const url = URL.parse(link.trim());
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null;
  const host = url.hostname.replace(/^(www|m|music)\./, '');
  const [first, second] = url.pathname.split('/').filter(Boolean);
  let id: string | null | undefined = null;
  if (host === 'youtu.be') id = first;
  else if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    id =
      first === 'watch' ? url.searchParams.get('v') : ['embed', 'shorts', 'live'].includes(first ?? '') ? second : null;
  }
  return id && /^[\w-]{6,20}$/.test(id) ? id : null;
}
