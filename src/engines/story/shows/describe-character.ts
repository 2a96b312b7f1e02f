import type { CharacterDraft } from '#shared/story/characters.ts';
import { bindLeads, leadValues } from '../stage/bind-leads.ts';
import type { FormLibrary } from '../forms/load-forms.ts';
import { hash32, seededDice } from '../words/seeded.ts';

type Draft = Omit<CharacterDraft, 'showId'>;

/** Two sentences about somebody's nature. Looks are in the portrait, so they are not told. */
export function describeCharacter(library: FormLibrary, draft: Draft, seed: string): string {
  const person = { id: draft.name, description: null, ...draft };
  const leads = bindLeads([person, { ...person, name: 'Somebody' }], seed);
  const kind = draft.personality.toLowerCase();
  const form = seededDice(seed, draft.name, 'form').pick(
    library.forms('character').filter(({ tags }) => tags['a'] === kind),
  );
  return library.render(form, leadValues(leads, false), hash32(seed, draft.name))['desc'] ?? '';
}
