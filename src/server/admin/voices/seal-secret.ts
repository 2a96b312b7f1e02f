import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const keyOf = (authSecret: string) => Buffer.from(hkdfSync('sha256', authSecret, '', 'canto provider keys', 32));

/** Encrypts a secret for keeping (AES-256-GCM); nobody reads it without the server's AUTH_SECRET. */
export function sealSecret(secret: string, authSecret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(authSecret), nonce);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The secret again; null when it was sealed with another AUTH_SECRET or changed since. */
export function openSecret(sealed: string, authSecret: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(authSecret), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
