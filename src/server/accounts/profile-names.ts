// What later rooms may join against of the accounts: names, nothing else.
export { profiles } from './tables.ts';
