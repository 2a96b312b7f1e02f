import type { SearchKind } from '#shared/search/search-limits.ts';
import { ArchPortrait } from '#web/ui/cards/arch-portrait.tsx';
import { Sleeve } from '#web/ui/cards/sleeve.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Avatar } from '#web/ui/words/avatar.tsx';
import { cutAtWords, type SearchRow } from './search-rows.ts';
import './search.css';

/** A picture whose silhouette tells the kind, and name and note with the letters searched for underlined. */
export function SearchRowContent({ row, words }: { row: SearchRow; words: string }) {
  return (
    <>
      <span className={`sfound__p sfound__p--${row.kind}`} aria-hidden="true">
        <Silhouette row={row} kind={row.kind} />
      </span>
      <span className="sfound__w">
        <b>
          <Marked text={row.title} words={words} />
        </b>
        <span>
          <Marked text={row.note} words={words} />
        </span>
      </span>
    </>
  );
}

function Silhouette({ row, kind }: { row: SearchRow; kind: SearchKind }) {
  if (kind === 'seasons') {
    return (
      <span className="sleeve">
        <Sleeve image={row.image} sizes="57px" />
      </span>
    );
  }
  if (kind === 'characters') return <ArchPortrait image={row.image} sizes="49px" />;
  if (kind === 'creators') return <Avatar name={row.title} />;
  return <Picture src={row.image} alt="" width={160} height={240} sizes="57px" widest={160} />;
}

function Marked({ text, words }: { text: string; words: string }) {
  return cutAtWords(text, words).map((part, at) => (at % 2 === 1 ? <u key={at}>{part}</u> : part));
}
