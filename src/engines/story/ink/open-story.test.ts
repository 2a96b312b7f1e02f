import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Story } from 'inkjs';
import { Compiler } from 'inkjs/full';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { loadArcs } from '../arcs/load-arcs.ts';
import { readForms } from '../forms/load-forms.ts';
import { compileInk, joinParts, type InkPart } from './compile-ink.ts';
import { buildStory, openStory } from './open-story.ts';

const folder = mkdtempSync(join(tmpdir(), 'canto-stories-'));
afterAll(() => rmSync(folder, { recursive: true }));

const knot = (line: string): InkPart[] => [
  { file: 'host.ink', ink: 'VAR x = ""\n-> DONE' },
  { file: 'ways.ink', ink: `- -> DONE\n=== t_go ===\n${line}\n- -> DONE` },
];
const source = knot('A: Into the boat, {x}.');

function tell(story: Story, id = 't_go', seed = 1): string {
  story.ResetState();
  story.state.storySeed = seed;
  story.ChoosePathString(id);
  return story.ContinueMaximally();
}

describe('a story that the build has compiled', () => {
  let file: string;
  beforeEach(() => {
    file = join(folder, buildStory(source, folder));
  });

  it('is told as the build has it', () => {
    writeFileSync(file, compileInk(knot('A: Into the balloon, {x}.')));
    expect(tell(openStory(source, folder))).toBe('A: Into the balloon, .\n');
    rmSync(file);
  });

  it.each([
    ['its text', knot('A: Out of the boat, {x}.'), 'A: Out of the boat, .\n'],
    ['a variable', [{ file: 'host.ink', ink: 'VAR x = "Mara"\n-> DONE' }, source[1]!], 'A: Into the boat, Mara.\n'],
  ])('is compiled anew after a change of %s', (_what, changed, told) => {
    expect(tell(openStory(changed, folder))).toBe(told);
    expect(buildStory(changed, folder)).not.toBe(buildStory(source, folder));
  });

  it.each([
    ['cut off', () => truncateSync(file, 40)],
    ['empty', () => truncateSync(file)],
    ['no story', () => writeFileSync(file, '{"inkVersion":21}')],
  ])('is passed over when its file is %s, and mended by the next build', (_what, damage) => {
    const whole = readFileSync(file, 'utf8');
    damage();
    expect(tell(openStory(source, folder))).toBe('A: Into the boat, .\n');
    buildStory(source, folder);
    expect(readFileSync(file, 'utf8')).toBe(whole);
  });
});

it('names the line of a mistake as its author counts it, in the build and without', () => {
  const mistaken = knot('A: Fine.\nA: {x');
  expect(() => openStory(mistaken, folder)).toThrow(/ways\.ink:3/);
  expect(() => buildStory(mistaken, folder)).toThrow(/ways\.ink:3/);
});

it('tells the same lines from the build as the compiler does, throws of dice too', () => {
  const forms = readForms();
  const [file] = loadArcs().arc('recover').files;
  for (const { parts, ids } of [
    { parts: forms.parts, ids: forms.forms.map(({ id }) => id) },
    { parts: file!.parts, ids: file!.ways.map(({ id }) => id) },
  ]) {
    buildStory(parts, folder);
    const built = openStory(parts, folder);
    const compiled = new Compiler(joinParts(parts)).Compile();
    for (const id of ids)
      for (const seed of [1, 2, 3]) expect(tell(built, id, seed), id).toBe(tell(compiled, id, seed));
  }
});
