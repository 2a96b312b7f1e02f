import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '#tests/world.ts';
import { actionLimits } from '../accounts/limit-action.ts';
import { clientAddressBehind, readTrustedProxies } from './client-address.ts';

const behind = (proxies: string, socket: string, forwarded?: string) =>
  clientAddressBehind(readTrustedProxies(proxies), socket, forwarded);
const proxy = '10.0.0.1';
const client = '203.0.113.7';

describe('the client’s address', () => {
  it.each([
    ['0', client, '1.1.1.1', client, 'without proxies nothing that is said counts'],
    ['1', proxy, client, client, 'one proxy says whom it heard'],
    ['1', proxy, `1.1.1.1, 2.2.2.2, ${client}`, client, 'what the client says of itself stands to the left'],
    ['2', proxy, `1.1.1.1, ${client}, 10.0.0.2`, client, 'two proxies: the second from the right'],
    ['2', proxy, '1.1.1.1', proxy, 'fewer entries than proxies: it came another way'],
    ['1', proxy, undefined, proxy, 'a proxy that says nothing'],
    ['1', proxy, 'unknown', proxy, 'a proxy that says nonsense'],
    ['1', proxy, '', proxy, 'an empty header'],
    ['1', proxy, `${client}:51000`, client, 'with a port'],
    ['1', proxy, '[2001:db8::7]:51000', '2001:db8::7', 'IPv6 with a port'],
    ['1', proxy, '2001:db8::7', '2001:db8::7', 'IPv6'],
    ['10.0.0.0/8', proxy, `1.1.1.1, ${client}, 10.9.9.9`, client, 'all proxies of a network'],
    ['10.0.0.0/8, ::1', '::1', `${client}, 10.0.0.2`, client, 'a list'],
    ['10.0.0.0/8', client, '1.1.1.1', client, 'somebody beside the proxies says what they like'],
    ['10.0.0.0/8', '::ffff:10.0.0.1', client, client, 'an IPv4 address in IPv6 clothes'],
    ['10.0.0.0/8', proxy, '10.0.0.3, 10.0.0.2', '10.0.0.3', 'a client within the network'],
    ['10.0.0.0/8', proxy, `${client}, nonsense`, proxy, 'nonsense ends what is believed'],
    ['10.0.0.0/8', 'unknown', client, 'unknown', 'no socket'],
  ] as [string, string, string | undefined, string, string][])(
    'TRUST_PROXY=%s, heard from %s with %s: %s (%s)',
    (proxies, socket, forwarded, expected, _why) => {
      expect(behind(proxies, socket, forwarded)).toBe(expected);
    },
  );

  it.each(['all', '-1', '10.0.0.0/40', '1.5', '10.0.0.1, proxy.example'])('TRUST_PROXY=%s is refused', (text) => {
    expect(() => readTrustedProxies(text)).toThrow(RangeError);
  });
});

describe('limits', () => {
  let open: World;
  let proxied: World;
  beforeAll(async () => {
    open = await openWorld({ working: false, env: { RATE_LIMITS: 'true' } });
    proxied = await openWorld({ working: false, env: { RATE_LIMITS: 'true', TRUST_PROXY: '1' } });
  });
  afterAll(async () => {
    await open.close();
    await proxied.close();
  });
  const { count } = actionLimits['name-check'];

  /** How many of `count + 1` questions are answered, each with its own X-Forwarded-For. */
  async function answered(world: World, forwarded: (time: number) => string): Promise<number> {
    let ok = 0;
    for (let time = 0; time <= count; time++) {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded(time) },
        body: JSON.stringify({ name: 'Mira' }),
      };
      const env = { incoming: { socket: { remoteAddress: proxy } } };
      const url = 'http://canto.test/api/functions/validate-character-name';
      if ((await world.app.request(url, init, env)).status === 200) ok += 1;
    }
    return ok;
  }

  it('are not escaped by a made-up header', async () => {
    expect(await answered(open, (time) => `198.51.100.${time}`)).toBe(count);
    expect(await answered(proxied, (time) => `198.51.100.${time}, ${client}`)).toBe(count);
  });

  it('hold for each client behind a proxy by itself', async () => {
    expect(await answered(proxied, (time) => `198.51.100.${time}`)).toBe(count + 1);
  });
});
