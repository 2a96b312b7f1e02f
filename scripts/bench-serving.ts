// `npm run bench:serving`: what an answer costs beside a bare Node server that sends the same bytes, in one run. Processor
// time of the serving process, from /proc, so that neither the client nor the machine's other work counts. Starts the built
// site with a catalogue of its own. Fails where a goal is missed by more than a half.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = join(import.meta.dirname, '..');
const requests = Number(process.argv[2] ?? 4000);
const clients = 16;
/** Processor time of a process is counted in ticks of a hundredth of a second. */
const usPerTick = 10_000;

type Asked = { name: string; path: string; headers: Record<string, string>; goal: number };
type Started = { child: ChildProcess; port: number };

if (process.argv[2] === '--bare') serveBare();
else await bench();

/** Answers every request with the bytes of the last POST, and with nothing more than HTTP needs. */
function serveBare(): void {
  let body = Buffer.alloc(0);
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        body = Buffer.concat(chunks);
        response.end();
      });
      return;
    }
    response.writeHead(200, ['content-type', 'text/html', 'content-length', String(body.length)]);
    response.end(body);
  }).listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`));
}

async function bench(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'canto-bench-'));
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), BASE_URL: '', DATA_DIR: dataDir };
  const canto: Started = { child: spawn(process.execPath, ['src/main.ts', '--web'], { cwd: root, env }), port };
  const bare = await startBare();
  try {
    await untilOpen(port);
    const rows = [];
    for (const asked of await addresses(port)) rows.push(await compare(asked, canto, bare));
    console.table(Object.fromEntries(rows.map(({ name, ...row }) => [name, row])));
    console.log(
      `web process: ${Math.round(residentBytes(canto.child.pid!) / 2 ** 20)} MB after ${requests * rows.length} requests`,
    );
    const missed = rows.filter(({ ratio, goal }) => ratio > goal * 1.5);
    if (missed.length > 0) throw new Error(`too dear: ${missed.map(({ name }) => name).join(', ')}`);
  } finally {
    canto.child.kill();
    bare.child.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function addresses(port: number): Promise<Asked[]> {
  const { items } = JSON.parse((await ask(port, '/api/shows?limit=20')).toString()) as { items: { id: string }[] };
  const seasons = await Promise.all(items.map(({ id }) => ask(port, `/api/shows/${id}/seasons?limit=1`)));
  const season = seasons.flatMap((body) => (JSON.parse(body.toString()) as { items: { id: string }[] }).items)[0];
  const br = { 'accept-encoding': 'br' };
  return [
    { name: 'list', path: '/api/shows?limit=20', headers: {}, goal: 1.5 },
    ...(season ? [{ name: 'season API', path: `/api/seasons/${season.id}`, headers: {}, goal: 1.5 }] : []),
    { name: 'home, brotli', path: '/', headers: br, goal: 2 },
    ...(season ? [{ name: 'season page, brotli', path: `/seasons/${season.id}`, headers: br, goal: 2 }] : []),
    { name: 'marketing page, brotli', path: '/creator-earnings', headers: br, goal: 2 },
  ];
}

async function compare({ name, path, headers, goal }: Asked, canto: Started, bare: Started) {
  const body = await ask(canto.port, path, headers);
  await fetch(`http://127.0.0.1:${bare.port}/`, { method: 'POST', body: new Uint8Array(body) });
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < 3; round++) {
    ours.push(await cost(canto, path, headers));
    theirs.push(await cost(bare, path, headers));
  }
  const [us, bareUs] = [Math.min(...ours), Math.min(...theirs)];
  return {
    name,
    bytes: body.length,
    us: Math.round(us),
    bareUs: Math.round(bareUs),
    ratio: Math.round((us / bareUs) * 100) / 100,
    goal,
  };
}

/** Microseconds of the server's processor time for a request, after a warm-up. */
async function cost({ child, port }: Started, path: string, headers: Record<string, string>): Promise<number> {
  await load(port, path, headers, requests / 4);
  const before = ticks(child.pid!);
  await load(port, path, headers, requests);
  return ((ticks(child.pid!) - before) * usPerTick) / requests;
}

async function load(port: number, path: string, headers: Record<string, string>, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const client = async () => {
    for (let sent = 0; sent < count / clients; sent++) await ask(port, path, headers, agent);
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
}

function ask(port: number, path: string, headers: Record<string, string> = {}, agent?: Agent): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(Buffer.concat(chunks))
          : reject(new Error(`${path}: ${response.statusCode}`)),
      );
    }).on('error', reject);
  });
}

/** User and system time of all threads. */
function ticks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
function residentBytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024;
}

async function startBare(): Promise<Started> {
  const child = spawn(process.execPath, [import.meta.filename, '--bare'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<number>((resolve) =>
    child.stdout.once('data', (line: Buffer) => resolve(Number(line.toString().split(' ')[1]))),
  );
  return { child, port };
}
async function untilOpen(port: number): Promise<void> {
  for (let waited = 0; waited < 180_000; waited += 500) {
    if (
      await ask(port, '/api/shows?limit=1').then(
        () => true,
        () => false,
      )
    )
      return;
    await sleep(500);
  }
  throw new Error('Canto did not open.');
}
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
