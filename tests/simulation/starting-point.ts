import { grantRole } from '#server/accounts/grant-role.ts';
import { openSnapshot } from '../embedded-snapshot.ts';
import { enrol } from '../second-factor.ts';
import { createShowFixture, type ShowFixture } from '../show-fixture.ts';
import { Browser } from './browser.ts';
import { Canto, type Machines } from './canto.ts';
import { Kernel } from './kernel.ts';
import { Bank } from './machines/bank.ts';
import { DatabaseServer } from './machines/database-server.ts';
import { FileStore } from './machines/file-store.ts';
import { PostOffice } from './machines/post-office.ts';
import { goBy } from './take-over.ts';

export const startsAt = Date.parse('2026-03-02T09:00:00Z');
const names = ['ada', 'bob', 'cyd', 'dan'];
const password = 'a lantern at sea';

export type Known = { name: string; email: string; userId: string; cookies: ReadonlyMap<string, string> };
/** Four people and an admin who are signed in, and a show: what every trial begins with. */
export type StartingPoint = {
  database: Blob;
  files: FileStore['files'];
  people: Known[];
  admin: Known;
  show: ShowFixture;
  endsAt: number;
};

/** The real application makes it, on machines that nothing befalls. */
export async function makeStartingPoint(): Promise<StartingPoint> {
  const snapshot = await openSnapshot();
  const kernel = new Kernel(0, startsAt);
  goBy(kernel);
  try {
    return await kernel.until(prepare(kernel, snapshot), 3_600_000);
  } finally {
    goBy(null);
  }
}

async function prepare(kernel: Kernel, snapshot: Blob): Promise<StartingPoint> {
  const machines = await startMachines(kernel, snapshot);
  const canto = new Canto(kernel, machines);
  canto.start();
  await canto.context();
  const people: Known[] = [];
  for (const name of names) people.push(await signUp(kernel, canto, machines, name));
  const admin = await signUp(kernel, canto, machines, 'eve');
  await canto.inside((ctx) => grantRole(ctx, admin.userId, 'admin'));
  const browser = new Browser(kernel, canto, admin.cookies);
  await enrol({
    call: async <T>(method: string, path: string, body?: unknown) => ({
      ...(await browser.insist<T>(method, path, body)),
      headers: new Headers(),
    }),
  });
  const show = await canto.inside((ctx) => createShowFixture({ ctx }, people[0]!));
  await kernel.wait(120_000);
  canto.isWatched = false;
  canto.kill();
  await kernel.wait(60_000);
  const database = await machines.database.dump();
  await machines.database.stop();
  return {
    database,
    files: machines.files.files,
    people,
    admin: { ...admin, cookies: browser.cookies },
    show,
    endsAt: kernel.now,
  };
}

export async function startMachines(kernel: Kernel, snapshot: Blob, files?: FileStore['files']): Promise<Machines> {
  return {
    database: await DatabaseServer.start(kernel, snapshot),
    files: new FileStore(kernel, files),
    mails: new PostOffice(kernel),
    bank: new Bank(kernel),
  };
}

async function signUp(kernel: Kernel, canto: Canto, { mails }: Machines, name: string): Promise<Known> {
  const email = `${name}@example.com`;
  const browser = new Browser(kernel, canto);
  const { status, body } = await browser.insist('POST', '/api/auth/sign-up/email', {
    email,
    password,
    name,
    callbackURL: '/',
  });
  if (status !== 200) throw new Error(`sign-up answered ${status}: ${JSON.stringify(body)}`);
  await kernel.wait(5000);
  const link = new URL(mails.linkTo(email, 'verify-email')!);
  await browser.insist('GET', link.pathname + link.search);
  const me = await browser.insist<{ user: { id: string } }>('GET', '/api/me');
  return { name, email, userId: me.body.user.id, cookies: browser.cookies };
}
