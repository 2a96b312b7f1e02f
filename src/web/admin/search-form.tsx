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

/** Looks for words by the page's own address, so that going back finds the same list. */
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
