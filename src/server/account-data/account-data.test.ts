import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeasonMemory } from '#shared/story/memory.ts';
import { countOpenFiles } from '#tests/open-files.ts';
import type { Person } from '#tests/person.ts';
import { makeSeason, createShowFixture, plotIdea } from '#tests/show-fixture.ts';
import { openWorld, type World } from '#tests/world.ts';
import { cell } from './export-ledger.ts';
import { folderName } from './folder-name.ts';
import { writeScript } from './write-script.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ voices: 'quick' });
});
afterAll(() => world.close());

/** The files of an archive whose entries are stored as they are, read by its directory at the end (APPNOTE 4.3). */
function unzip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(archive.readUInt16LE(at + 10)).toBe(0);
    const [size, nameLength, extraLength] = [
      archive.readUInt32LE(at + 24),
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
    ];
    const start = archive.readUInt32LE(at + 42);
    const body = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
    files.set(archive.toString('utf8', at + 46, at + 46 + nameLength), archive.subarray(body, body + size));
    at += 46 + nameLength + extraLength + archive.readUInt16LE(at + 32);
  }
  return files;
}
async function exported(person: Person): Promise<Map<string, Buffer>> {
  const response = await person.fetch('/api/me/export');
  expect(response.status).toBe(200);
  return unzip(Buffer.from(await response.arrayBuffer()));
}
const parse = (file: Buffer | undefined) => JSON.parse(file!.toString());

describe('download of everything', () => {
  it('has who somebody is, every canto, and all they made, with words and sound', async () => {
    const ada = await world.listener('ada@example.com');
    const fixture = await createShowFixture(world, ada);
    const { seasonId, episodes } = await makeSeason(ada, fixture);
    await ada.call('PUT', `/api/seasons/${seasonId}/like`);
    await ada.call('POST', '/api/reports', { kind: 'season', id: seasonId, reason: 'other', words: 'A slip of mine.' });
    await ada.call('POST', '/api/me/listening', {
      device: { id: 'phone-of-ada', kind: 'phone' },
      sent_at_ms: Date.now(),
      events: [
        { id: 'stretch-1', episode_id: episodes[0]!.id, kind: 'play', from_ms: 0, to_ms: 9000, at_ms: Date.now() },
      ],
    });
    const files = await exported(ada);
    expect(parse(files.get('profile.json'))).toMatchObject({
      user: { email: 'ada@example.com', username: 'ada' },
      balance: 700,
      liked_seasons: [{ season_id: seasonId }],
      reports: [{ kind: 'season', id: seasonId, words: 'A slip of mine.', status: 'open' }],
    });
    expect(parse(files.get('listening.json'))).toMatchObject([
      { episode_id: episodes[0]!.id, season_id: seasonId, from_ms: 0, to_ms: 9000, device_kind: 'phone' },
    ]);
    expect(parse(files.get('ledger.json')).map(({ amount }: { amount: number }) => amount)).toEqual([1000, -300]);
    const table = files.get('ledger.csv')!.toString().trimEnd().split('\r\n');
    expect(table).toHaveLength(3);
    expect(table[2]).toContain(',-300,700,');
    const named = (end: string) => [...files.keys()].filter((name) => name.endsWith(end));
    expect(named('/show.json')).toEqual([`shows/${folderName('The Lantern Keepers', fixture.showId)}/show.json`]);
    expect(parse(files.get(named('/characters.json')[0]!)).map(({ name }: { name: string }) => name)).toEqual([
      'Mira',
      'Tobias',
      'Juno',
    ]);
    expect(parse(files.get(named('/season.json')[0]!))).toMatchObject({ id: seasonId, plot_idea: plotIdea });
    const heard = await ada.fetch(episodes[0]!.voice_audio_url!);
    expect(files.get(named('/episode-1.mp3')[0]!)!.equals(Buffer.from(await heard.arrayBuffer()))).toBe(true);
    expect(files.get(named('/episode-1.vtt')[0]!)!.toString()).toMatch(/^WEBVTT/);
    const script = files.get(named('/episode-1.md')[0]!)!.toString();
    expect(script).toMatch(/^# Episode 1: /);
    expect(script).toContain('**Mira**');
    expect(script.match(/^\d\. .+$/gm)).toHaveLength(3);
  });

  it('has what somebody changed in what a season remembers, and nobody else’s changes', async () => {
    const [ada, bela] = await Promise.all([world.listener(), world.listener()]);
    const { seasonId } = await makeSeason(ada, await createShowFixture(world, ada));
    const mend = (body: object) => ada.call('POST', `/api/seasons/${seasonId}/memory/changes`, body);
    const { facts } = (await ada.get<SeasonMemory>(`/api/seasons/${seasonId}/memory`)).body;
    const [struck] = facts;
    expect((await mend({ act: 'add', text: 'Mira is afraid of dogs' })).status).toBe(200);
    expect((await mend({ act: 'strike', fact_id: struck!.id, seen: 0 })).status).toBe(200);
    const [added, left] = parse((await exported(ada)).get('memory.json'));
    expect(added).toMatchObject({ season_id: seasonId, number: 1, act: 'add', text: 'Mira is afraid of dogs' });
    expect(left).toMatchObject({ season_id: seasonId, number: 2, act: 'strike', was: struck!.text, text: null });
    expect(Date.parse(added.at)).not.toBeNaN();
    expect(parse((await exported(bela)).get('memory.json'))).toEqual([]);
  });

  it.runIf(process.platform === 'linux')('keeps no file open for somebody who hangs up', async () => {
    const ada = await world.listener();
    const { episodes } = await makeSeason(ada, await createShowFixture(world, ada));
    const sound = episodes[0]!.voice_audio_url!.slice('/media/'.length);
    await world.ctx.storage.put(sound, new Uint8Array(4_000_000), { contentType: 'audio/mpeg' });
    const archive = (await ada.fetch('/api/me/export')).body!.getReader();
    for (let read = ''; !read.includes('episode-1.mp3');) {
      const { value } = await archive.read();
      read = Buffer.from(value as Uint8Array).toString('latin1');
    }
    await archive.read();
    const open = () => countOpenFiles(join(world.ctx.config.dataDir, 'files', sound));
    expect(open()).toBe(1);
    await archive.cancel(new Error('hung up')).catch(() => {});
    await expect.poll(open, { timeout: 1000 }).toBe(0);
  });

  it('holds nothing of anybody else, and is for who is signed in', async () => {
    const files = await exported(await world.listener('eve@example.com'));
    expect([...files.keys()]).toEqual([
      'README.txt',
      'profile.json',
      'ledger.csv',
      'ledger.json',
      'purchases.json',
      'listening.json',
      'rounds.json',
      'memory.json',
      'podcasts.json',
    ]);
    const refused = await world.visitor().get('/api/me/export');
    expect([refused.status, refused.body.code]).toEqual([401, 'unauthorized']);
  });

  it('writes names, cells and scripts that nothing trips over', () => {
    expect(folderName('../../Éte: <o>', 'ab-cd')).toBe('ete-o-abcd');
    expect(folderName('???', '12345678-9')).toBe('untitled-12345678');
    expect(cell('=1+1, "x"')).toBe(`"'=1+1, ""x"""`);
    expect(cell(-300)).toBe('-300');
    expect(
      writeScript({
        episodeNumber: 2,
        title: '**The** Door',
        choiceText: 'Knock',
        lines: [
          { role: 'narrator', speaker: 'Narrator', text: 'Night <b>fell</b>.' },
          { role: 'lead_a', speaker: 'Mira', text: 'Who?', delivery: 'whispered' },
        ],
        choices: ['Run'],
      }),
    ).toBe(
      '# Episode 2: The Door\n\n_The choice: Knock_\n\nNight \\<b\\>fell\\</b\\>.\n\n**Mira** _(whispered)_: Who?\n\n## What happens next?\n\n1. Run\n',
    );
  });
});
