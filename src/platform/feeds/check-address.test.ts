import { describe, expect, it } from 'vitest';
import { checkPublicUrl, checkUrl, isPublicAddress } from './check-address.ts';

const privateAddresses = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.254',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:8.8.8.8',
  '::ffff:0:127.0.0.1',
  '64:ff9b::127.0.0.1',
  '64:ff9b::8.8.8.8',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:2::1',
  '2001:10::1',
  '2001:20::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'febf::1',
  'fec0::1',
  'ff02::1',
  'ff0e::1',
  '4000::1',
  '',
  'localhost',
  '8.8.8.8.8',
];

const tricks = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://127.0.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.0x0.0x0.0x1/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://00000177.0.0.1/',
  'http://127.0.0.1./',
  'http://0/',
  'http://0.0.0.0/',
  'http://[::]/',
  'http://[::1]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://[64:ff9b::127.0.0.1]/',
  'http://[2002:7f00:1::]/',
  'http://[fe80::1]/',
  'http://[fd00::1]/',
  'http://10.0.0.1/',
  'http://0xa.0.0.1/',
  'http://167772161/',
  'http://192.168.1.1/',
  'http://3232235777/',
  'http://0300.0250.1.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://2852039166/',
  'http://0xA9FEA9FE/',
  'http://169.254.43518/',
  'http://172.16.0.1/',
  'http://100.64.0.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://①②⑦.⓪.⓪.①/',
  'http://１２７.０.０.１/',
  'http://127。0。0。1/',
  'http://%31%32%37.0.0.1/',
  'http:\\\\127.0.0.1/',
  'http:127.0.0.1/',
  'http:/127.0.0.1/',
  'http://\t127.0.0.1/',
  'http://127.0.0.1:80/',
  'https://127.0.0.1/',
];

const badAddresses = [
  'ftp://example.com/feed',
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_x',
  'data:text/xml,<rss/>',
  'javascript:alert(1)',
  'unix:/var/run/docker.sock',
  'example.com/feed',
  '//example.com/feed',
  '',
  ' ',
  'http://',
  'http://user@example.com/',
  'http://user:pass@example.com/',
  'http://example.com@127.0.0.1/',
  'http://127.0.0.1#@example.com:80@x/',
  'http://example.com:22/',
  'http://example.com:6379/',
  'http://example.com:8080/',
  'https://example.com:25/',
  'http://example.com:99999/',
  'http://256.256.256.256/',
  'http://[::1',
  'http://exa mple.com/',
  'http://[fe80::1%25eth0]/',
];

function check(address: string): void {
  checkPublicUrl(checkUrl(address));
}

describe('addresses a feed may come from', () => {
  it.each(privateAddresses)('refuses %j', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '93.184.216.34',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '2a00:1450:4001::1',
  ])('lets %s through', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(tricks)('sees through %j', (address) => {
    expect(() => check(address)).toThrow(expect.objectContaining({ reason: 'refused_address' }));
  });

  it.each(badAddresses)('refuses %j', (address) => {
    expect(() => check(address)).toThrow(expect.objectContaining({ name: 'FeedError', retryable: false }));
  });

  it.each([
    'http://example.com/feed',
    'https://example.com:443/feed.xml?x=1#y',
    'HTTP://EXAMPLE.COM',
    'https://bücher.example/',
    'https://8.8.8.8/feed',
    'http://[2606:4700::1111]/',
  ])('lets %s through', (address) => {
    expect(() => check(address)).not.toThrow();
  });
});
