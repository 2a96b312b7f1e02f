import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const answers = read('docs/security/asvs.md');
const rows = [...answers.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (met|partly|not met) \| (.+) \|$/gm)];
const others = [...answers.matchAll(/^\| [^|\d]+ \| ((?:\d+\.\d+\.\d+(?:, )?)+) \|$/gm)].flatMap(([, ids]) =>
  ids!.split(', '),
);

it('each item of the two levels is answered once, and the numbers at the top are those of the table', () => {
  const ids = [...rows.map(([, id]) => id!), ...others];
  expect(new Set(ids).size).toBe(ids.length);
  // Of ASVS 5.0.0 itself: 70 of level 1 and 183 of level 2.
  expect(ids.length).toBe(253);
  const [all, ...counts] = [/(\d+) apply/, /(\d+) are met/, /(\d+) partly/, /(\d+) not\./].map((pattern) =>
    Number(pattern.exec(answers)?.[1]),
  );
  expect(all).toBe(rows.length);
  expect(counts).toEqual(
    ['met', 'partly', 'not met'].map((verdict) => rows.filter(([, , , given]) => given === verdict).length),
  );
});

it.each(['asvs.md', 'inventory.md'])('every file that %s names is there', (name) => {
  const text = read(`docs/security/${name}`);
  const paths = [
    ...text.matchAll(/`((?:src|tests|deploy|docs)\/[\w./-]+|Dockerfile|\.dockerignore|compose\.yaml|NOTICE)`/g),
  ];
  const links = [...text.matchAll(/\]\(((?!https?:|#)[^)#]+)/g)].map(([, path]) => join('docs/security', path!));
  expect(paths.length).toBeGreaterThan(5);
  expect([...paths.map(([, path]) => path!), ...links].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('what is not met, or partly, says what is missing', () => {
  const said = rows.filter(([, , , verdict]) => verdict === 'not met').map(([, , , , text]) => text!.length);
  expect(said.filter((length) => length < 20)).toEqual([]);
});
