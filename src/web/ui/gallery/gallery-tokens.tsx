import { BillTitle } from '../words/bill-title.tsx';

const inks = [
  'bg',
  's1',
  's2',
  's3',
  'line-strong',
  'text',
  'text-2',
  'text-3',
  'lamp',
  'lamp-hi',
  'velvet',
  'ember',
  'verd',
  'sky',
];

export function GalleryTokens() {
  return (
    <>
      <section>
        <h2 className="kit__t">Ink, paper, lamp</h2>
        <div className="sws">
          {inks.map((ink) => (
            <div className="sw" key={ink}>
              <i style={{ background: `var(--${ink})` }} />
              <b>{ink}</b>
            </div>
          ))}
        </div>
      </section>
      <section>
        <h2 className="kit__t">Type</h2>
        <p className="d kit__d1">
          <BillTitle>Night Train to Nowhere</BillTitle>
        </p>
        <p className="d kit__h2">What happens next?</p>
        <p className="kit__card">Row out to the second light</p>
        <p>
          Figtree carries everything that is read for longer than a line: transcripts, descriptions, forms.{' '}
          <em>Narration is set in italic.</em>
        </p>
        <p className="muted num">4:47 / 12:22 · 1,240 cantos · 48.2K views</p>
      </section>
    </>
  );
}
