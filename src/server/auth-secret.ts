import { randomBytes, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** Bytes of base64url text; what signs sessions must not be guessable. */
const leastLength = 32;

/**
 * The secret that signs sessions, made on the first start and kept in `dataDir`, so that a restart signs nobody out.
 * Throws an Error that says what to do when the file is there but too short, as a full disk or an editor leaves it:
 * the auth library would sign with a public default instead.
 */
export function readKeptSecret(dataDir: string): string {
  const path = join(dataDir, 'auth-secret');
  if (!existsSync(path)) makeSecret(dataDir, path);
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length >= leastLength) return secret;
  throw new Error(
    `${path} holds ${secret.length} characters, and a secret has at least ${leastLength}. Restore it from a backup, or delete it: a new one is made and everybody signs in again.`,
  );
}

/** Written whole under another name first, so that a full disk or a kill leaves no half of it; of two processes one wins. */
function makeSecret(dataDir: string, path: string): void {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  try {
    const file = openSync(draft, 'wx', 0o600);
    try {
      writeSync(file, randomBytes(32).toString('base64url'));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
