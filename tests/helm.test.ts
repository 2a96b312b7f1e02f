import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { advanceEpisodeJob } from '#server/productions/jobs.ts';
import { knownVariables } from './known-variables.ts';
import { renderChart } from './render-chart.ts';
import { createShowFixture, newSeason } from './show-fixture.ts';
import { openWorld, type World } from './world.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'deploy/helm');
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

type Variable = { name: string; value?: string; valueFrom?: { secretKeyRef: { name: string; key: string } } };
type Container = {
  command: string[];
  env: Variable[];
  envFrom: { secretRef: { name: string } }[];
  securityContext: object;
  ports?: { name: string }[];
  livenessProbe?: { httpGet: { path: string; port: string } };
};
type Pod = {
  containers: [Container];
  securityContext: { runAsNonRoot: boolean };
  terminationGracePeriodSeconds: number;
};
type Kind = {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: {
    replicas?: number;
    template: { spec: Pod; metadata: { labels: object } };
    selector: { matchLabels: object };
  } & {
    triggers: { metadata: { query: string } }[];
    maxReplicaCount: number;
  };
};
const render = (values = {}) => Object.values(renderChart(folder, values)).flat() as unknown as Kind[];
const podsOf = (documents: Kind[]) =>
  documents.flatMap(({ kind, spec }) => (['Deployment', 'Job'].includes(kind) ? [spec.template.spec] : []));

it('renders web, worker and migration, and what scales them', () => {
  expect(render().map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
    'Job canto-migration',
    'Deployment canto-web',
    'Service canto-web',
    'PodDisruptionBudget canto-web',
    'HorizontalPodAutoscaler canto-web',
    'Deployment canto-worker',
    'TriggerAuthentication canto-queue',
    'ScaledObject canto-worker',
  ]);
  const fixed = render({
    web: { autoscaling: { enabled: false }, replicas: 3 },
    worker: { scaling: { enabled: false }, replicas: 5 },
    ingress: { enabled: true, className: 'nginx' },
    image: { pullSecrets: [{ name: 'registry' }] },
  });
  expect(fixed.map(({ kind, spec }) => [kind, spec.replicas ?? null])).toEqual([
    ['Job', null],
    ['Deployment', 3],
    ['Service', null],
    ['PodDisruptionBudget', null],
    ['Ingress', null],
    ['Deployment', 5],
  ]);
});

it('starts programs that are there, with variables that Canto reads, each named once', () => {
  for (const { containers } of podsOf(render())) {
    const [{ command, env, envFrom }] = containers;
    expect(command[0]).toBe('node');
    expect([command[1], existsSync(join(root, command[1]!))]).toEqual([command[1], true]);
    const names = env.map(({ name }) => name);
    expect(names.filter((name) => !knownVariables().has(name))).toEqual([]);
    expect(names).toEqual([...new Set(names)]);
    expect(env.every(({ value }) => value === undefined || typeof value === 'string')).toBe(true);
    expect(envFrom).toEqual([{ secretRef: { name: 'canto' } }]);
  }
});

it('gives each process what the configuration needs to be one of several', () => {
  const secrets: Record<string, string> = {
    AUTH_SECRET: 'x'.repeat(44),
    DATABASE_URL: 'postgres://canto:secret@postgres/canto',
  };
  for (const { containers } of podsOf(render())) {
    const env = containers[0].env.map(({ name, value, valueFrom }) => {
      expect([name, valueFrom?.secretKeyRef.key ?? null]).toEqual([name, value === undefined ? name : null]);
      return [name, value ?? secrets[name]];
    });
    const config = readConfig(Object.fromEntries(env) as Record<string, string>);
    expect(config).toMatchObject({ isPublic: true, authSecret: secrets.AUTH_SECRET, localAi: 'off', devPages: false });
    expect([config.database.kind, config.storage.kind]).toEqual(['server', 's3']);
  }
});

it('what is secret is refused among the values that are not', () => {
  const { properties, required } = JSON.parse(read('values.schema.json')) as {
    properties: { env: { required: string[]; properties: Record<string, unknown> } };
    required: string[];
  };
  const { env } = properties;
  const refused = Object.keys(env.properties).filter((name) => env.properties[name] === false);
  expect(refused).toEqual(['AUTH_SECRET', 'DATABASE_URL', 'S3_SECRET_ACCESS_KEY', 'STRIPE_SECRET_KEY', 'SMTP_URL']);
  expect(refused.concat(env.required).filter((name) => !knownVariables().has(name))).toEqual([]);
  expect(required.filter((name) => !read('values.yaml').includes(`\n${name}:`))).toEqual([]);
});

it('runs as nobody in particular on a root that can not be written, and is asked how it is where it answers', () => {
  for (const { containers, securityContext, terminationGracePeriodSeconds } of podsOf(render())) {
    const [container] = containers;
    expect(securityContext.runAsNonRoot).toBe(true);
    expect(container.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
    // A closing process has 20 s to finish what is being said, after the 5 in which it is still sent requests.
    expect(terminationGracePeriodSeconds).toBeGreaterThan(25);
    if (container.livenessProbe) {
      expect(container.ports?.map(({ name }) => name)).toContain(container.livenessProbe.httpGet.port);
      expect(container.livenessProbe.httpGet.path).toBe('/api/health');
    }
  }
  for (const { kind, spec } of render().filter((each) => each.kind === 'Deployment'))
    expect([kind, spec.template.metadata.labels]).toEqual([kind, expect.objectContaining(spec.selector.matchLabels)]);
});

type Model = new (document: Kind) => { validate(): void };

/** What Kubernetes and KEDA would say of documents, by the schemas that they publish: wrong types, and fields that are missing or unknown. */
async function faultsOf(documents: Kind[]): Promise<string[]> {
  const faults: string[] = [];
  const lines: string[] = [];
  for (const [at, document] of documents.entries()) {
    const { apiVersion, kind } = document;
    const module = `${apiVersion.startsWith('keda.sh/') ? '@kubernetes-models/keda' : 'kubernetes-models'}/${apiVersion}/${kind}`;
    const { [kind]: model } = (await import(module)) as Record<string, Model>;
    try {
      new model!(document).validate();
    } catch (error) {
      faults.push(`${kind}: ${(error as Error).message}`);
    }
    // Schemas let fields pass that they don't name, and Kubernetes drops them without a word. Types of literals don't.
    lines.push(`import type { I${kind} as Kind${at} } from '${module}';`);
    lines.push(`export const document${at}: Kind${at} = ${JSON.stringify(document)};`);
  }
  const typed = mkdtempSync(join(root, 'node_modules/.canto-chart-'));
  writeFileSync(join(typed, 'documents.ts'), lines.join('\n'));
  writeFileSync(
    join(typed, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { module: 'nodenext', strict: true, noEmit: true, skipLibCheck: true, types: [] },
      files: ['documents.ts'],
    }),
  );
  const tsc = [join(root, 'node_modules/typescript/bin/tsc'), '--pretty', 'false', '-p', typed];
  const { stdout } = spawnSync(process.execPath, tsc, { encoding: 'utf8' });
  rmSync(typed, { recursive: true });
  return faults.concat(stdout.split('\n').filter((line) => line.includes('error TS')));
}

// A compiler reads the types of Kubernetes: three seconds alone, ten times as many on a busy machine.
it('is what Kubernetes and KEDA take, field by field', { timeout: 120_000 }, async () => {
  const values = { ingress: { enabled: true, className: 'nginx' }, image: { pullSecrets: [{ name: 'registry' }] } };
  const documents = render(values);
  expect(documents.length).toBe(9);
  expect(await faultsOf(documents)).toEqual([]);
  const [web] = documents.filter(({ kind }) => kind === 'Deployment');
  const [container] = web!.spec.template.spec.containers;
  Object.assign(container, { readynessProbe: container.livenessProbe });
  expect(await faultsOf([web!])).toEqual([expect.stringMatching(/readynessProbe.* does not exist/)]);
  Object.assign(container, { env: 'BASE_URL' });
  expect((await faultsOf([web!])).join('\n')).toContain('env must be array');
});

it('names no value that values.yaml does not have', () => {
  const known = renderableValues();
  for (const name of readdirSync(join(folder, 'templates')))
    for (const [, path] of read(`templates/${name}`).matchAll(/\.Values((?:\.\w+)+)/g))
      expect([name, path, known.has(path!)]).toEqual([name, path, true]);
});

function renderableValues(): Set<string> {
  const lines = read('values.yaml').split('\n');
  const path: string[] = [];
  return new Set(
    lines.flatMap((line) => {
      const [, indent = '', key] = /^( *)([\w./-]+):/.exec(line) ?? [];
      if (!key) return [];
      path.splice(indent.length / 2, Infinity, key);
      return `.${path.join('.')}`;
    }),
  );
}

describe('the question that workers are scaled by', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld({ working: false });
  });
  afterAll(() => world.close());

  const { metadata } = render().find(({ kind }) => kind === 'ScaledObject')!.spec.triggers[0]!;
  const ask = async () => {
    const { rows } = await world.ctx.database.pool.query<{ float8: number }>(metadata.query);
    return rows[0]!.float8;
  };

  it('wants nobody while nothing waits, one more for each 15 s of waiting, and those that are busy', async () => {
    expect(metadata.query).toContain(`'${advanceEpisodeJob.name}'`);
    expect(await ask()).toBe(0);
    const listener = await world.listener();
    const order = newSeason(await createShowFixture(world, listener));
    expect((await listener.run('create-season-v3', order, crypto.randomUUID())).status).toBe(200);
    expect(await ask()).toBe(0);
    const { pool } = world.ctx.database;
    await pool.query(`update pgboss.job set start_after = now() - interval '50 seconds' where name = $1`, [
      advanceEpisodeJob.name,
    ]);
    expect(await ask()).toBe(3);
    await pool.query(`update pgboss.job set state = 'active' where name = $1`, [advanceEpisodeJob.name]);
    expect(await ask()).toBe(1);
  });

  it('counts four episodes to a worker, as the job says', () => {
    expect(metadata.query).toContain(`/ ${advanceEpisodeJob.concurrency}.0`);
  });
});
