import { redirect } from 'react-router';

/** `/interactive-shows`: where a season's Back link leads. */
export function loader() {
  throw redirect('/browse', 301);
}
