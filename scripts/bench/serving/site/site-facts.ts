import type { ShowFixture } from '#tests/show-fixture.ts';

/** What a site that is put under load has, and who may sign in there. */
export type SiteFacts = {
  url: string;
  shows: string[];
  seasons: string[];
  /** Addresses of finished episodes. */
  sounds: string[];
  fixture: ShowFixture;
  emails: string[];
};
export const password = 'a lantern at sea';
