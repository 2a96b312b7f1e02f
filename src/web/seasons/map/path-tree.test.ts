import { expect, it } from 'vitest';
import type { MapNode } from '#shared/season-map.ts';
import { inView } from './drawing/in-view.ts';
import { mostRemixed, remixWords } from './node-words.ts';
import { growTree, isVeiled, mostHeard, shutDoors } from './path-tree.ts';

const node = (id: string, parent: string | null, number: number, more: Partial<MapNode> = {}): MapNode => ({
  id,
  parent_id: parent,
  episode_number: number,
  season_id: 'own',
  title: id,
  image_url: null,
  username: null,
  door: null,
  doors: ['cellar', 'boat', 'bell'],
  listeners: 1,
  door_listeners: null,
  on_path: false,
  heard: false,
  duration_ms: null,
  ...more,
});

const story = [
  node('1', null, 1, { on_path: true }),
  node('2', '1', 2, { on_path: true, door: 'boat', listeners: 62 }),
  node('2a', '1', 2, { door: 'cellar', season_id: 'a', listeners: 27, heard: true }),
  node('2b', '1', 2, { door: 'bell', season_id: 'b', listeners: 11 }),
  node('3', '2', 3, { on_path: true, door: 'bell' }),
  node('3a', '2a', 3, { door: 'boat', season_id: 'a' }),
  node('4c', '3', 4, { door: 'cellar', season_id: 'c' }),
];

it('keeps the own path straight, with the other paths on lanes of their own in the order of the doors', () => {
  const tree = growTree(story);
  const lane = (id: string) => tree.byId.get(id)?.lane;
  const own = lane('1')!;
  expect(['1', '2', '3'].map(lane)).toEqual([own, own, own]);
  expect(lane('3a')).toBe(lane('2a'));
  expect(lane('2a')!, 'the cellar is before the boat').toBeLessThan(own);
  expect(lane('2b')!, 'the bell is after it').toBeGreaterThan(own + 1);
  const lanes = tree.drawn.filter(({ drawn }) => drawn.length === 0).map((each) => each.lane);
  expect(new Set(lanes).size, 'no two paths on one lane').toBe(lanes.length);
  expect(tree.columns).toBe(4);
  expect(tree.path.map((each) => each.node.id)).toEqual(['1', '2', '3']);
});

it('tells what share opened a door where the path has chosen, and not before', () => {
  const { byId } = growTree(story);
  expect(['2', '2a', '2b'].map((id) => byId.get(id)?.share)).toEqual([62, 27, 11]);
  expect(byId.get('4c')?.share, 'a choice to come').toBeNull();
  const again = growTree([...story, node('2c', '1', 2, { door: 'boat', season_id: 'c', listeners: 100 })]);
  expect(again.byId.get('2')?.share, 'of the door, whoever told what is behind it').toBe(81);
  const same = growTree([
    node('1', null, 1, { on_path: true }),
    node('2c', '1', 2, { door: 'boat', season_id: 'c', listeners: 100, door_listeners: 120 }),
    ...story,
  ]);
  expect(same.byId.get('2')?.share, 'whoever heard two tellings counts once').toBe(76);
});

it('knows of several tellings of a door the one that most people opened', () => {
  const tree = growTree([...story, node('2c', '1', 2, { door: 'cellar', season_id: 'c', listeners: 30 })]);
  expect(mostHeard(tree.root!, 'cellar')?.node.id).toBe('2c');
  expect(mostHeard(tree.root!, 'window')).toBeUndefined();
});

it('tells makers which turn is remixed most', () => {
  const tree = growTree(story);
  const words = (id: string) => remixWords(tree.byId.get(id)!, mostRemixed(tree));
  expect(['1', '2', '3', '2a'].map(words)).toEqual(['remixed 2 times, most of all', null, 'remixed once', null]);
});

it('knows the doors nobody opened, and what is veiled', () => {
  const { byId } = growTree(story);
  expect(shutDoors(byId.get('2')!)).toEqual(['cellar', 'boat']);
  const drawn = (id: string) => byId.get(id)!.drawn.map(({ kind, node }) => `${kind} ${node.door}`);
  expect(drawn('2')).toEqual(['shut cellar', 'shut boat', 'told bell']);
  expect(drawn('2a'), 'of others only what is told').toEqual(['told boat']);
  expect(isVeiled(byId.get('2 cellar')!, new Set()), 'there is nothing behind it yet').toBe(false);
  const veiled = (id: string, lifted: 'all' | Set<string> = new Set()) => isVeiled(byId.get(id)!, lifted);
  expect([veiled('2'), veiled('2a'), veiled('2b')]).toEqual([false, false, true]);
  expect([veiled('2b', 'all'), veiled('2b', new Set(['2b']))]).toEqual([false, false]);
});

it('calls no door shut while it may be on a page to come, and knows an episode that came twice once', () => {
  const tree = growTree([...story, node('3', '2', 3, { on_path: true, door: 'bell' })], undefined, 2);
  expect(tree.byId.get('1')!.drawn).toHaveLength(3);
  expect(tree.byId.get('2')!.drawn.map(({ kind }) => kind)).toEqual(['told']);
  expect(tree.path).toHaveLength(3);
});

it('stands circles, strays, and a story 3,000 episodes long', () => {
  expect(growTree([node('x', 'y', 2), node('y', 'x', 3)])).toMatchObject({ root: null, lanes: 0 });
  expect(growTree([]).path).toEqual([]);
  const long = Array.from({ length: 3000 }, (_, at) => node(`${at}`, at === 0 ? null : `${at - 1}`, at + 1));
  expect(growTree(long)).toMatchObject({ lanes: 1, columns: 3000 });
});

it('gathers what nobody heard of a fork over 60 lanes, but never the doors to come, until it is asked for', () => {
  const own = [node('1', null, 1, { on_path: true }), node('2', '1', 2, { on_path: true, door: 'boat' })];
  const others = Array.from({ length: 70 }, (_, at) => node(`o${at}`, '1', 2, { door: 'bell', heard: at === 7 }));
  const ahead = Array.from({ length: 4 }, (_, at) => node(`a${at}`, '2', 3, { door: at < 2 ? 'bell' : 'cellar' }));
  const all = [...own, ...others, ...ahead];
  const { byId, lanes, drawn } = growTree(all);
  expect(byId.get('1')!.drawn.map(({ node: each, kind, gathered }) => [kind, each.door, gathered])).toEqual([
    ['shut', 'cellar', 0],
    ['told', 'boat', 0],
    ['told', 'bell', 0],
    ['gathered', null, 69],
  ]);
  expect(byId.get('2')!.drawn.map(({ node: { id }, gathered }) => gathered || id)).toEqual(['a2', '2 boat', 'a0', 2]);
  expect(lanes).toBeLessThan(12);
  expect(byId.has('o50'), 'the list has them all').toBe(true);
  expect(drawn).not.toContain(byId.get('o50'));
  expect(growTree(all, new Set(['1'])).drawn).toHaveLength(all.length + 2 - 1);
});

it('draws of 10,000 episodes what is in view', () => {
  const wide = [node('0', null, 1, { on_path: true })];
  for (let path = 0; path < 3333; path++)
    for (let at = 2; at <= 4; at++)
      wide.push(node(`${path}-${at}`, at === 2 ? '0' : `${path}-${at - 1}`, at, { season_id: `${path}` }));
  const tree = growTree(wide, new Set(['0']));
  const place = (each: { node: MapNode; lane: number }) => ({ x: each.node.episode_number * 142, y: each.lane * 62 });
  const all = tree.drawn.filter(({ kind }) => kind === 'told');
  const middle = place(tree.root!);
  const seen = inView(all, place, { x: 0, y: middle.y - 415, width: 1440, height: 830 }, 320);
  expect(all).toHaveLength(10_000);
  expect(seen.length).toBeGreaterThan(30);
  expect(seen.length).toBeLessThan(100);
  const passing = inView(all, place, { x: 0, y: middle.y + 20_000, width: 1440, height: 830 }, 0);
  expect(
    passing.filter((each) => Math.abs(place(each).y - middle.y) > 25_000),
    'one thread stands for those that pass',
  ).toHaveLength(1);
});
