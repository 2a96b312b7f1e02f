import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages without starting what they serve, where this is Debian and we are root; elsewhere it does nothing. */
export function installPackages(names: string[]): void {
  if (names.length === 0 || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  // Debian starts no services in the run level of a single user.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { stdio: 'inherit', env });
}
