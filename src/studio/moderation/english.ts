import { createRequire } from 'node:module';

type Nlp = typeof import('compromise/two').default;

const require = createRequire(import.meta.url);

/** compromise, loaded by the first who has a text for it: most of a web server's life passes without one, and it takes 10 MB. */
export function english(): Nlp {
  return require('compromise/two') as Nlp;
}
