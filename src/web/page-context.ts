import { createContext } from 'react-router';
import type { Me } from '#shared/accounts.ts';
import type { SiteFacts } from '#shared/pages.ts';
import type { Api } from '#server/contract.ts';

/** What the server hands to every loader: the API without HTTP, who is asking, and the few public settings. */
export type PageContext = {
  api: Api;
  me: Me | null;
  settings: PublicSettings;
  /** The contact address, for the pages about the site only: on every page it would attract spam. */
  siteFacts: SiteFacts;
};
export type PublicSettings = {
  baseUrl: string;
  appStoreUrl: string;
  playStoreUrl: string;
  /** The name of the OpenID Connect provider that people can sign in with. */
  signInWith?: string | null;
  /** The show of `/shows` without a slug; without it the first featured podcast. */
  defaultShowSlug?: string | null;
};

export const pageContext = createContext<PageContext>();
