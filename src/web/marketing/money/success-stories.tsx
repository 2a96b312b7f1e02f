import { ArchPortrait } from '#web/ui/cards/arch-portrait.tsx';
import { Illustrative } from '../sections/chapter.tsx';
import './success-stories.css';

/** An invented creator; `figure` is a number of the house's advertising and no measurement. */
export type Story = {
  who: string;
  show: string;
  portrait?: 'mira-c' | 'tobias-c';
  figure: string;
  unit: string;
  text: string;
};

/** Examples of how it may go. They say of themselves that nobody in them is real. */
export function SuccessStories({ items }: { items: readonly Story[] }) {
  return (
    <>
      <ul className="sto">
        {items.map(({ who, show, portrait, figure, unit, text }) => (
          <li key={who}>
            {portrait && (
              <span className="sto__p">
                <ArchPortrait image={`/art/${portrait}.webp`} sizes="96px" />
              </span>
            )}
            <div>
              <p className="sto__n">
                <b className="d">{figure}</b> <span>{unit}</span>
              </p>
              <h3>
                {who}, {show}
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Illustrative>
        These people, shows and figures are made up to show how it may go. No creator has reported them, and yours will
        differ with your audience.
      </Illustrative>
    </>
  );
}
