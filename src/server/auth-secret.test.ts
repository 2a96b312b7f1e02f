import { existsSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readKeptSecret } from './auth-secret.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'canto-secret-'));

it('makes a secret once, readable by its owner alone, and leaves nothing else behind', () => {
  const folder = join(newFolder(), 'data');
  const secret = readKeptSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(43);
  expect(readKeptSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['auth-secret']);
  expect(statSync(join(folder, 'auth-secret')).mode & 0o077).toBe(0);
});

it.each(['', '\n', 'short'])('refuses a kept secret of "%s" with a sentence, and does not replace it', (text) => {
  const folder = newFolder();
  writeFileSync(join(folder, 'auth-secret'), text);
  expect(() => readKeptSecret(folder)).toThrow(
    /auth-secret holds \d characters.*Restore it from a backup, or delete it/,
  );
  expect(existsSync(join(folder, 'auth-secret'))).toBe(true);
});
