import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ReportedContent } from '#shared/admin/admin.ts';
import type { Season } from '#shared/seasons.ts';
import * as judge from '#studio/moderation/moderate.ts';
import { openAdmin } from '#tests/admin.ts';
import { createShowFixture, makeSeason, newSeason } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
});
afterAll(() => world.close());

it('keeps a season of a doubtful idea for its maker until an admin has looked, and then lets everybody find it', async () => {
  const [maker, visitor, admin] = [await world.listener(), world.visitor(), await openAdmin(world)];
  const fixture = await createShowFixture(world, maker);
  const doubt = vi
    .spyOn(judge, 'moderate')
    .mockImplementation(async () => ({ verdict: 'unsure', approved: true, categories: ['violence'] }));
  const { plotIdea: idea } = newSeason(fixture);
  const checked = await maker.call('POST', '/api/functions/moderate-plot-content', {
    plotContent: idea,
    showId: fixture.showId,
  });
  expect(checked.body).toEqual({ isApproved: true, isReviewed: true });
  const { seasonId } = await makeSeason(maker, fixture);
  doubt.mockRestore();

  const own = await maker.get<Season>(`/api/seasons/${seasonId}`);
  expect(own.body).toMatchObject({ in_review: true, plot_idea: idea });
  expect((await visitor.get(`/api/seasons/${seasonId}`)).status).toBe(404);

  const { body } = await admin.get<{ items: ReportedContent[] }>('/api/admin/reports');
  const [waiting] = body.items;
  expect(waiting).toMatchObject({ kind: 'season', id: seasonId });
  expect(waiting?.reports[0]?.words).toBe(`Unsure: violence. The idea: ${idea}`);
  const passed = { kind: 'season', id: seasonId, reason: 'A lamp and some gulls.' };
  expect((await admin.call('POST', '/api/admin/reports/dismiss', passed)).status).toBe(200);
  expect((await admin.call('POST', '/api/admin/reports/dismiss', passed)).status).toBe(409);

  const found = await visitor.get<Season>(`/api/seasons/${seasonId}`);
  expect(found.status).toBe(200);
  expect(found.body).toMatchObject({ in_review: false, plot_idea: null });
  expect(found.body.description).not.toContain(idea);
});

it('judges what is picked for a slot as the name that it is, and together with the idea', async () => {
  const maker = await world.listener();
  const { showId, characterIds, locationId } = await createShowFixture(world, maker);
  const read = (picks: Record<string, string>, plotContent = 'The geese took the hat.') =>
    maker.call('POST', '/api/functions/read-plot', {
      plotContent,
      showId,
      characterIds,
      locationId,
      picks,
    });
  expect((await read({ x: 'the rule', foe: 'the wife' })).status, 'plain nouns').toBe(200);
  const refused = { status: 422, body: { code: 'rejected_content' } };
  expect(await read({ verb: 'cut', x: 'themselves' })).toMatchObject(refused);
  const parts = [await read({ foe: 'cide' }), await read({}, 'They commit sui')];
  expect(
    parts.map(({ status }) => status),
    'one part alone',
  ).toEqual([200, 200]);
  expect(await read({ foe: 'cide' }, 'They commit sui')).toMatchObject(refused);
});
