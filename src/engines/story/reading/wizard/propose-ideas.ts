import type { ArcKind } from '../../frame.ts';
import { readIdea } from '../read-idea.ts';
import { describeNoun } from '../slots/describe-noun.ts';
import { table } from '../words/tables.ts';

/** What a show has for an idea: its treasure, opponent and prop as they are said, and its dangers. */
export type ShowMatter = { name: string; treasure: string; opponent: string; prop: string; dangers?: string[] };
export type ProposedIdea = { idea: string; kind: ArcKind };

/**
 * Ideas out of a show's own people, treasure and dangers, one for each kind, in an order that depends on `turn`. Each is read
 * back here; one that would be read as something else is left out.
 */
export function proposeIdeas(
  show: ShowMatter,
  leads: [string, string],
  place: { name: string; far: string },
  regulars: string[],
  turn = 0,
): ProposedIdea[] {
  const helper = regulars.find((name) => !leads.includes(name)) ?? leads[1];
  const kinds = (Object.keys(table('proposals')) as ArcKind[]).filter((kind) => table('proposals')[kind].length > 0);
  const dangers = [show.opponent, ...(show.dangers ?? [])];
  return kinds.flatMap((_, at) => {
    const kind = kinds[(at + turn) % kinds.length] ?? 'recover';
    const forms = table('proposals')[kind];
    const foe = dangers[(at + turn) % dangers.length] ?? show.opponent;
    const idea = filled(forms[turn % forms.length] ?? '', {
      lead1: leads[0], lead2: leads[1], helper, foe, foe_cap: foe.charAt(0).toUpperCase() + foe.slice(1), foe_have: describeNoun(foe).plural ? 'have' : 'has', x: show.treasure, tool: show.prop, place: place.name, far: place.far,
    }); // prettier-ignore
    const back = readIdea({ idea, show: { name: show.name, description: null }, leads, place: place.name, regulars });
    return back.kind.is === kind ? [{ idea, kind }] : [];
  });
}

function filled(form: string, values: Record<string, string>): string {
  return form
    .split('[')
    .map((piece, at) => {
      if (at === 0) return piece;
      const [name = '', rest = ''] = piece.split(']');
      return `${values[name] ?? ''}${rest}`;
    })
    .join('');
}
