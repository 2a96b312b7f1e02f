import type { Hono } from 'hono';
import type { OpenContext } from '#server/open-context.ts';
import { Person } from '#tests/person.ts';
import { createShowFixture, makeSeason } from '#tests/show-fixture.ts';
import { password, type SiteFacts } from './site-facts.ts';

/** More than anybody can spend. */
const cantosEach = 100_000_000;

/** What hashes and compares in no time: the real ones take a tenth of a second each, and here many sign in at the beginning. */
export const quickPasswords = {
  hash: async (plain: string) => `quick:${plain}`,
  verify: async ({ hash, password: plain }: { hash: string; password: string }) => hash === `quick:${plain}`,
};

/** Makes accounts with cantos, and shows with a season each, through the real verbs; its jobs have to be worked on. */
export async function prepareSite(
  ctx: OpenContext,
  app: Hono,
  { accounts, shows }: { accounts: number; shows: number },
): Promise<SiteFacts> {
  const facts: SiteFacts = {
    url: ctx.config.baseUrl,
    shows: [],
    seasons: [],
    sounds: [],
    fixture: null as never,
    emails: [],
  };
  const people: Person[] = [];
  for (let at = 0; at < accounts; at++) {
    const person = new Person(app, ctx);
    await person.signUp(`person-${at}@example.com`, password);
    people.push(person);
    facts.emails.push(person.email);
  }
  await ctx.database.pool.query(
    `select post_entry(id, $1, 'correction', null, 'bench', 'bench ' || id) from users where email like 'person-%'`,
    [cantosEach],
  );
  for (let at = 0; at < shows; at++) {
    const owner = people[at % people.length]!;
    facts.fixture = await createShowFixture({ ctx }, owner);
    facts.shows.push(facts.fixture.showId);
    const { seasonId, episodes } = await makeSeason(owner, facts.fixture);
    facts.seasons.push(seasonId);
    facts.sounds.push(...episodes.flatMap(({ voice_audio_url: sound }) => sound ?? []));
  }
  return facts;
}
