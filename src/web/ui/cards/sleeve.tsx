import type { ReactNode } from 'react';
import { Picture } from '../pictures/picture.tsx';
import './sleeve.css';

const sleeveSizes = '(min-width:1280px) 242px, (min-width:1024px) 24vw, (min-width:768px) 31vw, 44vw';

type Props = { image: string | null; alt?: string; sizes?: string; priority?: boolean; children?: ReactNode };

/** A season's cover, drawn with a spine at the left and page edges at the right. Children are laid over it. */
export function Sleeve({ image, alt = '', sizes = sleeveSizes, priority, children }: Props) {
  return (
    <span className="sleeve__a">
      <Picture src={image} alt={alt} sizes={sizes} width={480} height={480} widest={960} priority={priority} />
      <i className="sleeve__sp" />
      {children}
    </span>
  );
}
