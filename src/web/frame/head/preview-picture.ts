/** The size that link previews are best at. */
export const previewSize = { width: 1200, height: 630 } as const;

/**
 * The picture that a link to a season or a show is previewed with, for `pageMeta`: cut from our own pictures by the server;
 * one that lies elsewhere is named as it is.
 */
export function previewPicture(kind: 'seasons' | 'shows', id: string, picture: string | null) {
  if (!picture?.startsWith('/media/pictures/')) return { image: picture };
  return { image: `/media/og/${kind}/${encodeURIComponent(id)}.jpg`, imageSize: previewSize };
}
