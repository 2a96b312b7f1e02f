import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Episode, EpisodeChoice } from '#shared/seasons.ts';
import { RemixEpisode } from './remix-episode.tsx';

const choice = (order: number) =>
  ({
    id: `c${order}`,
    episode_id: 'e1',
    choice_text: `Door ${order}`,
    choice_order: order,
    told: null,
  }) as EpisodeChoice;
const episode = { id: 'e1', episode_number: 1, title: 'One', content: 'It rained.', choice_text: null } as Episode;
const nothing = () => undefined;

it('every door can be picked for a remix, the one that the season took too, which is named', () => {
  const draw = (busy: boolean) =>
    renderToStaticMarkup(
      <RemixEpisode
        episode={episode}
        open
        onPick={nothing}
        choices={[choice(1), choice(2)]}
        choiceId={null}
        taken="Door 2"
        onChoose={nothing}
        onContinue={nothing}
        busy={busy}
      />,
    );
  expect(draw(false)).toMatch(/Door 2<.*Taken in this season/);
  expect(draw(false)).not.toContain('disabled');
  expect(draw(true).match(/disabled/g)).toHaveLength(3);
});
