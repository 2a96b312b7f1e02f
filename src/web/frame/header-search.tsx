import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '#web/ui/icons/icon.tsx';
import { searchAddress } from './search-address.ts';

type Props = {
  /** In a document without scripts, where the browser itself has to refuse blank text. */
  still?: boolean;
  onDone?: () => void;
};

/** 'Search Interactive Shows': leads to Browse and empties itself; blank text does nothing. */
export function HeaderSearch({ still = false, onDone }: Props) {
  const [text, setText] = useState('');
  const navigate = useNavigate();

  function submit(event: FormEvent) {
    event.preventDefault();
    const address = searchAddress(text);
    if (!address) return;
    setText('');
    onDone?.();
    void navigate(address);
  }

  return (
    <form className="search" role="search" action="/browse" onSubmit={submit}>
      <Icon of={Search} />
      <input
        type="search"
        name="search"
        placeholder="Search Interactive Shows"
        aria-label="Search Interactive Shows"
        autoComplete="off"
        enterKeyHint="search"
        {...(still && { required: true, pattern: '.*\\S.*' })}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
