import { Headphones, Heart } from 'lucide-react';
import { Icon } from '../icons/icon.tsx';
import { formatCount } from './counts.ts';

const stats = {
  likes: { glyph: Heart, one: 'like' },
  views: { glyph: Headphones, one: 'view' },
  plays: { glyph: Headphones, one: 'play' },
};

/** A glyph and a short number; the word is there for assistive technology. */
export function Stat({ of, count }: { of: keyof typeof stats; count: number }) {
  const { glyph, one } = stats[of];
  return (
    <span>
      <Icon of={glyph} />
      {formatCount(count)}
      <span className="vh"> {count === 1 ? one : of}</span>
    </span>
  );
}
