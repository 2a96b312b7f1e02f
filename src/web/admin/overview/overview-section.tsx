import { Scale } from 'lucide-react';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { LedgerAudit, Overview, OverviewSlot } from '#shared/admin/overview.ts';
import { brand } from '#shared/brand.ts';
import { api } from '#web/api/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import type { DataOf } from '../load-section.ts';
import { moment } from '../moment.ts';
import { useAdminAction } from '../use-admin-action.ts';
import { FigureChart } from './figure-chart.tsx';
import { FiguresTable } from './figures-table.tsx';
import './overview.css';

const againMs = 60_000;
const number = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 1 });
const seconds = (value: number) => `${value.toFixed(1)} s`;
const gigabytes = (bytes: number) =>
  bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
const lateSeconds = 300;

/** How Canto is and has been in the last 24 hours, anew every minute while somebody looks. */
export function OverviewSection({ overview }: DataOf<'overview'>) {
  const { revalidate } = useRevalidator();
  const { busy, run } = useAdminAction();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, againMs);
    return () => clearInterval(timer);
  }, [revalidate]);
  const { slots, last_audit: audit } = overview;
  const total = (of: (slot: OverviewSlot) => number) => slots.reduce((sum, slot) => sum + of(slot), 0);
  const newest = slots.findLast((slot) => slot.first_sound_p50 !== null);
  return (
    <>
      {audit && audit.faults.length > 0 && <WrongLedger audit={audit} />}
      <dl className="ovw__now">
        {stateOf(overview).map(([name, value, isBad]) => (
          <div key={name} className={isBad ? 'ovw__fact ovw__fact--bad' : 'ovw__fact'}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="adm__acts">
        <Button
          size="sm"
          icon={Scale}
          disabled={busy}
          onClick={() => void run(() => api.admin.auditLedger(), 'The whole ledger was looked at')}
        >
          Audit the ledger now
        </Button>
      </div>
      <section className="ovw__charts" aria-label="The last 24 hours">
        <FigureChart
          title="Requests"
          sum={`${number(total((slot) => slot.requests))}, ${number(total((slot) => slot.failures))} failed`}
          slots={slots}
          bars={{ of: ({ requests }) => requests }}
          over={{ of: ({ failures }) => failures }}
        />
        <FigureChart
          title="First sound"
          sum={newest ? `${seconds(newest.first_sound_p50!)} median` : 'nothing was ordered'}
          slots={slots}
          bars={{ of: (slot) => slot.first_sound_p95 }}
          format={seconds}
        />
        <FigureChart
          title="Episodes finished"
          sum={number(total((slot) => slot.episodes))}
          slots={slots}
          bars={{ of: ({ episodes }) => episodes }}
        />
        <FigureChart
          title="Sentences spoken"
          sum={number(total((slot) => slot.takes))}
          slots={slots}
          bars={{ of: ({ takes }) => takes }}
        />
        <FigureChart
          title={`${brand.credits[0]!.toUpperCase()}${brand.credits.slice(1)} in and out`}
          sum={`${number(total((slot) => slot.cantos_in))} in, ${number(total((slot) => slot.cantos_out))} out`}
          slots={slots}
          bars={{ of: (slot) => slot.cantos_in }}
        />
        <FigureChart
          title="Failed services"
          sum={number(total((slot) => slot.provider_failures))}
          slots={slots}
          bars={{ of: () => 0 }}
          over={{ of: (slot) => slot.provider_failures }}
        />
      </section>
      <FiguresTable slots={slots} />
    </>
  );
}

function WrongLedger({ audit }: { audit: LedgerAudit }) {
  return (
    <div className="ovw__wrong">
      <Note kind="bad">The ledger is not right. {moment(audit.at)} (UTC), this was found:</Note>
      <ul>
        {audit.faults.map(({ rule, detail }) => (
          <li key={`${rule} ${detail}`}>
            <b>{rule}</b>: {detail}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is true at the moment: a name, a value, and whether somebody should do something about it. */
function stateOf(overview: Overview): [name: string, value: string, isBad: boolean][] {
  const { disk, last_audit: audit, last_backup: backup, waiting, running, oldest_seconds: oldest } = overview;
  const late = oldest > lateSeconds;
  return [
    ['Orders', `${number(waiting)} waiting, ${number(running)} in the making`, late],
    ['Longest wait', waiting > 0 ? `${number(oldest)} s` : 'nobody waits', late],
    [
      'Ledger',
      audit
        ? `${audit.faults.length === 0 ? 'every entry is right' : `${audit.faults.length} things are wrong`}, ${moment(audit.at)}`
        : 'not audited yet',
      (audit?.faults.length ?? 0) > 0,
    ],
    [
      'Last backup',
      backup
        ? `${moment(backup.at)}, ${gigabytes(backup.bytes)}`
        : overview.backups_kept > 0
          ? 'none yet'
          : 'none: set BACKUP_KEEP',
      !backup,
    ],
    ['Database', gigabytes(overview.database_bytes), false],
    ...(disk
      ? [
          [
            'Disk',
            `${gigabytes(disk.free_bytes)} free of ${gigabytes(disk.total_bytes)}`,
            disk.free_bytes < disk.total_bytes * 0.05,
          ] satisfies [string, string, boolean],
        ]
      : []),
  ];
}
