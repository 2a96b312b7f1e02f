import anyAscii from 'any-ascii';

/** A name that every file system takes, readable and unlike any other: `the-lantern-keepers-1f3a9c20`. */
export function folderName(title: string, id: string): string {
  const words = anyAscii(title)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  return `${words || 'untitled'}-${id.replaceAll(/[^\w]+/g, '').slice(0, 8)}`;
}
