// A device with one passkey, as a phone or a security key is (WebAuthn level 3, sections 6 and 7).
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const flag = { present: 1, verified: 4, canBeSynced: 8, isSynced: 16, hasKey: 64 };
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

type Options = { challenge: string };

export class PasskeyDevice {
  readonly id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #counter = 0;
  /** Whether it asked for a PIN, a finger or a face. */
  verifies = true;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** What a browser sends after `navigator.credentials.create`. */
  register({ challenge }: Options) {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' });
    const idLength = Buffer.from([0, this.id.length]);
    const [key, value] = [Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')];
    // A COSE key: elliptic, ES256, P-256, and its two coordinates.
    const publicKey = Buffer.concat([hex('a5010203262001215820'), key, hex('225820'), value]);
    const data = this.#data(flag.hasKey, Buffer.concat([Buffer.alloc(16), idLength, this.id, publicKey]));
    const attestation = Buffer.concat([
      hex('a3'),
      text('fmt'),
      text('none'),
      text('attStmt'),
      hex('a0'),
      text('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return this.#credential({
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** What a browser sends after `navigator.credentials.get`. */
  signIn({ challenge }: Options) {
    const client = this.#client('webauthn.get', challenge);
    const data = this.#data(0);
    return this.#credential({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey).toString('base64url'),
    });
  }

  #data(flags: number, rest = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#counter);
    const all = flags | flag.present | flag.canBeSynced | flag.isSynced | (this.verifies ? flag.verified : 0);
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([all]), counter, rest]);
  }
  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }
  #credential(response: Record<string, unknown>) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

const hex = (bytes: string) => Buffer.from(bytes, 'hex');
/** A short text in CBOR. */
const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
