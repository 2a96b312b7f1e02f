import ipaddr from 'ipaddr.js';

/** Whether a name as it stands in a URL or a Host header (`localhost`, `127.0.0.1`, `[::1]`, without a port) is this machine. */
export function isLoopbackName(name: string): boolean {
  const bare = name.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return bare === 'localhost' || bare.endsWith('.localhost') || isLoopbackAddress(bare);
}

/** Whether an address of a socket (`127.0.0.1`, `::1`, `::ffff:127.0.0.1`) is this machine. */
export function isLoopbackAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}
