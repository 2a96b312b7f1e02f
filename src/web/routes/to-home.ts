import { redirect } from 'react-router';

/** `/player`: where 'Return to Home' leads. */
export function loader() {
  throw redirect('/', 301);
}
