import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPacks, type StoryPacks } from '../open-packs.ts';

const steps = [
  ['gone', 'stake', 'try', 'fork1'],
  ['go2', 'learn', 'wrong', 'fork2'],
  ['go3', 'truth', 'price', 'fork3'],
  ['go4', 'act', 'change', 'last'],
];

const skeleton = (name: string, more = '') => `  ${name}:
    about: It comes back.
    season: ['Bring Back [x]']
${more}    episodes:
${steps.map((list) => `      - { want: something, steps: [${list.join(', ')}] }`).join('\n')}
    obligations: { 1: [x], 2: [x], 3: [x], 4: [x] }
`;

const lines = (id: string) => `N: It was about {x}, at ${id}.\nA: I see it. # low\nB: So do I. Both of us do.`;
const doors: [string, string, string][] = [
  ['chase', 'bold', 'Run after it with nothing'],
  ['ask', 'kind', 'Ask [g] about it'],
  ['tool', 'clever', 'Use [tool] for it'],
];

/** One knot; `header` holds further header lines. */
export const way = (step: string, name: string, header = '', body = lines(name)) =>
  `=== t_${step}_${name} ===\n# step: ${step}\n# title: ${step} ${name}\n${header}${header ? '\n' : ''}${body}\n`;

/** Three doors before a step, each making `key`. */
export const threeDoors = (step: string, key: string) =>
  doors
    .map(([value, style, text]) =>
      way(step, value, `# door: ${text}\n# style: ${style}\n# recall: done ${value}\n# makes: ${key}=${value}`),
    )
    .join('\n');

/** The ways of a whole season, one for each step and three for each door; `but` replaces those of some steps. */
export function smallArc(but: Record<string, string> = {}): string {
  const made: Record<string, string> = { go2: 'way', go3: 'way3', go4: 'end' };
  const wholes = steps
    .flat()
    .map((step) => but[step] ?? (made[step] ? threeDoors(step, made[step]) : way(step, 'plain')));
  return wholes.join('\n');
}

/** Packs of one kind, `recover`, in a folder of their own. */
export function smallPacks(
  ink: string,
  options: { skeletons?: string[]; shared?: string; frames?: string } = {},
): StoryPacks {
  const folder = mkdtempSync(join(tmpdir(), 'canto-packs-'));
  mkdirSync(join(folder, 'arcs/recover'), { recursive: true });
  mkdirSync(join(folder, 'arcs/shared'), { recursive: true });
  const spines = (options.skeletons ?? ['kept']).map((name) => skeleton(name)).join('');
  writeFileSync(
    join(folder, 'arcs/recover/arc.yaml'),
    `kind: recover\nabout: It is gone.\ndefaults: { verb: [bring back, brought back] }\nskeletons:\n${spines}`,
  );
  writeFileSync(join(folder, 'arcs/recover/ways.ink'), ink);
  writeFileSync(join(folder, 'arcs/shared/next.ink'), options.shared ?? '');
  if (options.frames) writeFileSync(join(folder, 'arcs/recover/frames.yaml'), options.frames);
  return openPacks(folder);
}
