import { ArrowRight, Play, Square, Tv } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ShowCard } from '#shared/shows.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Badge } from '#web/ui/words/badge.tsx';
import { useNear } from '../use-near.ts';
import { VideoFrame } from './video-frame.tsx';
import { wantsMotion } from './wants-motion.ts';
import './featured-video.css';

type Props = { show: ShowCard; embed: string; href: string };

/** The featured show's video. It starts as it scrolls near the view, unless the visitor saves data or reduced motion. */
export function FeaturedVideo({ show, embed, href }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const near = useNear(stage, '300px');
  const [playing, setPlaying] = useState(false);
  // Each of the two buttons is removed when pressed, so the focus moves to the other one.
  const [pressed, setPressed] = useState(false);
  const press = () => {
    setPressed(true);
    setPlaying(!playing);
  };
  useEffect(() => {
    if (near && wantsMotion()) setPlaying(true);
  }, [near]);

  return (
    <section className="sec sec--lg stagewrap" aria-labelledby="featured-video">
      <div className="wrap">
        <div className="stage" ref={stage}>
          <div className="stage__drape stage__drape--l" />
          <div className="stage__drape stage__drape--r" />
          <div className="stage__screen">
            <Picture src={show.image_url} alt="" sizes="(min-width:901px) 55vw, 92vw" width={16} height={9} />
            {playing && <VideoFrame src={embed} title={`Featured video: ${show.name}`} />}
            {!playing && (
              <button
                type="button"
                className="stage__play"
                aria-label={`Play the featured video of ${show.name}`}
                autoFocus={pressed}
                onClick={press}
              >
                <Icon of={Play} />
              </button>
            )}
            <div className="stage__bar">
              <Badge icon={Tv}>Featured video</Badge>
              {playing && (
                <IconButton icon={Square} label="Stop the featured video" autoFocus={pressed} onClick={press} />
              )}
            </div>
          </div>
          <div className="stage__foot" aria-hidden="true" />
        </div>
        <div className="stage__cap">
          <h2 className="d" id="featured-video">
            Watch {show.name}
          </h2>
          {show.description && <p className="muted">{show.description}</p>}
          <Link className="see" to={href}>
            Open the show <Icon of={ArrowRight} />
          </Link>
        </div>
      </div>
    </section>
  );
}
