import { Link } from 'react-router';
import { brand } from '#shared/brand.ts';
import { CantoMark } from '#web/ui/icons/canto-mark.tsx';
import './logo.css';

export function Logo() {
  return (
    <Link className="logo" to="/">
      <CantoMark />
      {brand.name}
    </Link>
  );
}
