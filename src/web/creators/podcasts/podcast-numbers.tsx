import { Download } from 'lucide-react';
import { useState } from 'react';
import { numbersDays, type Podcast, type PodcastDay } from '#shared/podcasts.ts';
import { groupDigits } from '#shared/text/group-digits.ts';
import { api } from '#web/api/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { numbersCsv } from './podcast-words.ts';

const kinds = [
  ['views', 'page visits'],
  ['plays', 'plays'],
  ['seasons', 'fan seasons'],
] as const satisfies readonly (readonly [keyof PodcastDay, string])[];

/** The last two weeks as small columns, and a file of the last 90 days. */
export function PodcastNumbers({ podcast: { id, days, show } }: { podcast: Podcast }) {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const numbers = await api.podcasts.numbers({ id });
      saveFile(`${show?.slug ?? id}.csv`, numbersCsv(numbers.days));
    } catch (error) {
      console.error('Could not load the numbers:', error);
      toast.bad('Error', 'The numbers could not be had. Please try again.');
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="podnum" role="group" aria-label={`The last ${days.length} days of ${show?.name ?? 'it'}`}>
      {kinds.map(([kind, label]) => (
        <div key={kind} className="podnum__k">
          <p>
            <b className="d">{groupDigits(days.reduce((sum, day) => sum + day[kind], 0))}</b>
            <span>{label}</span>
          </p>
          <Columns values={days.map((day) => day[kind])} />
        </div>
      ))}
      <Button size="sm" variant="quiet" icon={Download} busy={busy && 'Counting...'} onClick={() => void download()}>
        Last {numbersDays} days as CSV<span className="vh"> of {show?.name}</span>
      </Button>
    </div>
  );
}

/** Drawn for the eye alone: the sum beside it is read out, and the days are in the file. */
function Columns({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  return (
    <svg viewBox={`0 0 ${values.length * 10} 42`} preserveAspectRatio="none" aria-hidden="true">
      {values.map((value, at) => {
        const height = Math.max(2, (value / most) * 40);
        return <rect key={at} x={at * 10 + 1.5} y={40 - height} width="7" height={height} rx="1" />;
      })}
      <path d={`M0 41H${values.length * 10}`} />
    </svg>
  );
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
