import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const listensOn = (env: Record<string, string>) =>
  readConfig({ AUTH_SECRET: 'a secret of thirty-two characters', ...env }).host;

it('listens on this machine alone, unless its address or HOST says otherwise', () => {
  expect(listensOn({})).toBe('127.0.0.1');
  expect(listensOn({ BASE_URL: 'http://localhost:4000' })).toBe('127.0.0.1');
  expect(listensOn({ BASE_URL: 'http://[::1]:3000' })).toBe('::1');
  expect(listensOn({ BASE_URL: 'https://canto.example' }), 'every interface').toBeNull();
  expect(listensOn({ HOST: '0.0.0.0' })).toBe('0.0.0.0');
});
