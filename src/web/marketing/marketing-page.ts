import { pageMeta } from '#web/frame/head/page-meta.ts';
import type { RootData } from '#web/root-data.ts';
import type { MarketingPage } from '#shared/pages.ts';

export type Question = { question: string; answer: string };

/** What a page of fixed content says of itself to search engines and link previews. */
export type PageStory = {
  path: MarketingPage;
  title: string;
  description: string;
  /** Picture of link previews. */
  image?: string;
  /** Asked and answered on the page; also told as FAQPage. */
  questions?: readonly Question[];
};

type MetaArgs = { matches: readonly ({ id: string; loaderData?: unknown } | undefined)[] };

/** The `meta` of a page; the site's own address comes from the root, so these pages need no loader. */
export function storyMeta({ path, title, description, image = '/art/og.jpg', questions }: PageStory) {
  return ({ matches }: MetaArgs) =>
    pageMeta({
      title,
      description,
      path: `/${path}`,
      baseUrl: baseUrlOf(matches),
      image,
      imageAlt: title,
      jsonLd: questions && faqPage(questions),
    });
}

export function baseUrlOf(matches: MetaArgs['matches']): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  return root?.settings.baseUrl ?? '';
}

export function faqPage(questions: readonly Question[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
