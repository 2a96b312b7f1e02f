import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { StaticHeader } from '#web/frame/header/static-header.tsx';
import { CreditsPage } from './credits-page.tsx';
import { DownloadPage } from './download-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';
import { readNotice } from './read-notice.ts';
import { TermsPage } from './terms-page.tsx';

const draw = (element: React.ReactElement, at = '/') =>
  renderToStaticMarkup(<MemoryRouter initialEntries={[at]}>{element}</MemoryRouter>);
const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'");
const today = new Date('2026-11-20T23:30:00Z');

it('dates the policies today and shows the address to write to', () => {
  for (const html of [
    draw(<PrivacyPage contactEmail="house@example.com" outsideServices={[]} today={today} />),
    draw(<TermsPage contactEmail="house@example.com" today={today} />),
  ]) {
    expect(html).toContain('<time dateTime="2026-11-20">November 20, 2026</time>');
    expect(html).toContain('href="mailto:house@example.com"');
  }
});

it('says so where nobody gave an address', () => {
  expect(wordsOf(draw(<TermsPage contactEmail={null} today={today} />))).toContain(
    'has not published a contact address yet',
  );
});

it('names exactly the outside services that this site uses', () => {
  const none = wordsOf(draw(<PrivacyPage contactEmail={null} outsideServices={[]} today={today} />));
  expect(none).toContain('made on its own machine');
  expect(none).not.toContain('Stripe');
  const two = wordsOf(draw(<PrivacyPage contactEmail={null} outsideServices={['payments', 'speech']} today={today} />));
  expect(two).toContain('Stripe, for payments');
  expect(two).toContain('the lines of a script');
  expect(two).not.toContain('made on its own machine');
  expect(two).not.toContain('A mail service');
});

it('leads to the stores where there are apps, and says so where there are none', () => {
  const stores = { appStoreUrl: 'https://apps.example/canto', playStoreUrl: 'https://play.example/canto' };
  const both = draw(<DownloadPage {...stores} />);
  expect(both).toContain('href="https://apps.example/canto"');
  expect(both).toContain('href="https://play.example/canto"');
  expect(both).not.toContain('on their way');
  const none = draw(<DownloadPage appStoreUrl="/download" playStoreUrl="/download" />);
  expect(none).toContain('The apps are on their way');
  expect(none, 'a badge that leads back to its own page').not.toContain('href="/download');
  expect(wordsOf(none)).toMatch(/Coming to the +App Store.*Coming to +Google Play/);
  const one = wordsOf(draw(<DownloadPage {...stores} playStoreUrl="/download" />));
  expect(one).toContain('The app for Android can’t be downloaded yet');
  expect(one).not.toContain('iPhone and iPad can’t');
});

it('credits everything that NOTICE names', () => {
  const notice = readFileSync('NOTICE', 'utf8');
  const words = wordsOf(draw(<CreditsPage />));
  const { entries, head, tail } = readNotice(notice);
  expect(entries.length).toBe(notice.match(/^- /gm)!.length);
  expect(entries).toContainEqual({ part: 'Icons', terms: 'Lucide, ISC License.' });
  for (const { part, terms } of entries) {
    if (part) expect(words).toContain(`${part}:`);
    expect(words).toContain(terms);
  }
  for (const licence of [
    /libvips [\d.]+, licensed under the LGPL/,
    /BSD with four clauses: this product includes software developed/,
  ])
    expect(notice.replaceAll(/\s+/g, ' ')).toMatch(licence);
  expect(words).toContain(head);
  expect(words).toContain(tail);
  expect(words).toContain('Permission is hereby granted, free of charge');
});

it('offers the whole header where no script will come', () => {
  const html = draw(<StaticHeader downloadUrl="/download" />, '/terms');
  expect(html).not.toContain('<button');
  for (const to of ['/', '/browse', '/creators', '/?back=%2Fterms#sign-in', '/download'])
    expect(html).toContain(`href="${to}"`);
  expect(html).toMatch(/<form[^>]*action="\/browse"[^>]*>.*?name="search"/s);
  expect(html).toContain('<details');
});
