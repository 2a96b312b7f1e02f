// The two upright font files, which the first line of every page uses. Spread into the root's `links()`.
import besley from './fonts/besley-english-wght-normal.woff2?url';
import figtree from './fonts/figtree-english-wght-normal.woff2?url';

export const fontPreloads = [besley, figtree].map((href) => ({
  rel: 'preload' as const,
  href,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
}));
