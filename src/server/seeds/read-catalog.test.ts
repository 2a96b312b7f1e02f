import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { browseFilters, genres } from '#shared/shows.ts';
import { nameScene } from '#engines/artwork/name-scene.ts';
import { isSceneName } from '#engines/artwork/all-scenes.ts';
import { catalogFolder, idOf, readCatalog } from './read-catalog.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A copy of the catalogue with one file changed. */
function changedCatalog(file: string, change: (text: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'canto-catalog-'));
  folders.push(folder);
  cpSync(catalogFolder, folder, { recursive: true });
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  return folder;
}
const lantern = 'shows/the-lantern-keepers.yaml';

describe('the catalogue that comes with Canto', () => {
  const { shows, listeners, demo } = readCatalog(catalogFolder);

  it('has twelve interactive shows and more, a podcast with a feed of our own and one on a video site', () => {
    expect(shows.filter(({ kind }) => kind === 'interactive').length).toBeGreaterThanOrEqual(12);
    expect(shows.filter(({ own_feed }) => own_feed)).toHaveLength(1);
    const videos = shows.filter(({ youtube_url }) => youtube_url);
    expect(videos.map(({ kind, creator }) => [kind, Boolean(creator)])).toEqual([['podcast', true]]);
  });

  it('has a show for each chip of the browse page', () => {
    const labels = new Set(shows.flatMap(({ genre, rating }) => [genre, rating === 'all_ages' ? 'All Ages' : rating]));
    expect(browseFilters.filter((chip) => !labels.has(chip))).toEqual([]);
    expect(new Set(shows.map(({ genre }) => genre)).size).toBe(genres.length);
  });

  it('gives every show a season, and remixes to some', () => {
    expect(shows.filter(({ seasons }) => seasons.length === 0).map(({ id }) => id)).toEqual([]);
    expect(shows.flatMap(({ seasons }) => seasons).filter(({ remix }) => remix).length).toBeGreaterThanOrEqual(2);
  });

  it('has a drawable scene for every show', () => {
    const scenes = shows.map(({ name, picture }) => picture.scene ?? nameScene(name));
    expect(scenes.filter((scene) => !scene || !(scene === 'world' || isSceneName(scene)))).toEqual([]);
  });

  it('describes places so that a story can name them: with an article first', () => {
    const places = shows.flatMap(({ locations }) => locations);
    expect(places.filter(({ description }) => !/^(?:A|An|The) /.test(description)).map(({ name }) => name)).toEqual([]);
  });

  it('knows the same ids at every start, none of them twice', () => {
    const again = readCatalog(catalogFolder);
    expect(again).toEqual({ shows, listeners, demo });
    const ids = shows.flatMap(({ id, characters, locations, seasons }) => [
      id,
      ...[...characters, ...locations, ...seasons].map((one) => one.id),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z0-9-]{1,60}$/.test(id))).toEqual([]);
    expect(shows[0]).toMatchObject({
      id: 'the-lantern-keepers',
      seasons: expect.arrayContaining([expect.objectContaining({ id: 'salt-in-the-lamp-oil' })]),
    });
  });
});

describe('a catalogue that cannot be used', () => {
  it.each([
    ['genre: Fantasy', 'genre: Fantsy', 'genre'],
    ['rating: all_ages', 'rating: all', 'rating'],
    ['era: Victorian Era', 'era: Yesterday', 'world.era'],
    ['leads: [Inés, Felix]', 'leads: [Inés, Nobody]', 'seasons.1.leads.1'],
    ['location: The Lamp Room', 'location: The Pantry', 'seasons.0.location'],
    ['by: marlowe', 'by: stranger', 'seasons.0.by'],
    ['path: [0, 1, 2]', 'path: [0, 1, 3]', 'seasons.0.path.2'],
    ['picks: { x: the lamp oil }', 'picks: the lamp oil', 'seasons.0.picks'],
    ['after: 1', 'after: 9', 'seasons.2.remix.after'],
    ['tone: mysterious and warm', 'mood: mysterious', 'tone'],
  ])('names the file and the field: %s to %s', (from, to, field) => {
    const folder = changedCatalog(lantern, (text) => text.replace(from, to));
    expect(() => readCatalog(folder)).toThrow(`${lantern}: ${field}: `);
  });

  it('says where a file is no YAML, and tells of all that is wrong at once', () => {
    const folder = changedCatalog(lantern, () => 'name: [');
    writeFileSync(join(folder, 'listeners.yaml'), 'listeners: []');
    expect(() => readCatalog(folder)).toThrow(
      new RegExp(`listeners\\.yaml: mail_domain: [\\s\\S]*${lantern.replace('.', '\\.')}: `),
    );
  });

  it('refuses two shows in one place of the home page', () => {
    const folder = changedCatalog(lantern, (text) => text.replace('featured: 1', 'featured: 2'));
    expect(() => readCatalog(folder)).toThrow('has place 2 too');
  });
});

it('makes ids of names in any script and spelling', () => {
  expect(idOf('the-show', 'Inés’s Café (new)')).toBe('the-show-iness-cafe-new');
});
