/** Where a site that is given a page's address learns how to show its player. */
export function embedLink(page: string, baseUrl: string) {
  const href = `${baseUrl}/api/oembed?url=${encodeURIComponent(page)}&format=json`;
  return { rel: 'alternate', type: 'application/json+oembed', href };
}
