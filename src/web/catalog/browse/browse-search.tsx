import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Icon } from '#web/ui/icons/icon.tsx';
import { searchLimit } from '#shared/search/search-limits.ts';
import '#web/ui/forms/field.css';

const pauseMs = 300;

type Props = { search: string; onSearch: (search: string) => void };

/** Searches by itself as soon as the typing pauses; without scripts, on Enter. */
export function BrowseSearch({ search, onSearch }: Props) {
  const [text, setText] = useState(search);
  const sent = useRef(search);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address was changed from outside: by the header's search, a link or the back button.
  useEffect(() => {
    if (search === sent.current.trim()) return;
    clearTimeout(pause.current);
    sent.current = search;
    setText(search);
  }, [search]);
  useEffect(() => () => clearTimeout(pause.current), []);

  function send(words: string) {
    clearTimeout(pause.current);
    if (words.trim() === sent.current.trim()) return;
    sent.current = words;
    onSearch(words.trim());
  }
  function type(words: string) {
    setText(words);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => send(words), pauseMs);
  }

  return (
    <form
      className="bsearch"
      role="search"
      aria-label="Shows"
      action="/browse"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send(text);
      }}
    >
      <Icon of={Search} />
      <input
        className="inp"
        type="search"
        name="search"
        placeholder="Search Interactive Shows"
        aria-label="Search shows by name or description"
        maxLength={searchLimit}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => type(event.target.value)}
      />
    </form>
  );
}
