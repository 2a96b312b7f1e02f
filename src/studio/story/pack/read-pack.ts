import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Story } from 'inkjs/full';
import { parse } from 'yaml';
import { z } from 'zod';
import { compileInk } from './compile-ink.ts';
import type { Beat } from './parse-beats.ts';
import { parseBeats } from './parse-beats.ts';

/** `pack.yaml`. Genres and tones decide which shows it is chosen for; from `borrows` it takes what it has too little of. */
const manifest = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  title: z.string(),
  genres: z.array(z.string()).default([]),
  tones: z.array(z.string()).default([]),
  borrows: z.array(z.string()).default([]),
  files: z.array(z.string()).min(1),
});
export type PackManifest = z.infer<typeof manifest>;

export type PackSource = PackManifest & { folder: string };

/** A pack ready to be told from. `story` is one machine that is set back before every beat, so use it synchronously. */
export type Pack = PackSource & { beats: Beat[]; variables: Map<string, unknown>; story: Story };

export function readManifest(folder: string): PackSource {
  const file = join(folder, 'pack.yaml');
  const read = manifest.safeParse(parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
  return { ...read.data, folder };
}

const declaration = /^VAR +(\w+) *= *(.+?)\s*$/gm;

/** Reads and compiles one pack together with the names that `host.ink` declares. Throws an Error naming file and line. */
export function readPack(source: PackSource, hostFile: string): Pack {
  const host = readFileSync(hostFile, 'utf8');
  const parsed = source.files.map((name) => {
    const file = join(source.folder, name);
    return { file, ...parseBeats(source.id, file, readFileSync(file, 'utf8')) };
  });
  const beats = parsed.flatMap((file) => file.beats);
  const twice = beats.find((beat, index) => beats.findIndex((other) => other.id === beat.id) !== index);
  if (twice) throw new Error(`${twice.file}:${twice.line}: ${twice.knot} is defined twice`);
  const story = compileInk([{ file: hostFile, ink: host }, ...parsed.map(({ file, ink }) => ({ file, ink }))]);
  const variables = new Map(
    [...host.matchAll(declaration)].map(([, name = '', value = '']) => [name, JSON.parse(value) as unknown]),
  );
  return { ...source, beats, story, variables };
}
