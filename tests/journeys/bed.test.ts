import { expect, it } from 'vitest';
import type { ScriptLine } from '#shared/story/script.ts';
import type { Season, Transcript } from '#shared/seasons.ts';
import { createShowFixture, newSeason, untilReady } from '../show-fixture.ts';
import { goTo, openPage } from './browser.ts';
import { ownBrowser, ownPages } from './journey.ts';
import { lendEars, lendMeters, type Heard } from './listen.ts';

const world = await ownPages({}, 'real');
const browser = await ownBrowser();
const fixture = await createShowFixture(world, await world.listener('owner@example.com'));
const { context, page } = await openPage(browser, { reducedMotion: 'reduce' });
await lendEars(context);
await lendMeters(context);
// The page is made by the process that voices the episode.
page.setDefaultTimeout(150_000);

/** The line before which a bell is heard, after which the writer waits, and how many there are. */
const bell = 2;
const written = 10;
const all = 13;
const db = (level: number) => 20 * Math.log10(Math.max(level, 1e-6));
/** The level that so large a share of what was heard stays below, in dB. */
const quantile = (levels: number[], share: number) => db(levels.toSorted((a, b) => a - b)[Math.floor(levels.length * share)] ?? 0); // prettier-ignore
const player = page.getByRole('complementary', { name: 'Player' });

/** A storyteller of short episodes with one bell in them, who waits in the middle until told to go on. */
function slowWriter(): () => void {
  const { text } = world.ctx.studio;
  const { promise, resolve } = Promise.withResolvers<void>();
  const ringing = ({ sound: _other, ...line }: ScriptLine, at: number): ScriptLine =>
    at === bell ? { ...line, sound: 'bell' } : line;
  world.ctx.studio.text = new Proxy(text, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (name !== 'writeEpisode') return typeof value === 'function' ? value.bind(target) : value;
      return async function* (...given: Parameters<typeof text.writeEpisode>) {
        let at = 0;
        for await (const event of target.writeEpisode(...given)) {
          if (event.type === 'line') {
            if (at === written) await promise;
            if (at < all) yield { ...event, line: ringing(event.line, at++) };
          } else if (event.type === 'episode')
            yield { ...event, script: { ...event.script, lines: event.script.lines.slice(0, all).map(ringing) } };
          else yield event;
        }
      };
    },
  });
  return resolve;
}

const takeHeard = (): Promise<Heard[]> => page.evaluate(() => window.heard.splice(0));
const pressPlayer = (name: 'Play' | 'Pause') => player.getByRole('button', { name, exact: true }).first().click();
/** Listens until a second of the episode, and answers what was heard. */
async function hearUntil(second: number): Promise<Heard[]> {
  const heard: Heard[] = [];
  const listen = async () => {
    heard.push(...(await takeHeard()));
    return heard.at(-1)?.second ?? 0;
  };
  await expect.poll(listen, { timeout: 90_000 }).toBeGreaterThan(second);
  return heard;
}

// Half a minute of it is listening, in real time.
it('sounds with its place and its effects while it streams, and with its place once it is mixed', async () => {
  const goOn = slowWriter();
  const member = await world.listener();
  await world.welcome(context, member);
  const { body } = await member.run<{ season: { id: string } }>('create-season-v3', newSeason(fixture), crypto.randomUUID()); // prettier-ignore
  const readLoop = async () => (await member.get<Season>(`/api/seasons/${body.season.id}`)).body.background_music_url;
  await expect.poll(readLoop).not.toBeNull();
  await goTo(page, `${world.url}/seasons/${body.season.id}`);
  expect(await page.evaluate(async (loop) => (await fetch(loop)).ok, (await readLoop())!)).toBe(true);
  await pressPlayer('Play');
  const readLines = async () => {
    const { items } = (await member.get<{ items: { id: string }[] }>(`/api/seasons/${body.season.id}/episodes`)).body;
    return (await member.get<Transcript>(`/api/episodes/${items[0]!.id}/transcript`)).body.lines;
  };
  await expect.poll(async () => (await readLines()).length).toBeGreaterThan(bell + 1);
  const lines = await readLines();
  const streamed = (await hearUntil(lines[bell + 1]!.start_ms / 1000)).filter(({ second }) => second > 1.5);
  expect(streamed.filter(({ isFile, isMixed }) => isFile || isMixed)).toEqual([]);

  // The voices' own sound has silences; the place beside it, once it has come, has none and is softer than they are.
  const voices = streamed.map(({ voice }) => voice);
  const comes = streamed.findIndex(({ beside }) => db(beside) > -60);
  const place = streamed.slice(comes + 25).map(({ beside }) => beside);
  expect(comes).toBeGreaterThanOrEqual(0);
  expect(streamed.at(-1)!.second - streamed[comes]!.second, 'seconds with the place').toBeGreaterThan(3);
  expect(quantile(voices, 0.03)).toBeLessThan(-65);
  expect(quantile(place, 0.05)).toBeGreaterThan(-60);
  expect(quantile(voices, 0.7) - quantile(place, 0.5)).toBeGreaterThan(6);
  // The bell rings where nobody speaks, under the voices.
  const lastWord = lines[bell - 1]!.words.at(-1)!.endMs / 1000;
  const nextWord = lines[bell]!.words[0]!.startMs / 1000;
  const ringing = streamed
    .filter(({ second }) => second > lastWord + 0.3 && second < nextWord - 0.3)
    .map(({ voice }) => voice);
  expect(ringing.length).toBeGreaterThan(5);
  expect(quantile(ringing, 0.5)).toBeGreaterThan(-50);
  expect(quantile(ringing, 0.9)).toBeLessThan(quantile(voices, 0.95));

  await pressPlayer('Pause');
  goOn();
  await untilReady(member, body.season.id);
  await expect.poll(() => page.evaluate(() => window.sounds.some(({ src }) => src.startsWith('blob:')))).toBe(true);
  await player.getByRole('slider', { name: 'Seek' }).fill('0');
  await takeHeard();
  await pressPlayer('Play');
  const mixed = (await hearUntil(lines[bell]!.start_ms / 1000)).filter(({ second }) => second > 1.5);
  expect(mixed.filter(({ isMixed }) => !isMixed)).toEqual([]);
  // The place is in what plays now, as loud as it was beside it, and no more beside it.
  const floor = quantile(
    mixed.map(({ voice }) => voice),
    0.05,
  );
  expect(floor).toBeGreaterThan(quantile(place, 0.05) - 6);
  expect(floor).toBeLessThan(quantile(place, 0.95) + 6);
  expect(
    quantile(
      mixed.map(({ beside }) => beside),
      0.95,
    ),
  ).toBeLessThan(-90);
}, 400_000);
