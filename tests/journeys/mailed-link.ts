import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { SharedCanto } from './shared-canto.ts';

/** The newest link to an address that contains `part`, out of the mails to somebody; waits for it. */
export async function mailedLink(
  canto: Pick<SharedCanto, 'url' | 'dataDir'>,
  email: string,
  part: string,
): Promise<string> {
  const outbox = join(canto.dataDir, 'outbox');
  const pattern = new RegExp(`${canto.url}\\S*${part}[^\\s"<]*`);
  const find = async () => {
    const names = await readdir(outbox).catch(() => []);
    // Those with other names are still being written.
    const mails = names.filter((name) => name.endsWith('.eml')).toSorted();
    for (const name of mails.toReversed()) {
      const mail = (await readFile(join(outbox, name), 'utf8')).replaceAll('=\r\n', '').replaceAll('=3D', '=');
      const link = mail.includes(email) && pattern.exec(mail)?.[0];
      if (link) return link;
    }
    return null;
  };
  await expect.poll(find).not.toBeNull();
  return (await find())!;
}
