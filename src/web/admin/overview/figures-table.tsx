import type { OverviewSlot } from '#shared/admin/overview.ts';
import { moment } from '../moment.ts';

const columns: [title: string, of: (slot: OverviewSlot) => number | null][] = [
  ['Requests', ({ requests }) => requests],
  ['Failed', ({ failures }) => failures],
  ['Turned away', ({ shed }) => shed],
  ['Sentences', ({ takes }) => takes],
  ['Episodes', ({ episodes }) => episodes],
  ['First sound, median', (slot) => slot.first_sound_p50],
  ['First sound, 95 %', (slot) => slot.first_sound_p95],
  ['Failed services', (slot) => slot.provider_failures],
  ['Cantos in', (slot) => slot.cantos_in],
  ['Cantos out', (slot) => slot.cantos_out],
];

/** The numbers behind the charts, newest first; half hours without any are left out. */
export function FiguresTable({ slots }: { slots: OverviewSlot[] }) {
  const told = slots.filter((slot) => columns.some(([, of]) => of(slot))).toReversed();
  if (told.length === 0) return null;
  return (
    <details className="ovw__table">
      <summary>All numbers</summary>
      {/* A table that is wider than a phone scrolls by itself, also by the keyboard. */}
      <div tabIndex={0} role="region" aria-label="All numbers of the last 24 hours">
        <table>
          <thead>
            <tr>
              <th scope="col">From (UTC)</th>
              {columns.map(([title]) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {told.map((slot) => (
              <tr key={slot.at}>
                <th scope="row">{moment(slot.at)}</th>
                {columns.map(([title, of]) => (
                  <td key={title} className="num">
                    {of(slot)?.toLocaleString('en-US', { maximumFractionDigits: 1 }) ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
