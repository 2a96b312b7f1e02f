import type { BetterAuthPlugin } from 'better-auth';
import { APIError } from 'better-auth/api';
import { createAuthorizationURL, validateAuthorizationCode, type OAuthProvider } from 'better-auth/oauth2';
import { createRemoteJWKSet, jwtVerify, type JWTPayload } from 'jose';
import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { openIdProvider } from '#shared/accounts.ts';
import type { OpenIdConfig } from '../../config.ts';
import type { Context } from '../../context.ts';
import { fetchJson, patienceMs, ProviderFault, readProvider, type ProviderDescription } from './read-provider.ts';

const scopes = ['openid', 'email', 'profile'];
/** After that long a provider's description is read anew: its addresses and keys may have moved. */
const descriptionMs = 60 * 60_000;

/** What of an ID token or of the answer of the userinfo endpoint is looked at. Some providers write `true` as a text. */
const person = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional().catch(undefined),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional().catch(false),
  name: z.string().trim().min(1).max(100).optional().catch(undefined),
});
type ProvenPerson = z.infer<typeof person>;

type Needs = Pick<Context, 'clock' | 'log'>;

/**
 * Signing in with an OpenID Connect provider, by the library's own endpoints for social providers. The library's generic plugin
 * is not used: it reads a provider's description once, when Canto starts, so a provider that is down then would be missing until
 * the next start, and it does not compare the `sub` of the two answers that tell who somebody is.
 */
export function signInWithOpenId(ctx: Needs, config: OpenIdConfig): BetterAuthPlugin {
  const provider = openProvider(ctx, config);
  return {
    id: 'open-id',
    init: ({ socialProviders }) => ({ context: { socialProviders: [provider, ...socialProviders] } }),
  };
}

function openProvider({ clock, log }: Needs, config: OpenIdConfig): OAuthProvider<ProvenPerson> {
  const { clientId, clientSecret, name } = config;
  let known: { description: ProviderDescription; keys: ReturnType<typeof createRemoteJWKSet>; at: number } | null =
    null;

  async function open() {
    const now = clock.now().getTime();
    if (!known || now - known.at > descriptionMs) {
      const description = await readProvider(config);
      const keys = createRemoteJWKSet(new URL(description.jwks_uri), { timeoutDuration: patienceMs });
      known = { description, keys, at: now };
    }
    return known;
  }

  /** Who the provider says it is, by a signed token that was made for Canto and for this very sign-in. */
  async function readPerson(idToken: string, accessToken: string | undefined, nonce: string | undefined) {
    const { description, keys } = await open();
    const algorithms = description.id_token_signing_alg_values_supported?.filter((name) => !/^(none|HS)/.test(name));
    const { payload } = await jwtVerify(idToken, keys, {
      issuer: description.issuer,
      audience: clientId,
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: 60,
      ...(algorithms?.length ? { algorithms } : {}),
    });
    if (!nonce || payload.nonce !== nonce) throw new ProviderFault('unclear', 'the ID token is of another sign-in');
    if (payload.azp !== undefined && payload.azp !== clientId)
      throw new ProviderFault('unclear', `the ID token was made for ${String(payload.azp)}`);
    const told = person.parse(payload);
    if (told.email || !description.userinfo_endpoint || !accessToken) return told;
    return readMore(payload, description.userinfo_endpoint, accessToken);
  }

  return {
    id: openIdProvider,
    name,
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }) => profile.sub,
    async createAuthorizationURL({ state, codeVerifier, redirectURI, idTokenNonce }) {
      try {
        return await createAuthorizationURL({
          id: openIdProvider,
          options: { clientId, clientSecret },
          authorizationEndpoint: (await open()).description.authorization_endpoint,
          state,
          codeVerifier,
          redirectURI,
          scopes,
          nonce: idTokenNonce,
        });
      } catch (error) {
        log.warn({ err: error }, 'the OpenID Connect provider can not be used');
        throw refusal(error, name);
      }
    },
    async validateAuthorizationCode({ code, codeVerifier, redirectURI }) {
      try {
        const { token_endpoint, token_endpoint_auth_methods_supported: methods } = (await open()).description;
        return await withPatience(
          validateAuthorizationCode({
            code,
            codeVerifier,
            redirectURI,
            options: { clientId, clientSecret },
            tokenEndpoint: token_endpoint,
            // What a provider that names no method takes (OpenID Connect Discovery, section 3).
            authentication: !methods || methods.includes('client_secret_basic') ? 'basic' : 'post',
          }),
        );
      } catch (error) {
        log.warn({ err: error }, 'the OpenID Connect provider gave no tokens');
        throw error;
      }
    },
    async getUserInfo({ idToken, accessToken, expectedIdTokenNonce }) {
      try {
        if (!idToken) throw new ProviderFault('unclear', 'there was no ID token');
        const told = await readPerson(idToken, accessToken, expectedIdTokenNonce);
        const { email, email_verified: emailVerified = false } = told;
        const user = { email: email ?? null, emailVerified, name: told.name ?? email?.split('@')[0] ?? brand.name };
        return { user, data: told };
      } catch (error) {
        log.warn({ err: error }, 'the OpenID Connect provider did not say who signs in');
        return null;
      }
    },
  };
}

/** The address of who signs in, from the provider's userinfo endpoint, which has to mean the same person. */
async function readMore({ sub }: JWTPayload, url: string, accessToken: string): Promise<ProvenPerson> {
  const told = person.parse(await fetchJson(url, { authorization: `Bearer ${accessToken}` }));
  if (told.sub !== sub) throw new ProviderFault('unclear', 'it told of somebody else than who signs in');
  return told;
}

/** The library's call has no limit of time. */
function withPatience<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new ProviderFault('down', 'it gave no tokens in time')), patienceMs);
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
}

function refusal(error: unknown, name: string): APIError {
  return error instanceof ProviderFault && error.kind === 'down'
    ? new APIError('SERVICE_UNAVAILABLE', {
        code: 'PROVIDER_DOWN',
        message: `${name} does not answer. Nothing has changed: please try again later, or sign in another way.`,
      })
    : new APIError('BAD_GATEWAY', {
        code: 'PROVIDER_UNCLEAR',
        message: `${name} answered what ${brand.name} does not understand. Nothing has changed: please sign in another way.`,
      });
}
