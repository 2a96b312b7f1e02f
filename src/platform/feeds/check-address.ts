// Which addresses a request on somebody's behalf may go to. OWASP calls the danger server-side request forgery.
import ipaddr from 'ipaddr.js';
import { FeedError } from './feed.ts';

const globalIPv6 = ipaddr.IPv6.parseCIDR('2000::/3');
const webPorts = new Set(['', '80', '443']);

/**
 * True for addresses of the public internet only. Everything with a special meaning is refused: private, loopback,
 * link-local, shared (CGNAT), multicast, reserved, unspecified, and IPv6 that carries an IPv4 address (mapped, NAT64,
 * 6to4, Teredo), whatever that address is.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalIPv6);
}

/**
 * Parses an address that may be fetched. The WHATWG parser turns `0x7f.1`, `2130706433` and `0177.0.0.1` into what they
 * mean, so literal addresses are checked here; names are checked when they are resolved, at the moment of connecting.
 */
export function checkUrl(text: string, base?: string): URL {
  const url = URL.parse(text, base);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new FeedError('bad_address', 'A feed needs an address that begins with http:// or https://.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new FeedError('bad_address', 'A feed address must not hold a user name or password.');
  }
  return url;
}

/** Refuses what `checkUrl` lets through for trusted origins only. */
export function checkPublicUrl(url: URL): void {
  if (!webPorts.has(url.port)) throw new FeedError('bad_address', `Port ${url.port} is not one of the web's.`);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (ipaddr.isValid(host) && !isPublicAddress(host)) throw refusedAddress();
}

export function refusedAddress(): FeedError {
  return new FeedError('refused_address', 'That address leads into a private network.');
}
