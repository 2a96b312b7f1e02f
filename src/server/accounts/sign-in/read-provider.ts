import { z } from 'zod';
import type { OpenIdConfig } from '../../config.ts';

/** What keeps a provider of sign-ins from being used: it does not answer (`down`), or not as OpenID Connect does (`unclear`). */
export class ProviderFault extends Error {
  readonly kind: 'down' | 'unclear';
  constructor(kind: 'down' | 'unclear', message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Longest wait for anything that the provider is asked. */
export const patienceMs = 10_000;

const description = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url().optional(),
  jwks_uri: z.url(),
  id_token_signing_alg_values_supported: z.array(z.string()).optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
});
export type ProviderDescription = z.infer<typeof description>;

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/**
 * Reads what the provider says of itself (OpenID Connect Discovery). Its `issuer` has to be the one configured: a description of
 * another would have its tokens believed. Throws ProviderFault.
 */
export async function readProvider({ issuer }: Pick<OpenIdConfig, 'issuer'>): Promise<ProviderDescription> {
  const answer = await fetchJson(`${withoutSlash(issuer)}/.well-known/openid-configuration`);
  const read = description.safeParse(answer);
  if (!read.success)
    throw new ProviderFault('unclear', `its description can't be used: ${z.prettifyError(read.error)}`);
  if (withoutSlash(read.data.issuer) !== withoutSlash(issuer))
    throw new ProviderFault('unclear', `it calls itself ${read.data.issuer}, not ${issuer}`);
  return read.data;
}

/** JSON of the provider's, within `patienceMs`. Throws ProviderFault. */
export async function fetchJson(url: string, headers: Record<string, string> = {}): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(patienceMs),
    });
    text = await response.text();
  } catch (error) {
    throw new ProviderFault('down', `${url} does not answer: ${String(error)}`);
  }
  if (!response.ok)
    throw new ProviderFault(response.status < 500 ? 'unclear' : 'down', `${url} answered ${response.status}`);
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderFault('unclear', `${url} answered no JSON`);
  }
}
