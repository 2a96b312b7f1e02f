import { Play } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { ListeningSeason } from '#shared/listening-log.ts';
import { formatTime } from '#shared/listening.ts';
import type { Night, Sign } from '#web/player/timer/night.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { playEpisode } from '../play-episode.ts';
import './night-card.css';

type Props = { night: Night; season: ListeningSeason; onAnswer: () => void };

const signs: Record<Exclude<Sign, 'timer'>, string> = { touch: 'a touch', key: 'a key', volume: 'the volume' };
const clock = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const weekday = new Intl.DateTimeFormat('en', { weekday: 'long' });
const dayMs = 24 * 60 * 60 * 1000;

/** The morning after the sleep timer: where its listener was last awake, where it stopped, and the beginning. */
export function NightCard({ night, season, onAnswer }: Props) {
  const { awake, stopped, durationMs } = night;
  const isOne = awake.episodeId === stopped.episodeId;
  const when = Date.now() - stopped.atMs < dayMs ? 'Last night' : `On ${weekday.format(stopped.atMs)} night`;
  const listen = (episodeId: string, seconds: number) => {
    const episode = season.episodes.find(({ id }) => id === episodeId);
    onAnswer();
    if (episode) playEpisode(season, episode, seconds);
  };
  const name = (title: string, number: number | undefined, seconds: number) =>
    isOne ? formatTime(seconds) : `${formatTime(seconds)} of ${number ? `episode ${number}` : title}`;
  return (
    <article className="night on-stage" aria-labelledby="where-was-i">
      {season.featured_image_url && (
        <span className="night__pic" aria-hidden="true">
          <Picture src={season.featured_image_url} alt="" width={418} height={418} sizes="418px" widest={640} />
        </span>
      )}
      <div className="night__t">
        <h3 id="where-was-i">Where was I?</h3>
        <p>
          {when} <b>{stopped.title}</b> went on without you.{' '}
          {awake.sign === 'timer'
            ? `There was no sign of you after the timer was set, at ${clock.format(awake.atMs)}.`
            : `The last sign of you was ${signs[awake.sign]}, at ${clock.format(awake.atMs)}.`}
        </p>
        {isOne && durationMs !== null && (
          <NightLine awake={awake.seconds} stopped={stopped.seconds} endMs={durationMs} />
        )}
        <Button
          variant="primary"
          wide
          icon={Play}
          className="num"
          onClick={() => listen(awake.episodeId, awake.seconds)}
        >
          Listen from {name(awake.title, awake.number, awake.seconds)}
        </Button>
        <button type="button" className="night__or num" onClick={() => listen(stopped.episodeId, stopped.seconds)}>
          <b>Where it stopped</b> {name(stopped.title, stopped.number, stopped.seconds)}
        </button>
        <button type="button" className="night__or num" onClick={() => listen(awake.episodeId, 0)}>
          <b>From the beginning</b> {name(awake.title, awake.number, 0)}
        </button>
      </div>
    </article>
  );
}

/** Solid while awake, dashed while asleep. The sentence above says it too. */
function NightLine({ awake, stopped, endMs }: { awake: number; stopped: number; endMs: number }) {
  const share = (seconds: number) => Math.min(1, (seconds * 1000) / endMs);
  const places = { '--awake': share(awake), '--stopped': share(stopped) } as CSSProperties;
  return (
    <div className="night__line num" style={places} aria-hidden="true">
      <span className="night__awake">awake, {formatTime(awake)}</span>
      <i />
      <span>0:00</span>
      <span className="night__stop">stopped, {formatTime(stopped)}</span>
    </div>
  );
}
