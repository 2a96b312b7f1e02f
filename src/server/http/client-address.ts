// Whose address a request comes from, where proxies stand in front of us.
import ipaddr from 'ipaddr.js';

type Range = [address: ipaddr.IPv4 | ipaddr.IPv6, bits: number];
/** The proxies that are believed: so many, counted from us, or those at these addresses. */
export type TrustedProxies = { hops: number } | { ranges: Range[] };

/** `2`, or `10.0.0.0/8, ::1`. Throws a RangeError that names what is neither. */
export function readTrustedProxies(text: string): TrustedProxies {
  if (/^\d+$/.test(text.trim())) return { hops: Number(text) };
  return {
    ranges: text.split(',').map((part): Range => {
      const name = part.trim();
      if (ipaddr.isValidCIDR(name)) return ipaddr.parseCIDR(name);
      if (!isAddress(name)) throw new RangeError(`"${name}" is neither a number of proxies nor an address.`);
      const address = ipaddr.parse(name);
      return [address, address.kind() === 'ipv4' ? 32 : 128];
    }),
  };
}

/**
 * The client's address: `socket` itself, or what the proxies that are believed say by `forwarded` (X-Forwarded-For, in
 * which each adds at the end whom it heard). What stands left of them could be made up by anybody.
 */
export function clientAddressBehind(proxies: TrustedProxies, socket: string, forwarded: string | undefined): string {
  const entries = forwarded ? forwarded.split(',') : [];
  if ('hops' in proxies) {
    // Fewer entries than proxies: it did not come the whole way through them.
    const entry = proxies.hops > 0 ? entries.at(-proxies.hops) : undefined;
    return (entry && plainAddress(entry.trim())) || socket;
  }
  let client = socket;
  while (isWithin(proxies.ranges, client)) {
    const next = plainAddress(entries.pop()?.trim() ?? '');
    if (!next) break;
    client = next;
  }
  return client;
}

/** As addresses are written; the library also reads `1.5` as one. */
function isAddress(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
}

/** Without the port that some proxies add; empty for what is no address. */
function plainAddress(text: string): string {
  const [, bracketed, plain] = /^(?:\[(.+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/.exec(text) ?? [];
  const address = bracketed ?? plain ?? text;
  // The library finds out by an exception that nothing is no address: 20 µs.
  return address && isAddress(address) ? address : '';
}

function isWithin(ranges: Range[], address: string): boolean {
  if (!isAddress(address)) return false;
  const parsed = ipaddr.process(address);
  return ranges.some(([range, bits]) => parsed.kind() === range.kind() && parsed.match(range as never, bits));
}
