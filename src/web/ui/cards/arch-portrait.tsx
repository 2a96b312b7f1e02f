import { Picture } from '../pictures/picture.tsx';
import './arch.css';

type Props = { image: string | null; alt?: string; lit?: boolean; sizes?: string };

/** A character: the portrait in an arch. `lit` is the lamp ring of what is chosen or open. */
export function ArchPortrait({ image, alt = '', lit = false, sizes = '(min-width:640px) 168px, 30vw' }: Props) {
  return (
    <span className={lit ? 'arch arch--lit' : 'arch'}>
      <Picture src={image} alt={alt} sizes={sizes} width={360} height={480} widest={640} />
    </span>
  );
}
