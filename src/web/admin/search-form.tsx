import { Search } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#web/ui/actions/button.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';

type Props = {
  action: string;
  label: string;
  search: string | undefined;
  /** Hidden fields that go along. */ children?: ReactNode;
};

/**
 * A search form that writes to the page's address, so that going back restores the list. React Router's own form would put
 * a kilobyte of its code into every page.
 */
export function SearchForm({ action, label, search, children }: Props) {
  const navigate = useNavigate();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    void navigate(`${action}?${new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))}`);
  }
  return (
    <form className="adm__search" role="search" aria-label={label} action={action} onSubmit={submit}>
      {children}
      <TextInput key={search} name="search" type="search" label={label} defaultValue={search} maxLength={200} />
      <Button type="submit" icon={Search}>
        Search
      </Button>
    </form>
  );
}
