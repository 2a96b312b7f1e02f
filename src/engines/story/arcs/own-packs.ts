import { fileURLToPath } from 'node:url';

/** The folder of the packs that come with Canto. */
export const ownPacks = fileURLToPath(new URL('../../../../packs/', import.meta.url));
