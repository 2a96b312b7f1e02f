import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchPath, MemoryRouter, type MetaDescriptor } from 'react-router';
import { describe, expect, it } from 'vitest';
import { fixedAddresses, marketingPages } from '#shared/pages.ts';
import { browseFilters } from '#shared/shows.ts';
import { CreatorsPage } from '#web/creators/creators-page.tsx';
import { DownloadPage } from '#web/about/download-page.tsx';
import { PrivacyPage } from '#web/about/privacy-page.tsx';
import { TermsPage } from '#web/about/terms-page.tsx';
import { CreditsPage } from '#web/about/credits-page.tsx';
import routes from '#web/routes.ts';
import type { PageStory } from './marketing-page.ts';

type PageModule = {
  default: ComponentType;
  story: PageStory;
  handle: { noJs: boolean };
  meta: (args: { matches: { id: string; loaderData: unknown }[] }) => MetaDescriptor[];
};
const modules = import.meta.glob<PageModule>('./pages/*.tsx', { eager: true });
const site = 'https://canto.example';
const root = { id: 'root', loaderData: { me: null, settings: { baseUrl: site } } };

function draw(element: React.ReactElement): string {
  return renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
}
const wordsOf = (html: string) => html.replaceAll(/<[^>]+>/g, '').trim();
const headings = (html: string) => [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, inner]) => wordsOf(inner!));

const pages = marketingPages.map((path) => {
  const module = modules[`./pages/${path}.tsx`];
  if (!module) throw new Error(`There is no page for /${path}.`);
  const Page = module.default;
  const html = draw(<Page />);
  const meta = module.meta({ matches: [root] }) as Record<string, unknown>[];
  const named = (name: string) => meta.find((tag) => tag.name === name || tag.property === name)?.content as string;
  return { path, module, html, meta, named, title: meta.find((tag) => 'title' in tag)?.title as string };
});
const unique = (values: readonly string[]) => new Set(values).size === values.length;

describe('every marketing page', () => {
  it('has a file, and every file a page', () => {
    expect(Object.keys(modules).toSorted()).toEqual(marketingPages.map((path) => `./pages/${path}.tsx`).toSorted());
    expect(pages).toHaveLength(15);
  });

  it('says something of its own in title, description, heading and link preview', () => {
    expect(unique(pages.map(({ title }) => title))).toBe(true);
    expect(unique(pages.map(({ named }) => named('description')))).toBe(true);
    expect(unique(pages.map(({ html }) => headings(html)[0]!))).toBe(true);
    for (const { path, module, html, meta, named, title } of pages) {
      expect(headings(html), path).toHaveLength(1);
      expect(module.story.path).toBe(path);
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(named('description').length, path).toBeGreaterThan(100);
      expect(named('description'), `${path} is cut`).not.toMatch(/\.\.\.$/);
      expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${site}/${path}` });
      expect(named('og:url')).toBe(`${site}/${path}`);
      expect(named('og:image')).toMatch(/^https:\/\/canto\.example\/art\//);
    }
  });

  it('goes out without scripts', () => {
    for (const { module, html } of pages) {
      expect(module.handle.noJs).toBe(true);
      expect(html).not.toMatch(/<button|<script|onclick/i);
    }
  });

  it('tells search engines its questions just as it asks them', () => {
    for (const { path, html, meta } of pages) {
      const faq = meta.find((tag) => 'script:ld+json' in tag)?.['script:ld+json'] as
        | { '@type': string; mainEntity: { name: string; acceptedAnswer: { text: string } }[] }
        | undefined;
      const asked = [...html.matchAll(/<summary>(.*?)<svg.*?<p>(.*?)<\/p>/gs)].map(([, question, answer]) => [
        question,
        answer,
      ]);
      const escape = (text: string) =>
        text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');
      expect(
        (faq?.mainEntity ?? []).map(({ name, acceptedAnswer }) => [escape(name), escape(acceptedAnswer.text)]),
        path,
      ).toEqual(asked);
    }
  });

  it('marks figures of the advertising as such', () => {
    const claims = /3\.5M\+|12K\+|75M\+|\$[0-9][0-9,K+]*|\b400%|90 days|4\.8\/5|50K\+/;
    const claiming = pages.filter(({ html }) => claims.test(wordsOf(html)));
    expect(claiming.length).toBeGreaterThan(2);
    for (const { path, html } of claiming) expect(wordsOf(html), path).toContain('Illustrative.');
  });
});

it('places the onboarding, the ownership answer and the voice toolkit where creators look for them', () => {
  const words = (path: string) => wordsOf(pages.find((page) => page.path === path)!.html);
  for (const path of ['podcast-to-interactive', 'podcast-monetization'])
    for (const part of ['5 minutes', '1-2 weeks', 'Immediate', 'Within 30 days', '100%', 'Earnings vary by audience'])
      expect(words(path), path).toContain(part);
  for (const path of ['voice-acting-tools', 'voice-recording-software'])
    for (const tool of ['Recording studio', 'AI voice enhancement', 'Audio editing', 'Voice customization'])
      expect(words(path), path).toContain(tool);
});

describe('links', () => {
  const documents = {
    ...Object.fromEntries(pages.map(({ path, html }) => [`/${path}`, html])),
    '/creators': draw(<CreatorsPage />),
    '/download': draw(<DownloadPage appStoreUrl="/download" playStoreUrl="/download" />),
    '/privacy': draw(
      <PrivacyPage contactEmail="house@example.com" outsideServices={['payments']} today={new Date()} />,
    ),
    '/terms': draw(<TermsPage contactEmail={null} today={new Date()} />),
    '/credits': draw(<CreditsPage />),
  } as Record<string, string>;
  const patterns = routes.map(({ path }) => `/${path ?? ''}`).filter((pattern) => pattern !== '/*');
  const links = Object.entries(documents).flatMap(([from, html]) =>
    [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => ({ from, to: to!.replaceAll('&amp;', '&') })),
  );
  const inside = links.filter(({ to }) => /^[/#]/.test(to));

  it('lead to pages that are there', () => {
    for (const { from, to } of inside) {
      const { pathname } = new URL(to, site + from);
      expect(
        patterns.some((pattern) => matchPath(pattern, pathname)),
        `${from} → ${to}`,
      ).toBe(true);
    }
  });

  it('lead to places in pages that are there, and to filters that Browse knows', () => {
    for (const { from, to } of inside) {
      const { pathname, hash, searchParams } = new URL(to, site + from);
      if (pathname === '/' && hash) expect(['#sign-in', '#upgrade']).toContain(hash);
      else if (hash) expect(documents[pathname], `${from} → ${to}`).toContain(`id="${hash.slice(1)}"`);
      for (const filter of searchParams.getAll('filter')) expect(browseFilters).toContain(filter);
    }
  });

  it('reach every marketing page from another one', () => {
    const reached = new Set(inside.filter(({ from, to }) => from !== to).map(({ to }) => to));
    for (const path of marketingPages) expect(reached, path).toContain(`/${path}`);
  });

  it('cover all fixed addresses of the sitemap by a route of their own', () => {
    for (const address of fixedAddresses) expect(patterns).toContain(address);
  });
});
