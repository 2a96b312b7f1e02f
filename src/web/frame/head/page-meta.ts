import type { MetaDescriptor } from 'react-router';
import { brand } from '#shared/brand.ts';

export type PageFacts = {
  /** Without the product's name, which is added; left out on the front page. */
  title?: string;
  description?: string;
  /** Path and meaningful query of the page's one true address. */
  path: string;
  /** Origin of the site, without a slash at its end. */
  baseUrl: string;
  /** Path or address of a picture for link previews, best 1200 × 630; the house's own card where there is none. */
  image?: string | null;
  imageAlt?: string;
  /** In pixels, where known. */
  imageSize?: { width: number; height: number };
  /** Absolute addresses of what a link's preview may play, and of the player for it, in pixels. */
  audio?: { url: string; type: string };
  player?: { url: string; width: number; height: number };
  type?: 'website' | 'music.album';
  /** Pages of one person, results, errors: not for search engines. */
  hidden?: boolean;
  /** The same thing in other forms: feeds, players to embed. Addresses are absolute. */
  alternates?: readonly { rel: string; type: string; href: string; title?: string }[];
  /** schema.org descriptions, each with its `@type`. */
  jsonLd?: Record<string, unknown> | readonly Record<string, unknown>[];
};

const longestDescription = 200;
const houseCard = { image: '/art/og.jpg', imageAlt: brand.heroTitle, imageSize: { width: 1200, height: 630 } };

/** Everything a page says about itself in the head: title, description, canonical address, link previews, JSON-LD. */
export function pageMeta(facts: PageFacts): MetaDescriptor[] {
  const title = facts.title ? `${facts.title} - ${brand.name}` : `${brand.name}: ${brand.heroTitle}`;
  const description = shorten(facts.description?.trim() || brand.tagline);
  const url = absolute(facts.path, facts.baseUrl);
  const picture = facts.image ? facts : houseCard;
  const image = absolute(picture.image ?? houseCard.image, facts.baseUrl);
  return [
    { title },
    { name: 'description', content: description },
    ...(facts.hidden
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link' as const, rel: 'canonical', href: url }]),
    // Early in the head: readers of embeds look at its beginning only.
    ...(facts.alternates ?? []).map((alternate) => ({ tagName: 'link' as const, ...alternate })),
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: facts.type ?? 'website' },
    { property: 'og:title', content: facts.title ?? title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    ...(picture.imageSize
      ? [
          { property: 'og:image:width', content: String(picture.imageSize.width) },
          { property: 'og:image:height', content: String(picture.imageSize.height) },
        ]
      : []),
    ...(picture.imageAlt ? [{ property: 'og:image:alt', content: picture.imageAlt }] : []),
    ...soundMeta(facts),
    { name: 'twitter:title', content: facts.title ?? title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    ...(picture.imageAlt ? [{ name: 'twitter:image:alt', content: picture.imageAlt }] : []),
    ...descriptions(facts.jsonLd),
  ];
}

function soundMeta({ audio, player }: Pick<PageFacts, 'audio' | 'player'>): MetaDescriptor[] {
  const preview = audio && [
    { property: 'og:audio', content: audio.url },
    { property: 'og:audio:type', content: audio.type },
  ];
  const card = player
    ? [
        { name: 'twitter:card', content: 'player' },
        { name: 'twitter:player', content: player.url },
        { name: 'twitter:player:width', content: String(player.width) },
        { name: 'twitter:player:height', content: String(player.height) },
      ]
    : [{ name: 'twitter:card', content: 'summary_large_image' }];
  return [...(preview ?? []), ...card];
}

function absolute(address: string, baseUrl: string): string {
  return /^https?:\/\//.test(address) ? address : `${baseUrl}${address.startsWith('/') ? '' : '/'}${address}`;
}

function shorten(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ');
  if (plain.length <= longestDescription) return plain;
  const cut = plain.slice(0, longestDescription - 3);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestDescription / 2))}...`;
}

function descriptions(jsonLd: PageFacts['jsonLd']): MetaDescriptor[] {
  if (!jsonLd) return [];
  const list = Array.isArray(jsonLd) ? jsonLd : [jsonLd];
  return list.map((thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } }));
}
