// A stand-in for an OpenID Connect provider: whoever is sent to it is signed in at once, as `person` says.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export const clientId = 'canto at home';
export const clientSecret = 'a secret: with & signs';

/** What it does otherwise than a provider should. */
type Faults = {
  /** Whoever signs in presses Cancel. */
  cancelled?: boolean;
  /** Everything is answered with this. */
  status?: number;
  body?: string;
  /** Other than as it should be: the description, the claims of ID tokens, the answer of the userinfo endpoint. */
  description?: Record<string, unknown>;
  claims?: Record<string, unknown>;
  userinfo?: Record<string, unknown>;
  noIdToken?: boolean;
  /** ID tokens are signed by somebody else. */
  foreignKey?: boolean;
};

export type OpenIdServer = {
  issuer: string;
  /** The claims of who signs in. */
  person: Record<string, unknown>;
  faults: Faults;
  close(): Promise<void>;
};

export async function openIdServer(): Promise<OpenIdServer> {
  const [own, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const key = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const issued = new Map<string, { nonce: string; challenge: string; redirect: string }>();

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  const issuer = `http://127.0.0.1:${port}`;
  const standIn: OpenIdServer = {
    issuer,
    person: {},
    faults: {},
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { faults, person } = standIn;
    const { pathname, searchParams } = new URL(request.url!, issuer);
    const json = (body: unknown, status = 200) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (faults.status || faults.body) return void response.writeHead(faults.status ?? 200).end(faults.body);
    if (pathname === '/.well-known/openid-configuration') return json({ ...describe(issuer), ...faults.description });
    if (pathname === '/keys') return json({ keys: [key] });
    if (pathname === '/authorize') return send(Object.fromEntries(searchParams), response);
    if (pathname === '/userinfo' && request.headers.authorization === 'Bearer an access token')
      return json({ ...person, ...faults.userinfo });
    if (pathname !== '/token') return json({}, 404);

    const form = new URLSearchParams(await text(request));
    const code = form.get('code') ?? '';
    const known = issued.get(code);
    issued.delete(code);
    const verifier = createHash('sha256').update(form.get('code_verifier') ?? '');
    if (
      !known ||
      known.challenge !== verifier.digest('base64url') ||
      known.redirect !== form.get('redirect_uri') ||
      request.headers.authorization !== `Basic ${btoa(`${encoded(clientId)}:${encoded(clientSecret)}`)}`
    )
      return json({ error: 'invalid_grant' }, 400);
    const idToken = await new SignJWT({ iss: issuer, aud: clientId, nonce: known.nonce, ...person, ...faults.claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuedAt()
      .setExpirationTime('5 minutes')
      .sign(faults.foreignKey ? foreign.privateKey : own.privateKey);
    const tokens = { access_token: 'an access token', token_type: 'Bearer', expires_in: 300 };
    json({ ...tokens, ...(faults.noIdToken ? {} : { id_token: idToken }) });
  }

  /** Back to who asked, with a code for who signed in. */
  function send(asked: Record<string, string>, response: ServerResponse): void {
    if (asked.client_id !== clientId || !asked.scope?.includes('openid')) return void response.writeHead(400).end();
    const back = new URL(asked.redirect_uri!);
    back.searchParams.set('state', asked.state!);
    const code = crypto.randomUUID();
    if (standIn.faults.cancelled) back.searchParams.set('error', 'access_denied');
    else back.searchParams.set('code', code);
    issued.set(code, { nonce: asked.nonce!, challenge: asked.code_challenge!, redirect: back.origin + back.pathname });
    response.writeHead(302, { location: back.href }).end();
  }
  return standIn;
}

/** As a form writes it, which is how identifier and secret are told (RFC 6749, section 2.3.1). */
const encoded = (word: string) => new URLSearchParams({ word }).toString().slice('word='.length);

const describe = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/userinfo`,
  jwks_uri: `${issuer}/keys`,
  id_token_signing_alg_values_supported: ['RS256'],
});
