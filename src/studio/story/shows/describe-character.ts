import type { CharacterDraft } from '#shared/characters.ts';
import { bindLeads, leadValues } from '../episode/bind-cast.ts';
import type { PackLibrary } from '../load-packs.ts';
import { renderForm } from '../pack/render-form.ts';
import { hash32, seededDice } from '../words/seeded.ts';

type Draft = Omit<CharacterDraft, 'showId'>;

/** Two sentences about somebody's nature. Looks are in the portrait, so they are not told. */
export function describeCharacter(library: PackLibrary, draft: Draft, seed: string): string {
  const person = { id: draft.name, description: null, ...draft };
  const leads = bindLeads([person, { ...person, name: 'Somebody' }], seed);
  const kind = draft.personality.toLowerCase();
  const form = seededDice(seed, draft.name, 'form').pick(
    library.forms('character').filter(({ leadA }) => leadA === kind),
  );
  return renderForm(library.pack('common'), form, leadValues(leads, false), hash32(seed, draft.name))['desc'] ?? '';
}
