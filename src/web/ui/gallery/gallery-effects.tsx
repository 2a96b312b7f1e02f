import { useRef, useState } from 'react';
import { effectNames, type EffectName } from '#shared/story/sound-effects.ts';
import { Button } from '../actions/button.tsx';

const labelOf = (effect: EffectName) => effect.replaceAll('_', ' ');

/** Every sound that a script can name, with one player for all. */
export function GalleryEffects() {
  const [heard, setHeard] = useState<EffectName>(effectNames[0]);
  const audio = useRef<HTMLAudioElement>(null);

  function hear(effect: EffectName) {
    setHeard(effect);
    const element = audio.current;
    if (!element) return;
    element.src = urlOf(effect);
    element.play().catch((error: unknown) => console.warn(`${effect} could not be played:`, error));
  }

  return (
    <section>
      <h2 className="kit__t">Sounds of a scene</h2>
      {/* Sounds without words have nothing to caption. */}
      <audio
        ref={audio}
        className="kit__audio"
        controls
        preload="none"
        src={urlOf(heard)}
        aria-label={labelOf(heard)}
      />
      <ul className="row kit__sounds">
        {effectNames.map((effect) => (
          <li key={effect}>
            <Button size="sm" aria-pressed={effect === heard} onClick={() => hear(effect)}>
              {labelOf(effect)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const urlOf = (effect: EffectName) => `/media/effects/${effect}.mp3`;
