import license from '../../../LICENSE?raw';
import notice from '../../../NOTICE?raw';
import { brand } from '#shared/brand.ts';
import { readNotice } from './read-notice.ts';
import { ReadingPage } from './reading-page.tsx';

/** The repository's own NOTICE and LICENSE, so that page and files never differ. */
export function CreditsPage() {
  const { head, entries, tail } = readNotice(notice);
  return (
    <ReadingPage title="Credits">
      <p>{head}</p>
      <h2>Parts by others, and their terms</h2>
      <ul>
        {entries.map(({ part, terms }) => (
          <li key={terms}>
            {part && <b>{part}: </b>}
            {terms}
          </li>
        ))}
      </ul>
      <p>{tail}</p>
      <h2>The license of {brand.name}</h2>
      <pre>{license}</pre>
    </ReadingPage>
  );
}
