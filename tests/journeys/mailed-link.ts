import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { RunningCanto } from './running-canto.ts';

/** The newest link to an address that contains `part`, out of the mails to somebody; waits for it. */
export async function mailedLink(canto: RunningCanto, email: string, part: string): Promise<string> {
  const outbox = join(canto.dataDir, 'outbox');
  const pattern = new RegExp(`${canto.url}\\S*${part}[^\\s"<]*`);
  const find = async () => {
    for (const name of (await readdir(outbox).catch(() => [])).toSorted().toReversed()) {
      const mail = (await readFile(join(outbox, name), 'utf8')).replaceAll('=\r\n', '').replaceAll('=3D', '=');
      const link = mail.includes(email) && pattern.exec(mail)?.[0];
      if (link) return link;
    }
    return null;
  };
  await expect.poll(find).not.toBeNull();
  return (await find())!;
}
