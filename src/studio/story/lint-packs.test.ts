import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { lintPacks } from './lint-packs.ts';
import { loadPacks } from './load-packs.ts';

/** A folder with one form and one pack of the given ink. */
function packOf(ink: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'canto-packs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('packs/common/lexicon', join(folder, 'common', 'lexicon'), { recursive: true });
  cpSync('packs/common/host.ink', join(folder, 'common', 'host.ink'));
  writeFileSync(join(folder, 'common', 'pack.yaml'), 'id: common\ntitle: Forms\nfiles: [forms.ink]\n');
  writeFileSync(
    join(folder, 'common', 'forms.ink'),
    '=== idea_one ===\n# role: idea\nPLOT: A bell has been stolen from {place}.\n',
  );
  mkdirSync(join(folder, 'mine'));
  writeFileSync(join(folder, 'mine', 'pack.yaml'), 'id: mine\ntitle: Mine\nfiles: [a.ink]\n');
  writeFileSync(join(folder, 'mine', 'a.ink'), ink);
  return folder;
}
const lint = (ink: string) => lintPacks(loadPacks(packOf(ink)));

const good = '=== one ===\n# role: place\nN: {place} was quiet under the {light}.\nA: Too quiet. # low\n';

it('has nothing to say about a sound beat', () => {
  expect(lint(good)).toEqual([]);
});

it.each([
  ['N: There was a {{"egg"}}.', 'does not run'],
  ['N: She said hello to to him.', 'doubled word'],
  ['N: And then they stopped', 'unfinished line'],
  ['N: "What the fuck," said {a}.', 'moderation'],
  [`N: ${'and on '.repeat(50)}they went.`, 'long line'],
])('finds the fault in %j and names file and line', (line, check) => {
  const ink = `${good}\n=== two ===\n# role: place\n${line}\n`;
  if (check === 'does not run') return void expect(() => lint(ink)).toThrow(/a\.ink:\d/);
  const [finding] = lint(ink);
  expect(finding).toMatchObject({ knot: 'two', check, line: 6 });
  expect(finding?.file).toMatch(/mine.a\.ink$/);
});

it('wants three tagged choices of a cliff, each heard again in its opening', () => {
  const found = lint(
    `=== end ===\n# role: cliff\nN: It ended there.\n* [Open the red door # id:a # style:bold # recall:opened it]\n  N: Nothing of the sort was done.\n* [Run # id:b]\n  N: They ran.\n`,
  );
  expect(new Set(found.map(({ check }) => check))).toEqual(
    new Set(['choices', 'no echo', 'choice words', 'choice tags', 'recap']),
  );
});

it.each([
  ['=== one ===\n# role: nonsense\nN: Hello.\n', /a\.ink:1: one: "# role:"/],
  ['=== one ===\n# role: turn\n# phase: 7\nN: Hello.\n', /# phase:/],
  [`${good}${good}`, /defined twice/],
  ['=== one ===\n# role: place\nN: {nobody_knows} it.\n', /a\.ink:3/],
])('refuses to load %j', (ink, message) => {
  expect(() => lint(ink)).toThrow(message);
});
