import type { OverviewSlot } from '#shared/admin/overview.ts';

type Series = { of(slot: OverviewSlot): number | null };
type Props = {
  title: string;
  /** What the chart comes to, in words. */
  sum: string;
  slots: OverviewSlot[];
  bars: Series;
  /** Drawn over the bars, in the colour of what is wrong. */
  over?: Series;
  /** What the highest value is called: `12 a minute`, `1.8 s`. */
  format?(value: number): string;
};

const height = 100;
const step = 10;
const plain = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 1 });

/** Bars of the last 24 hours. Its words say what matters; the numbers themselves stand in the table below the charts. */
export function FigureChart({ title, sum, slots, bars, over, format = plain }: Props) {
  const highest = Math.max(0, ...slots.flatMap((slot) => [bars.of(slot) ?? 0, over?.of(slot) ?? 0]));
  return (
    <figure className="ovw__chart">
      <figcaption>
        <span className="ovw__title">{title}</span>
        <b className="ovw__sum num">{sum}</b>
      </figcaption>
      <svg
        viewBox={`0 0 ${slots.length * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title} in the last 24 hours: ${sum}${highest > 0 ? `, at most ${format(highest)} in half an hour` : ''}`}
      >
        {slots.map((slot, i) => (
          <g key={slot.at}>
            <Bar at={i} value={bars.of(slot)} highest={highest} className="ovw__bar" />
            {over && <Bar at={i} value={over.of(slot)} highest={highest} className="ovw__bar ovw__bar--over" />}
          </g>
        ))}
      </svg>
      <p className="ovw__axis" aria-hidden="true">
        <span>24 h ago</span>
        <span className="num">{highest > 0 ? `most: ${format(highest)}` : 'nothing yet'}</span>
        <span>now</span>
      </p>
    </figure>
  );
}

type BarProps = { at: number; value: number | null; highest: number; className: string };

/** A value that is there is seen, however small. */
function Bar({ at, value, highest, className }: BarProps) {
  if (!value || highest === 0) return null;
  const tall = Math.max(2, (value / highest) * height);
  return <rect className={className} x={at * step + 1} y={height - tall} width={step - 2} height={tall} />;
}
