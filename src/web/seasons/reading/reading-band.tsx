import { SpellCheck } from 'lucide-react';
import { useState } from 'react';
import { sureEnough, type PlotReading, type SlotPart } from '#shared/story/plot-reading.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { SlotChoice } from './slot-choice.tsx';
import './reading.css';

type Props = {
  reading: PlotReading;
  refusal: string | null;
  locked: boolean;
  onPick: (slot: string, text: string | null) => Promise<boolean>;
  /** Offers an idea instead of one that nothing could be read from. */
  onSuggest: () => void;
};

/** "We will tell: …", the reading of an idea as one line in which each slot can be changed. */
export function ReadingBand({ reading, refusal, locked, onPick, onSuggest }: Props) {
  const [open, setOpen] = useState<string | null>(null);
  const slots = reading.parts.filter((part): part is SlotPart => 'slot' in part);
  if (reading.outcome !== 'read')
    return (
      <section className="reading" aria-label="We will tell">
        <p className="reading__k">We will tell</p>
        <p className="reading__note">
          {reading.outcome === 'foreign'
            ? 'We read English best. So the show tells one of its own.'
            : 'We couldn’t read this, so the show tells one of its own.'}{' '}
          <Button size="sm" disabled={locked} onClick={onSuggest}>
            Suggest a plot
          </Button>
        </p>
      </section>
    );
  const unsure = slots.find(({ sure }) => sure < sureEnough);
  return (
    <section className="reading" aria-label="We will tell">
      <p className="reading__k">We will tell</p>
      <div className="reading__line">
        {reading.parts.map((part, at) =>
          'slot' in part ? (
            <SlotChoice
              key={part.slot}
              part={part}
              at={slots.indexOf(part)}
              open={open === part.slot}
              locked={locked}
              refusal={refusal}
              onOpen={(isOpen) => setOpen(isOpen ? part.slot : null)}
              onPick={onPick}
            />
          ) : (
            <span className={part.isNames ? undefined : 'reading__j'} key={at}>
              {part.text}
            </span>
          ),
        )}
      </div>
      <p className="reading__note" role="status">
        <Icon of={SpellCheck} />
        <span>
          <Mended mended={reading.mended} />
          {unsure ? (
            <>
              We weren’t sure about <b>{unsure.text}</b>. Press to choose.
            </>
          ) : (
            'Press any part to change it.'
          )}
        </span>
      </p>
      <p className="vh" role="status">
        We will tell: {reading.parts.map(({ text }) => text).join('')}
      </p>
    </section>
  );
}

function Mended({ mended }: Pick<PlotReading, 'mended'>) {
  const [first, second] = mended;
  if (!first) return null;
  return (
    <>
      We read “{first.was}” as <b>{first.now}</b>
      {second && (
        <>
          {' '}
          and “{second.was}” as <b>{second.now}</b>
        </>
      )}
      .{' '}
    </>
  );
}
