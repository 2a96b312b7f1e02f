import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedText } from '#engines/story/embedded-text.ts';
import { openPacks } from '#engines/story/open-packs.ts';
import { sampleBrief, sampleShow } from '#engines/story/sample-briefs.ts';
import { shows } from '#server/catalog/tables.ts';
import type { Episode, Season } from '#shared/seasons.ts';
import type { EpisodeBrief } from '#studio/providers/text/text-provider.ts';
import { unknownWords } from '#studio/moderation/child-words/child-words.ts';
import { hostileIdeas } from './hostile-ideas.ts';
import { createShowFixture, newSeason, untilReady, type ShowFixture } from './show-fixture.ts';
import { openWorld, type World } from './world.ts';

const root = join(import.meta.dirname, '..');
/** The storyteller's own words, which it may say whatever was typed. */
const ownWords = new Set(
  [...globSync(['packs/**/*', 'src/engines/story/**/*.{yaml,ts}'], { cwd: root })]
    .filter((file) => /\.(?:ink|yaml|txt|json|ts)$/.test(file) && !/\.test\.ts$|\/testing\//.test(file))
    .flatMap(
      (file) =>
        readFileSync(join(root, file), 'utf8')
          .toLowerCase()
          .match(/[\p{L}\p{M}']+/gu) ?? [],
    ),
);
const fold = (word: string) => word.toLowerCase();

/** Typed words that small children should not hear, and that others hear or see nevertheless. */
function leaked(idea: string, shown: string[], names: string[]): string[] {
  const typed = new Set(unknownWords(idea, names).map(fold));
  return unknownWords(shown.join('\n'), names)
    .map(fold)
    .filter((word) => typed.has(word) && !ownWords.has(word));
}

describe('what somebody types for a show of the youngest', () => {
  const storyteller = embeddedText(openPacks());

  async function tell(brief: EpisodeBrief) {
    const shown: string[] = [];
    let told = null;
    for await (const event of storyteller.writeEpisode(brief)) {
      if (event.type === 'line') shown.push(event.line.speaker ?? '', event.line.text);
      if (event.type !== 'episode') continue;
      told = event;
      shown.push(event.script.title, event.seasonTitle ?? '', event.seasonAbout ?? '');
      shown.push(...event.script.choices.map(({ text }) => text));
    }
    return { shown, told: told! };
  }

  // Two thousand episodes of about 20 ms each, on a machine that does other things too.
  it('is never told, in 1,000 random and hostile ideas', { timeout: 900_000 }, async () => {
    const leaks: string[] = [];
    let heard = 0;
    for (const [at, plotIdea] of hostileIdeas(1000, 2026).entries()) {
      const show = sampleShow({ audienceRating: at % 2 === 0 ? '4+' : 'all_ages' });
      const brief = sampleBrief({ plotIdea, show, seed: `hostile-${at}` });
      const names = [...brief.characters.map(({ name }) => name), brief.location.name, show.name];
      const first = await tell(brief);
      const shown = [...first.shown];
      if (at % 5 === 0) {
        const [choice] = first.told.script.choices;
        const previous = { state: first.told.state, choiceKey: choice!.key, choiceText: choice!.text };
        shown.push(...(await tell({ ...brief, episodeNumber: 2, previous } as EpisodeBrief)).shown);
      }
      heard += shown.join(' ').length;
      leaks.push(...leaked(plotIdea, shown, names).map((word) => `${word} of ${JSON.stringify(plotIdea)}`));
    }
    expect(heard).toBeGreaterThan(1000 * 2000);
    expect(leaks).toEqual([]);
  });

  it('would be noticed', () => {
    expect(leaked('The Zblorf is lost', ['They look for the Zblorf'], [])).toEqual(['zblorf']);
    expect(leaked('The Zblorf is lost', ['They look for the moon'], [])).toEqual([]);
  });
});

describe('a season as others find it', () => {
  let world: World;
  let fixture: ShowFixture;
  beforeAll(async () => {
    world = await openWorld({ voices: 'quick' });
  });
  afterAll(() => world.close());

  // Forty productions with everything that belongs to one, a few seconds each when the machine is busy.
  it('has no typed word outside the list anywhere', { timeout: 900_000 }, async () => {
    const admin = await world.listener();
    fixture = await createShowFixture(world, admin);
    const visitor = world.visitor();
    const leaks: string[] = [];
    const refused: number[] = [];
    const names = ['Mira', 'Tobias', 'Juno', 'Gull Point', 'The Lantern Keepers'];
    let made = 0;
    let maker = admin;
    let makerOf = -1;
    for (const [at, plotIdea] of hostileIdeas(600, 4).entries()) {
      if (made >= 40) break;
      const rating = at % 2 === 0 ? '4+' : 'all_ages';
      await world.ctx.db.update(shows).set({ audienceRating: rating }).where(eq(shows.id, fixture.showId));
      // The cantos of one last for three seasons.
      if (made % 3 === 0 && made !== makerOf) [maker, makerOf] = [await world.listener(), made];
      const ordered = await maker.run<{ season: { id: string; title: string } }>(
        'create-season-v3',
        newSeason(fixture, { plotIdea }),
      );
      if (ordered.status !== 200) {
        refused.push(ordered.status);
        continue;
      }
      const { id } = ordered.body.season;
      const [episode] = (await untilReady(maker, id)) as [Episode];
      expect(episode.stage, plotIdea).toBe('ready');
      made++;
      const own = await maker.get<Season>(`/api/seasons/${id}`);
      expect(own.body.plot_idea).not.toBeNull();
      // What an admin has let through is listed, and by then everything of it is everybody's.
      if (own.body.in_review) {
        expect((await visitor.get(`/api/seasons/${id}`)).status, 'not before an admin has looked').toBe(404);
        await world.ctx.database.pool.query('update user_seasons set review_reason = null where id = $1', [id]);
      }
      const text = async (path: string) => {
        const response = await visitor.fetch(path);
        expect(response.status, path).toBe(200);
        return (await response.text()).replaceAll(/<[^>]+>|https?:\S+|[\w-]*\/[\w/-]*|\\n|[0-9a-f-]{20,}/g, ' ');
      };
      const page = `http://canto.test/seasons/${id}`;
      const season = await visitor.get<Season>(`/api/seasons/${id}`);
      expect(season.body.plot_idea).toBeNull();
      const shown = [
        ordered.body.season.title, season.body.title, season.body.description ?? '', episode.title, episode.content,
        ...(await visitor.get<{ items: { choice_text: string }[] }>(`/api/episodes/${episode.id}/choices`)).body.items.map((choice) => choice.choice_text),
        await text(`/api/episodes/${episode.id}/transcript`), await text(episode.captions_url!), await text(`/feeds/seasons/${id}.xml`),
        await text(`/api/oembed?url=${encodeURIComponent(page)}`), await text(`/embed/seasons/${id}`), await text(`/api/shows/${fixture.showId}/seasons`),
      ]; // prettier-ignore
      leaks.push(...leaked(plotIdea, shown, names).map((word) => `${word} of ${JSON.stringify(plotIdea)}`));
    }
    expect(made).toBe(40);
    expect(refused.every((status) => status === 422)).toBe(true);
    expect(leaks).toEqual([]);
  });
});
