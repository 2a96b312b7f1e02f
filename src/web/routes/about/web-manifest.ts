import { brand } from '#shared/brand.ts';

/** What a device shows of the product once it is put among its apps. Colours are the dark theme's. */
export function loader() {
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#0c1519',
    theme_color: '#0c1519',
    // What another app shares becomes a plot idea.
    share_target: { action: '/share', method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
    icons: [
      { src: '/art/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/art/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/art/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/art/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return Response.json(manifest, {
    // The response may set a renewed session cookie, so shared caches must not store it.
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'private, max-age=3600' },
  });
}
