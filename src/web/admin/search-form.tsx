import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#web/ui/actions/button.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';

type Props = {
  action: string;
  label: string;
  search: string | undefined;
  /** Hidden fields that go along. */ children?: ReactNode;
};

/** A search form that writes to the page's address, so that going back restores the list. */
export function SearchForm({ action, label, search, children }: Props) {
  return (
    <Form className="adm__search" role="search" aria-label={label} action={action}>
      {children}
      <TextInput key={search} name="search" type="search" label={label} defaultValue={search} maxLength={200} />
      <Button type="submit" icon={Search}>
        Search
      </Button>
    </Form>
  );
}
