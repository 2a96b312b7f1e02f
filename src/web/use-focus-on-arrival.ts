import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a navigation the focus stands at the new page's beginning, as it would had the browser loaded it. */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const at = useRef(pathname);
  useEffect(() => {
    if (at.current === pathname) return;
    at.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
