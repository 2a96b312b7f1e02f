import { expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';
import { previewPicture } from './preview-picture.ts';

const baseUrl = 'https://canto.example';
const named = (meta: ReturnType<typeof pageMeta>, name: string) =>
  meta.flatMap((entry) =>
    'content' in entry && ('name' in entry ? entry.name : 'property' in entry && entry.property) === name
      ? [entry.content]
      : [],
  );

it('adds the product to a title and makes addresses absolute', () => {
  const meta = pageMeta({ title: 'Browse', path: '/browse', baseUrl, image: '/media/pictures/a/960.webp' });
  expect(meta).toContainEqual({ title: 'Browse - Canto' });
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://canto.example/browse' });
  expect(named(meta, 'og:image')).toEqual(['https://canto.example/media/pictures/a/960.webp']);
  expect(named(meta, 'twitter:card')).toEqual(['summary_large_image']);
});
it('cuts a long description at a word and falls back to the tagline', () => {
  const [long] = named(pageMeta({ path: '/', baseUrl, description: 'lantern '.repeat(60) }), 'description');
  expect(String(long).length).toBeLessThanOrEqual(200);
  expect(long).toMatch(/lantern\.\.\.$/);
  expect(String(named(pageMeta({ path: '/', baseUrl }), 'description')[0])).toContain('interactive show community');
});
it('previews a page without a picture with the card of the house', () => {
  const meta = pageMeta({ title: 'Browse', path: '/browse', baseUrl });
  expect(named(meta, 'og:image')).toEqual(['https://canto.example/art/og.jpg']);
  expect(named(meta, 'og:image:width')).toEqual(['1200']);
  expect(named(meta, 'twitter:image')).toEqual(['https://canto.example/art/og.jpg']);
});
it('keeps hidden pages from search engines and gives them no canonical address', () => {
  const meta = pageMeta({ title: 'Payment', path: '/payment-success', baseUrl, hidden: true });
  expect(named(meta, 'robots')).toEqual(['noindex']);
  expect(meta.some((entry) => 'tagName' in entry)).toBe(false);
});
it('describes things for machines', () => {
  const meta = pageMeta({ path: '/', baseUrl, jsonLd: { '@type': 'WebSite', name: 'Canto' } });
  expect(meta).toContainEqual({
    'script:ld+json': { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Canto' },
  });
});
it('tells the size of its picture and the other forms of the page', () => {
  const alternate = {
    rel: 'alternate',
    type: 'application/rss+xml',
    href: `${baseUrl}/feeds/seasons/a.xml`,
    title: 'A',
  };
  const meta = pageMeta({
    path: '/seasons/a',
    baseUrl,
    ...previewPicture('seasons', 'a', '/media/pictures/k/960.webp'),
    imageAlt: 'Cover of A',
    alternates: [alternate],
  });
  expect(named(meta, 'og:image')).toEqual([`${baseUrl}/media/og/seasons/a.jpg`]);
  expect(named(meta, 'og:image:width')).toEqual(['1200']);
  expect(named(meta, 'og:image:height')).toEqual(['630']);
  expect(named(meta, 'twitter:image:alt')).toEqual(['Cover of A']);
  expect(meta).toContainEqual({ tagName: 'link', ...alternate });
});
it('leaves a picture of somebody else as it is', () => {
  const meta = pageMeta({ path: '/', baseUrl, ...previewPicture('shows', 'a', 'https://elsewhere.example/a.png') });
  expect(named(meta, 'og:image')).toEqual(['https://elsewhere.example/a.png']);
  expect(named(meta, 'og:image:width')).toEqual([]);
});
