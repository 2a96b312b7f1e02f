import { expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';

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
