import { expect, it } from 'vitest';
import type { ScriptLine } from '#shared/story/script.ts';
import type { Transcript } from '#shared/seasons.ts';
import { createShowFixture, newSeason } from '../show-fixture.ts';
import { goTo, openPage } from './browser.ts';
import { ownBrowser, ownPages } from './journey.ts';
import { lendEars, lendMeters, type Heard } from './listen.ts';

const world = await ownPages('real');
const browser = await ownBrowser();
const fixture = await createShowFixture(world, await world.listener('owner@example.com'));
const { context, page } = await openPage(browser, { reducedMotion: 'reduce' });
await lendEars(context);
await lendMeters(context);

/** The line before which a bell is heard, and after which the writer waits. */
const bell = 3;
const written = 7;
const db = (level: number) => 20 * Math.log10(Math.max(level, 1e-6));
const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const player = page.getByRole('complementary', { name: 'Player' });

/** A storyteller that lets a bell ring, and waits in the middle of the episode until it is let go on. */
function slowWriter(): () => void {
  const { text } = world.ctx.studio;
  const { promise, resolve } = Promise.withResolvers<void>();
  const ringing = (line: ScriptLine, at: number): ScriptLine => {
    const { sound: _other, ...quiet } = line;
    return at === bell ? { ...quiet, sound: 'bell' } : quiet;
  };
  world.ctx.studio.text = new Proxy(text, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (name !== 'writeEpisode') return typeof value === 'function' ? value.bind(target) : value;
      return async function* (...given: Parameters<typeof text.writeEpisode>) {
        let at = 0;
        for await (const event of target.writeEpisode(...given)) {
          if (at === written) await promise;
          if (event.type === 'line') yield { ...event, line: ringing(event.line, at++) };
          else if (event.type === 'episode')
            yield { ...event, script: { ...event.script, lines: event.script.lines.map(ringing) } };
          else yield event;
        }
      };
    },
  });
  return resolve;
}

const takeHeard = (): Promise<Heard[]> => page.evaluate(() => window.heard.splice(0));
const pressPlayer = (name: 'Play' | 'Pause') => player.getByRole('button', { name }).first().click();

it('lets an episode sound with its place and its effects while it streams, and with its place once it is mixed', async () => {
  const goOn = slowWriter();
  const member = await world.listener();
  await world.welcome(context, member);
  const { body } = await member.run<{ season: { id: string } }>('create-season-v3', newSeason(fixture), crypto.randomUUID()); // prettier-ignore
  await goTo(page, `${world.url}/seasons/${body.season.id}`);
  await pressPlayer('Play');
  const readLines = async () => {
    const { items } = (await member.get<{ items: { id: string }[] }>(`/api/seasons/${body.season.id}/episodes`)).body;
    return (await member.get<Transcript>(`/api/episodes/${items[0]!.id}/transcript`)).body.lines;
  };
  await expect.poll(async () => (await readLines()).length).toBeGreaterThan(bell + 1);
  const lines = await readLines();
  const ringsFrom = lines[bell - 1]!.words.at(-1)!.endMs / 1000;
  const ringsTo = lines[bell]!.words[0]!.startMs / 1000;
  const streamed: Heard[] = [];
  await expect
    .poll(
      async () => {
        streamed.push(...(await takeHeard()));
        return streamed.at(-1)?.second ?? 0;
      },
      { timeout: 90_000 },
    )
    .toBeGreaterThan(lines[bell + 1]!.start_ms / 1000);
  expect(streamed.some(({ isFile, isMixed }) => isFile || isMixed)).toBe(false);

  // Of a gap between two words the middle, where neither word sounds.
  const spoken = lines.slice(0, bell).flatMap(({ words }) => words);
  const gaps = spoken
    .slice(1)
    .map((word, i) => ({ from: spoken[i]!.endMs / 1000 + 0.15, to: word.startMs / 1000 - 0.06 }))
    .filter(({ from, to }) => to - from > 0.04);
  expect(gaps.length).toBeGreaterThan(1);
  const inGaps = (all: Heard[]) =>
    all.filter(({ second }) => gaps.some(({ from, to }) => second > from && second < to));
  const settled = streamed.filter(({ second }) => second > 1.5);
  const between = inGaps(settled);
  expect(between.length).toBeGreaterThan(5);
  // The voices' own sound is silent there, the place is not.
  expect(db(middle(between.map(({ voice }) => voice)))).toBeLessThan(-55);
  const bedDb = db(middle(between.map(({ beside }) => beside)));
  expect(bedDb).toBeGreaterThan(-60);
  const voiceDb = db(middle(settled.map(({ voice }) => voice).filter((level) => db(level) > -45)));
  expect(voiceDb - bedDb).toBeGreaterThan(6);
  expect(db(middle(settled.map(({ beside }) => beside)))).toBeGreaterThan(-60);
  // The bell rings where nobody speaks, under the voices.
  const ringing = settled.filter(({ second }) => second > ringsFrom + 0.3 && second < ringsTo - 0.1);
  const bellDb = db(Math.max(...ringing.map(({ voice }) => voice)));
  expect(bellDb).toBeGreaterThan(-45);
  expect(bellDb).toBeLessThan(db(Math.max(...settled.map(({ voice }) => voice))));
  console.log({ voiceDb, bedDb, bellDb });

  await pressPlayer('Pause');
  await expect.poll(() => page.evaluate(() => window.sounds.every(({ paused }) => paused))).toBe(true);
  goOn();
  await expect.poll(async () => Number(await player.getByRole('slider', { name: 'Seek' }).getAttribute('max')), { timeout: 90_000 }).toBeGreaterThan(60); // prettier-ignore
  await player.getByRole('slider', { name: 'Seek' }).fill('0');
  await takeHeard();
  await pressPlayer('Play');
  const mixed: Heard[] = [];
  await expect
    .poll(
      async () => {
        mixed.push(...(await takeHeard()).filter(({ isMixed }) => isMixed));
        return inGaps(mixed).length;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(5);
  // The place is in what plays now, as loud as it was beside it, and no more beside it.
  const within = inGaps(mixed).slice(2);
  expect(Math.abs(db(middle(within.map(({ voice }) => voice))) - bedDb)).toBeLessThan(6);
  expect(db(middle(within.map(({ beside }) => beside)))).toBeLessThan(-90);
});
