import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { listenersFile, showFile, type ListenersFile, type ShowFile } from './catalog-files.ts';

type File = ShowFile;
export type CatalogSeason = File['seasons'][number] & {
  id: string;
  /** Id of the season it remixes. */ sourceId: string | null;
};
export type CatalogCharacter = File['characters'][number] & { id: string };
export type CatalogPlace = File['locations'][number] & { id: string };
export type CatalogShow = Omit<File, 'seasons' | 'characters' | 'locations'> & {
  id: string;
  characters: CatalogCharacter[];
  locations: CatalogPlace[];
  seasons: CatalogSeason[];
};
export type CatalogListener = { id: string; username: string; email: string };
export type Catalog = {
  /** Featured ones first, in their order, then by name. */
  shows: CatalogShow[];
  listeners: CatalogListener[];
  demo: CatalogListener & { password: string };
};

export const catalogFolder = join(import.meta.dirname, '../../../catalog');

let ownCatalog: Catalog | null = null;
/** The catalogue that comes with Canto, read once. */
export function getCatalog(): Catalog {
  return (ownCatalog ??= readCatalog(catalogFolder));
}

/** Small letters, digits and hyphens of a name; accents go, other signs part words. */
export function idOf(...names: string[]): string {
  const plain = names.map((name) =>
    name
      .normalize('NFD')
      .replaceAll(/[\p{M}'’]+/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-'),
  );
  return plain.map((part) => part.replaceAll(/^-+|-+$/g, '')).join('-');
}

/**
 * Reads a folder like `catalog/`: `listeners.yaml` and `shows/*.yaml`. Ids come from file names and names, so they are the
 * same at every start. Throws one readable error that names each file and field that is wrong.
 */
export function readCatalog(folder: string): Catalog {
  const problems: string[] = [];
  const listenersPath = join(folder, 'listeners.yaml');
  const people = readFile(listenersPath, folder, listenersFile, problems);
  const paths = readdirSync(join(folder, 'shows'))
    .filter((name) => name.endsWith('.yaml'))
    .toSorted();
  const files = paths.flatMap((name) => {
    const path = join(folder, 'shows', name);
    const file = readFile(path, folder, showFile, problems);
    return file ? [{ path: relative(folder, path), show: identify(basename(name, '.yaml'), file) }] : [];
  });
  if (people) {
    checkListeners(people, files, problems);
    checkFeatured(files, problems);
  }
  if (!people || problems.length > 0) throw new Error(`The catalogue can't be used:\n${problems.join('\n')}`);
  const place = ({ featured = Infinity }: CatalogShow) => featured;
  return {
    shows: files.map(({ show }) => show).toSorted((a, b) => place(a) - place(b) || (a.name < b.name ? -1 : 1)),
    listeners: people.listeners.map(({ username }) => ({
      id: idOf('listener', username),
      username,
      email: `${username}@${people.mail_domain}`,
    })),
    demo: { id: 'listener-demo', username: demoName(people), ...people.demo },
  };
}

function readFile<T>(path: string, folder: string, schema: z.ZodType<T>, problems: string[]): T | null {
  const name = relative(folder, path);
  try {
    const result = schema.safeParse(parse(readFileSync(path, 'utf8')));
    if (result.success) return result.data;
    for (const { path: field, message } of result.error.issues)
      problems.push(`${name}: ${field.join('.') || 'the file'}: ${message}`);
  } catch (error) {
    problems.push(`${name}: ${(error as Error).message}`);
  }
  return null;
}

function identify(id: string, file: File): CatalogShow {
  return {
    ...file,
    id,
    characters: file.characters.map((character) => ({ ...character, id: idOf(id, character.name) })),
    locations: file.locations.map((place) => ({ ...place, id: idOf(id, place.name) })),
    seasons: file.seasons.map((season) => ({
      ...season,
      id: idOf(season.title),
      sourceId: season.remix ? idOf(season.remix.of) : null,
    })),
  };
}

const demoName = ({ demo }: ListenersFile) => demo.email.split('@')[0]!;

function checkListeners(people: ListenersFile, files: { path: string; show: CatalogShow }[], problems: string[]): void {
  const known = new Set([demoName(people), ...people.listeners.map(({ username }) => username)]);
  const seasonIds = new Map<string, string>();
  for (const { path, show } of files) {
    const check = (field: string, names: string[]) => {
      for (const name of names)
        if (!known.has(name)) problems.push(`${path}: ${field}: Nobody in listeners.yaml is called "${name}".`);
    };
    check('owner', show.owner ? [show.owner] : []);
    for (const [i, { id, by, liked_by, saved_by }] of show.seasons.entries()) {
      check(`seasons.${i}.by`, [by]);
      check(`seasons.${i}.liked_by`, liked_by);
      check(`seasons.${i}.saved_by`, saved_by);
      const other = seasonIds.get(id);
      if (other) problems.push(`${path}: seasons.${i}.title: ${other} has a season of that title too.`);
      seasonIds.set(id, path);
    }
  }
}

function checkFeatured(files: { path: string; show: CatalogShow }[], problems: string[]): void {
  const places = new Map<number, string>();
  for (const { path, show } of files) {
    if (show.featured === undefined) continue;
    const other = places.get(show.featured);
    if (other) problems.push(`${path}: featured: ${other} has place ${show.featured} too.`);
    places.set(show.featured, path);
  }
}
