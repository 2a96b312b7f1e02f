import { describe, expect, it } from 'vitest';
import { ProviderError } from '#shared/errors.ts';
import { openLog } from './log.ts';
import type { LogOptions } from './log.ts';

function capture(options: Partial<LogOptions> = {}) {
  const lines: string[] = [];
  const log = openLog({ level: 'info', ...options, destination: { write: (line) => lines.push(line) } });
  return { log, text: () => lines.join('') };
}

describe('log', () => {
  it('writes JSON lines with level names and ISO times, at its level and above', () => {
    const { log, text } = capture({ level: 'warn' });
    log.info('unheard');
    log.warn({ port: 3000 }, 'heard');
    const entry = JSON.parse(text());
    expect(entry).toMatchObject({ level: 'warn', port: 3000, msg: 'heard' });
    expect(new Date(entry.time).toISOString()).toBe(entry.time);
  });

  it.each([
    ['password', { password: 'hunter22' }],
    ['nested new password', { body: { user: { newPassword: 'hunter22' } } }],
    ['token in a list', { accounts: [{ access_token: 'hunter22' }] }],
    ['cookie header', { req: { headers: { cookie: 'sid=hunter22' } } }],
    ['set-cookie header', { res: { headers: { 'Set-Cookie': ['sid=hunter22'] } } }],
    ['Headers object', { headers: new Headers({ authorization: 'x hunter22' }) }],
    ['plot idea, camel', { input: { plotIdea: 'hunter22 meets a bear' } }],
    ['plot idea, snake', { season: { plot_idea: 'hunter22 meets a bear' } }],
    ['moderated text', { plotContent: 'hunter22' }],
    ['api key', { apiKey: 'hunter22' }],
    ['bearer in a sentence', { note: 'sent Authorization: Bearer hunter22' }],
    ['password in an address', { url: 'postgres://canto:hunter22@db/canto' }],
    ['token in a query', { path: '/reset?token=hunter22&x=1' }],
    ['bound values', { query: 'select $1', params: ['hunter22'] }],
    ['bytes', { body: new TextEncoder().encode('hunter22') }],
  ])('hides %s', (_name, entry) => {
    const { log, text } = capture();
    log.info(entry, 'done');
    expect(text()).not.toContain('hunter22');
    expect(text()).toContain('done');
  });

  it('hides secrets bound to a child, in errors, their causes and their fields', () => {
    const { log, text } = capture();
    log.child({ token: 'hunter22', room: 'wallet' }).info('child');
    const cause = new Error('Failed query: insert\nparams: hunter22,\nmore hunter22');
    const error = Object.assign(new ProviderError('stripe', 'no answer', { retryable: true, cause }), {
      apiKey: 'hunter22',
    });
    log.error({ err: error }, 'failed');
    log.error(error);
    log.info({ outer: { err: error } }, 'nested');
    expect(text()).not.toContain('hunter22');
    expect(text()).toContain('"room":"wallet"');
    expect(text()).toContain('Failed query: insert');
    expect(text()).toContain('"provider":"stripe"');
    expect(text()).toContain('log.test.ts');
  });

  it('survives circular and very deep objects', () => {
    const loop: Record<string, unknown> = { name: 'loop' };
    loop['self'] = loop;
    const { log, text } = capture();
    log.info({ loop }, 'round');
    expect(JSON.parse(text()).msg).toBe('round');
  });

  it('prints readable lines when asked', () => {
    const { log, text } = capture({ pretty: true });
    log.info({ port: 3000, host: 'a b' }, 'started');
    log.error({ err: new Error('broken', { cause: new Error('pipe') }) }, 'failed');
    expect(text()).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: started \{"port":3000,"host":"a b"\}\n/);
    expect(text()).toMatch(/ERROR: failed *\n[^]*Error: broken\n/);
    expect(text()).toMatch(/Error: pipe/);
  });
});
