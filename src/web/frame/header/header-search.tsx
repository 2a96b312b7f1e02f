import { Search } from 'lucide-react';
import { Suspense, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { fewestLetters } from '#shared/search/search-limits.ts';
import { deferred } from '#web/delivery/deferred.ts';
import { Icon } from '#web/ui/icons/icon.tsx';

const SearchPanel = deferred(async () => (await import('../search/search-panel.tsx')).SearchPanel);

type Props = {
  /** In a document without scripts, where the browser itself has to refuse blank text. */
  isStatic?: boolean;
  onDone?: () => void;
};

/** 'Search Interactive Shows': shows what it finds while one types, leads to Browse and empties itself; blank text does nothing. */
export function HeaderSearch({ isStatic = false, onDone }: Props) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const finish = () => {
    setText('');
    onDone?.();
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    const address = searchAddress(text);
    if (!address) return;
    finish();
    void navigate(address);
  }

  return (
    <form className="search" role="search" action="/browse" onSubmit={submit}>
      <Icon of={Search} />
      <input
        ref={field}
        type="search"
        {...(!isStatic && { role: 'combobox', 'aria-expanded': false, 'aria-autocomplete': 'list' })}
        name="search"
        placeholder="Search Interactive Shows"
        aria-label="Search Interactive Shows"
        autoComplete="off"
        enterKeyHint="search"
        {...(isStatic && { required: true, pattern: '.*\\S.*' })}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Suspense fallback={null}>
        {!isStatic && text.trim().length >= fewestLetters && (
          <SearchPanel text={text} field={field} onChosen={finish} />
        )}
      </Suspense>
    </form>
  );
}

/** Where a search leads: Browse with the words in its address; null for blank ones. */
export function searchAddress(text: string): string | null {
  const words = text.trim();
  return words ? `/browse?search=${encodeURIComponent(words)}` : null;
}
