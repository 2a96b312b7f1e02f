import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Story } from 'inkjs';
import { compileInk, joinParts, type InkPart } from './compile-ink.ts';

/** Where the build keeps compiled stories: a file each, named by a hash of all that its content depends on. */
export const builtStories = fileURLToPath(new URL('../../../../build/stories/', import.meta.url));

/** The story of the parts: as the build has compiled it, or compiled now. Throws a `PackError` for mistakes in the ink. */
export function openStory(parts: InkPart[], folder: string = builtStories): Story {
  return readStory(join(folder, storyName(parts))) ?? new Story(compileInk(parts));
}

/** Compiles into `folder` what is not there yet; whoever reads the file meanwhile finds it whole or not at all. @returns Its name. */
export function buildStory(parts: InkPart[], folder: string): string {
  const name = storyName(parts);
  const file = join(folder, name);
  if (!existsSync(file) || !readStory(file)) {
    const written = `${file}.${process.pid}`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(written, compileInk(parts));
    renameSync(written, file);
  }
  return name;
}

let version: string | null = null;

function storyName(parts: InkPart[]): string {
  version ??= inkjsVersion();
  return `${createHash('sha256')
    .update(`${version}\n${joinParts(parts)}`)
    .digest('hex')}.json`;
}

function inkjsVersion(): string {
  const { version: found } = JSON.parse(readFileSync(findPackageJSON('inkjs', import.meta.url) ?? '', 'utf8')) as {
    version: string;
  };
  return found;
}

/** Null for one that isn't there, and for one that is damaged. */
function readStory(file: string): Story | null {
  try {
    return new Story(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
