import { createHmac } from 'node:crypto';
import type { Person } from './person.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The six digits that an authenticator app shows now, or `ahead` half minutes from now, for the address behind its QR code (RFC 6238). */
export function codeOf(totpUri: string, ahead = 0): string {
  const secret = new URL(totpUri).searchParams.get('secret')!.replaceAll('=', '');
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const hash = createHmac('sha1', key).update(counter).digest();
  const at = hash.at(-1)! & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

export type Enrolled = { totpUri: string; recoveryCodes: string[] };

/** Turns on somebody's second factor, as they would with an app. */
export async function enrol(person: Pick<Person, 'call'>, password = 'a lantern at sea'): Promise<Enrolled> {
  const { status, body } = await person.call<{ totpURI: string; backupCodes: string[] }>(
    'POST',
    '/api/auth/two-factor/enable',
    { password },
  );
  if (status !== 200) throw new Error(`enable answered ${status}: ${JSON.stringify(body)}`);
  const verified = await person.call('POST', '/api/auth/two-factor/verify-totp', { code: codeOf(body.totpURI) });
  if (verified.status !== 200)
    throw new Error(`verify-totp answered ${verified.status}: ${JSON.stringify(verified.body)}`);
  return { totpUri: body.totpURI, recoveryCodes: body.backupCodes };
}
