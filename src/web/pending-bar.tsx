import { useNavigation } from 'react-router';
import './pending-bar.css';

const aShow = /^\/(?:interactive-)?shows(?:\/|$)/;

/** A thin light along the top while the next page is on its way; it waits a moment, so quick pages never flash it. */
export function PendingBar() {
  const { state, location } = useNavigation();
  if (state !== 'loading') return null;
  const show = aShow.test(location.pathname);
  return (
    <div className="pending" role="status">
      <span className={show ? 'pending__w' : 'vh'}>{show ? 'Loading show...' : 'Loading...'}</span>
    </div>
  );
}
