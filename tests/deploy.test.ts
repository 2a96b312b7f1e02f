import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate, ValidationSeverity } from 'dockerfile-utils';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { knownVariables } from './known-variables.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

type Service = { profiles?: string[]; environment?: Record<string, string>; depends_on?: object; volumes?: string[] };
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};

const named = (text: string) => new Set([...text.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name!));

it('.env.example names every variable that Canto reads, and none that nobody reads', () => {
  const given = named(read('.env.example'));
  const ofCompose = new Set([...read('compose.yaml').matchAll(/\$\{(\w+):?-/g)].map(([, name]) => name!));
  expect([...knownVariables()].filter((name) => !given.has(name) && name !== 'NODE_ENV')).toEqual([]);
  expect([...given].filter((name) => !knownVariables().has(name) && !ofCompose.has(name))).toEqual([]);
  expect([...ofCompose].filter((name) => !given.has(name))).toEqual([]);
});

it('compose.yaml sets variables that Canto reads, and names services and volumes that are there', () => {
  for (const name of ['canto', 'web', 'worker'])
    expect(
      Object.keys(compose.services[name]!.environment ?? {}).filter((each) => !knownVariables().has(each)),
    ).toEqual([]);
  for (const [name, { depends_on: needed = {}, volumes = [] }] of Object.entries(compose.services)) {
    for (const other of Array.isArray(needed) ? (needed as string[]) : Object.keys(needed))
      expect([name, other, Object.keys(compose.services).includes(other)]).toEqual([name, other, true]);
    for (const volume of volumes)
      expect([volume, Object.keys(compose.volumes).includes(volume.split(':')[0]!)]).toEqual([volume, true]);
  }
  expect(compose.services.canto!.profiles).toBeUndefined();
});

it('the image is made of files that are there, runs as nobody in particular, and says how it is', () => {
  const lines = read('Dockerfile').split('\n');
  for (const line of lines.filter((each) => each.startsWith('COPY ') && !each.startsWith('COPY --from')))
    for (const path of line.split(' ').slice(1, -1)) expect([path, existsSync(join(root, path))]).toEqual([path, true]);
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')));
  for (const verb of ['USER node', 'VOLUME /data', 'HEALTHCHECK', 'CMD ["node", "src/main.ts"]'])
    expect([verb, last.some((line) => line.startsWith(verb))]).toEqual([verb, true]);
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> };
  expect(devDependencies.node).toBe(/NODE_IMAGE=node:([\d.]+)-/.exec(read('Dockerfile'))![1]);
});

/** What a linter says of a Dockerfile, everything that it can say. */
function lint(dockerfile: string): string[] {
  const everything = {
    deprecatedMaintainer: ValidationSeverity.ERROR,
    directiveCasing: ValidationSeverity.ERROR,
    emptyContinuationLine: ValidationSeverity.ERROR,
    instructionCasing: ValidationSeverity.ERROR,
    instructionCmdMultiple: ValidationSeverity.ERROR,
    instructionEntrypointMultiple: ValidationSeverity.ERROR,
    instructionHealthcheckMultiple: ValidationSeverity.ERROR,
    instructionJSONInSingleQuotes: ValidationSeverity.ERROR,
    instructionWorkdirRelative: ValidationSeverity.ERROR,
  };
  return validate(dockerfile, everything).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`);
}

it('the Dockerfile is one that a linter has nothing to say of', () => {
  const dockerfile = read('Dockerfile');
  expect(lint(dockerfile)).toEqual([]);
  for (const [right, wrong] of [
    ['EXPOSE 3000', 'EXPOSE three'],
    ['WORKDIR /app', 'WORKDIR app'],
    ['--from=build', '--form=build'],
    ['--interval=15s', '--interval=15'],
    ['CMD ["node", "src/main.ts"]', "CMD ['node', 'src/main.ts']"],
    ['STOPSIGNAL SIGTERM', 'STOPSIGNAL'],
    ['USER node', 'user node'],
  ] as const) {
    expect(dockerfile).toContain(right);
    expect([wrong, lint(dockerfile.replace(right, wrong))]).toEqual([wrong, [expect.any(String)]]);
  }
});

it('asks for the Node that it is tried with, and keeps what it writes out of the repository', () => {
  const { engines, devDependencies } = JSON.parse(read('package.json')) as {
    engines: { node: string };
    devDependencies: Record<string, string>;
  };
  const major = devDependencies.node!.split('.')[0]!;
  expect([engines.node, read('.nvmrc').trim().replace(/^v/, '').split('.')[0]]).toEqual([`>=${major}`, major]);
  expect(read('README.md')).toContain(`You need Node ${major} with npm`);
  const folder = /out: \{ type: 'string', default: '\.\/([\w-]+)'/.exec(read('scripts/stories/studio.ts'))![1]!;
  expect(read('.gitignore').split('\n')).toContain(`${folder}/`);
});
