import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Chromium without what a window needs: the same pages and sounds for half the processor time. */
const shell = '/usr/bin/chromium-headless-shell';
const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function runs(path: string | undefined): path is string {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  return spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0;
}

function succeeds(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], env }).status === 0;
}

/** A Chromium that runs: `CHROMIUM_PATH`, the system's, Playwright's; else one is installed (apt as root on Debian, Playwright elsewhere). */
export function findBrowser(): string {
  return findOne([process.env.CHROMIUM_PATH, ...usual, chromium.executablePath()], ['chromium']);
}

/** The same for tests, which need no window: Chromium's headless shell where there is one, else the whole Chromium. */
export function findHeadlessBrowser(): string {
  const whole = [...usual, chromium.executablePath()];
  return findOne([process.env.CHROMIUM_PATH, shell, ...whole], ['chromium-headless-shell', 'chromium']);
}

/** @param packages Debian's, the first that can be installed. */
function findOne(paths: (string | undefined)[], packages: string[]): string {
  const found = () => paths.find(runs);
  const known = found();
  if (known) return known;
  const canUseApt = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (canUseApt && succeeds('apt-get', ['update', '-qq'])) {
    const install = ['install', '-y', '-qq', '--no-install-recommends'];
    const installed = packages.some(
      (name) => succeeds('apt-get', [...install, name, 'fonts-liberation']) && found() !== undefined,
    );
    if (installed) return found()!;
  }
  if (succeeds('npx', ['playwright-core', 'install', 'chromium']) && runs(chromium.executablePath()))
    return chromium.executablePath();
  throw new Error('No Chromium found or installed. Set CHROMIUM_PATH to one.');
}

/** For tests: headless, and without the calls home that a closed network refuses. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
