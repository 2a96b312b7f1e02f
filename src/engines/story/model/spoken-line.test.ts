import { expect, it } from 'vitest';
import type { Leads } from '../stage/bind-leads.ts';
import { spokenLine } from './stream-episode.ts';

const leads = [{ name: 'Mira' }, { name: 'Tobias' }] as unknown as Leads;
const said = (text: string) => spokenLine({ speaker: 'Mira', text }, leads).text;

it('keeps the signs by which a voice breaks off or hesitates, and no other sign of a typewriter', () => {
  expect(said('But you never—')).toBe('But you never—');
  expect(said('But you never --')).toBe('But you never—');
  expect(said('“But you never—”')).toBe('"But you never—"');
  expect(said('I… I thought so.')).toBe('I... I thought so.');
  expect(said('I thought...')).toBe('I thought...');
  expect(said('He said "I thought..." and sat down.')).toBe('He said "I thought..." and sat down.');
  expect(said('The lamp — the old one — went out!!')).toBe('The lamp, the old one, went out!');
  expect(said('*Listen*. **Now**')).toBe('Listen. Now');
});

it('refuses a line of nothing but signs', () => {
  expect(() => said('—')).toThrow();
});
