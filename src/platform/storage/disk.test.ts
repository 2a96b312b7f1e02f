import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { ProviderError } from '#shared/errors.ts';
import { diskFailure } from './disk.ts';
import { openStorage } from './open-storage.ts';
import { collect, describeStorage } from './storage.contract.ts';

const folders: string[] = [];
async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'canto-disk-'));
  folders.push(folder);
  return folder;
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

describeStorage('disk', async () => ({
  storage: await openStorage({ kind: 'disk', directory: join(await freshFolder(), 'files') }),
  close: async () => {},
}));

describe('disk storage', () => {
  const bytes = new TextEncoder().encode('x');

  it('keeps its files over a restart and leaves no draft behind', async () => {
    const directory = await freshFolder();
    const first = await openStorage({ kind: 'disk', directory });
    await first.put('a/b.txt', bytes, { contentType: 'text/plain' });
    const breaking = new Readable({ read: (): void => void breaking.destroy(new Error('gone')) });
    await expect(first.put('a/c.txt', breaking, { contentType: 'text/plain' })).rejects.toThrow('gone');
    expect(await readdir(join(directory, '.unfinished'))).toEqual([]);
    const second = await openStorage({ kind: 'disk', directory });
    expect(await second.get('a/b.txt')).toEqual(Buffer.from(bytes));
    expect(await collect(second.list(''))).toEqual(['a/b.txt']);
  });

  it('clears old drafts of a crashed process, not those of a living one', async () => {
    const directory = await freshFolder();
    await openStorage({ kind: 'disk', directory });
    const [old, young] = ['old', 'young'].map((name) => join(directory, '.unfinished', name));
    await writeFile(old!, 'half');
    await writeFile(young!, 'half');
    await utimes(old!, new Date(0), new Date(0));
    await openStorage({ kind: 'disk', directory });
    expect(await readdir(join(directory, '.unfinished'))).toEqual(['young']);
  });

  it('answers ProviderError when the disk fails', async () => {
    const directory = await freshFolder();
    await writeFile(join(directory, 'taken'), 'a file where the folder should be');
    await expect(openStorage({ kind: 'disk', directory: join(directory, 'taken') })).rejects.toThrow(ProviderError);
    const storage = await openStorage({ kind: 'disk', directory });
    await symlink('loop.txt', join(directory, 'loop.txt'));
    for (const act of [() => storage.get('loop.txt'), () => storage.stat('loop.txt'), () => storage.read('loop.txt')]) {
      await expect(act()).rejects.toMatchObject({ name: 'ProviderError', provider: 'disk' });
    }
    await expect(storage.put('taken/x.txt', bytes, { contentType: 'text/plain' })).rejects.toThrow(ProviderError);
  });

  it('passes on the error of a source that is itself a file', async () => {
    const storage = await openStorage({ kind: 'disk', directory: await freshFolder() });
    const source = createReadStream('/nowhere/at/all');
    await expect(storage.put('a.txt', source, { contentType: 'text/plain' })).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('passes on the error of a source that has failed before it is read', async () => {
    const storage = await openStorage({ kind: 'disk', directory: await freshFolder() });
    const source = createReadStream('/nowhere/at/all');
    const stored = storage.put('a.txt', source, { contentType: 'text/plain' });
    source.destroy(Object.assign(new Error('gone'), { code: 'EIO' }));
    await expect(stored).rejects.toMatchObject({ code: expect.stringMatching(/EIO|ENOENT/) as string });
    expect(await storage.stat('a.txt')).toBeNull();
  });

  it.each([
    ['ENOSPC', true],
    ['EIO', true],
    ['EMFILE', true],
    ['EACCES', false],
  ])('says of %s whether it is worth trying again', (code, retryable) => {
    const failure = diskFailure(Object.assign(new Error(code), { code, syscall: 'write' }));
    expect(failure).toMatchObject({ name: 'ProviderError', provider: 'disk', retryable });
  });
});
