// `npm run test:image`: does what the Dockerfile says, without Docker, in bare folders: each stage's COPY and RUN with the files that
// .dockerignore leaves, then the last stage's CMD with its ENV, and its HEALTHCHECK. What needs a kernel's help (other users, a read-only
// root, volumes) is not tried here.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

type Step = { verb: string; rest: string };
const root = join(import.meta.dirname, '../..');
const ground = mkdtempSync(join(tmpdir(), 'canto-image-'));
const ignored = new Set(
  readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#')),
);
const env: Record<string, string> = {};
let command: string[] = [];
let check: string[] = [];

/** Instructions with their continued lines in one. */
function readSteps(): Step[] {
  const lines = readFileSync(join(root, 'Dockerfile'), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter(Boolean);
  return lines.map((line) => {
    const [verb = '', ...rest] = line.split(' ');
    return { verb, rest: rest.join(' ') };
  });
}

let stage = '';
let stages = 0;
const at = (path: string, folder = stage) => join(ground, folder, path.startsWith('/') ? path : join('/app', path));

function run(line: string): void {
  // Who owns a folder is for Docker to say; an absolute path lies in the stage's own.
  const here = line.replaceAll(/ -o \w+ -g \w+/g, '').replaceAll(/ (\/[\w/]+)/g, (_, path: string) => ` ${at(path)}`);
  console.log(`${stage}: ${here}`);
  const { status } = spawnSync('sh', ['-c', here], {
    cwd: at('/app'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${here} ended with ${status}.`);
}

function copy(rest: string): void {
  const [from, ...paths] = rest.startsWith('--from=')
    ? rest.slice('--from='.length).split(' ')
    : ['', ...rest.split(' ')];
  const target = paths.pop()!;
  for (const path of paths) {
    const source = from ? at(path, from) : join(root, path);
    if (!from && ignored.has(basename(source))) throw new Error(`.dockerignore leaves out ${path}, which is copied.`);
    const isFolder = statSync(source).isDirectory();
    cpSync(source, isFolder ? at(target) : target.endsWith('/') ? at(join(target, basename(path))) : at(target), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => Boolean(from) || !ignored.has(file.slice(root.length + 1).split('/')[0]!),
    });
  }
}

process.on('exit', () => rmSync(ground, { recursive: true, force: true }));
for (const { verb, rest } of readSteps()) {
  if (verb === 'FROM') {
    stage = /AS (\w+)$/.exec(rest)?.[1] ?? `stage-${++stages}`;
    mkdirSync(at('/app'), { recursive: true });
  } else if (verb === 'COPY') copy(rest);
  else if (verb === 'RUN') run(rest);
  else if (verb === 'ENV')
    for (const [, name, value] of rest.matchAll(/(\w+)=(\S+)/g)) env[name!] = name === 'DATA_DIR' ? at(value!) : value!;
  else if (verb === 'HEALTHCHECK') check = JSON.parse(rest.slice(rest.indexOf('['))) as string[];
  else if (verb === 'CMD') command = JSON.parse(rest) as string[];
}

env.PORT = String(await freePort());
env.HOST = '127.0.0.1';
const size = spawnSync('du', ['-sm', at('/app')], { encoding: 'utf8' }).stdout.split('\t')[0];
console.log(`${command.join(' ')} in ${at('/app')} (${size} MB)`);
const own = { cwd: at('/app'), env: { PATH: process.env.PATH, ...env, BASE_URL: `http://localhost:${env.PORT}` } };
const canto = spawn(command[0]!, command.slice(1), { ...own, stdio: 'inherit' });
try {
  for (let waited = 0; ; waited++) {
    if (canto.exitCode !== null || waited > 240) throw new Error('Canto did not start.');
    if (spawnSync(check[0]!, check.slice(1), own).status === 0) break;
    await sleep(1000);
  }
  for (const path of ['/', '/api/shows?limit=1', '/api/ready', '/browse']) {
    const { status } = await fetch(`http://127.0.0.1:${env.PORT}${path}`);
    console.log(`${status} ${path}`);
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
  }
  if (existsSync(join(at('/app'), 'node_modules/vite'))) throw new Error('The image has dependencies of development.');
  const ended = new Promise((resolve) => canto.once('exit', resolve));
  canto.kill('SIGTERM');
  if ((await ended) !== 0) throw new Error('Canto did not close by itself.');
  console.log('The image’s steps work, but for what only Docker does: users, a read-only root, volumes.');
} finally {
  canto.kill('SIGKILL');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
