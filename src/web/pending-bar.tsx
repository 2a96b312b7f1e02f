import { useNavigation } from 'react-router';
import './pending-bar.css';

/** A thin light along the top while the next page is on its way; it waits a moment, so quick pages never flash it. */
export function PendingBar() {
  const { state, location } = useNavigation();
  if (state !== 'loading') return null;
  return (
    <div className="pending" role="status">
      <span className="vh">{location.pathname.startsWith('/shows/') ? 'Loading show...' : 'Loading...'}</span>
    </div>
  );
}
