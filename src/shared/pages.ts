/** Pages of fixed content about what Canto is and offers; each has a file of this name in `web/marketing/pages`. */
export const marketingPages = [
  'interactive-storytelling',
  'podcast-monetization',
  'voice-acting-tools',
  'fan-fiction-creation',
  'audio-drama-creation',
  'podcast-to-interactive',
  'creator-earnings',
  'storytelling-app-features',
  'interactive-podcasts',
  'voice-recording-software',
  'audio-content-monetization',
  'interactive-entertainment-platform',
  'podcast-audience-engagement',
  'storytelling-community',
  'audio-storytelling-trends',
] as const;
export type MarketingPage = (typeof marketingPages)[number];

/** Addresses that search engines are told of whatever the catalogue holds. */
export const fixedAddresses: readonly string[] = [
  '/',
  '/browse',
  '/creators',
  '/download',
  '/privacy',
  '/terms',
  '/credits',
  ...marketingPages.map((page) => `/${page}`),
];

/** Services of others that an installation may be configured to use; without them everything happens on its own machine. */
export type OutsideService =
  | 'signIn'
  | 'payments'
  | 'mail'
  | 'storage'
  | 'story'
  | 'moderation'
  | 'speech'
  | 'pictures';

/** What the pages about the site itself need to know of the installation. */
export type SiteFacts = { contactEmail: string | null; outsideServices: readonly OutsideService[] };
