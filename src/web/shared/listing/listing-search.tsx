import { useEffect, useRef, useState } from 'react';
import { SearchIcon } from '~/web/ui/icons';
import { TextField } from '~/web/ui/text-field';
import type { ChangeListing } from './use-listing';

interface ListingSearchProps {
  formId: string;
  search: string;
  change: ChangeListing;
}

const debounceMs = 300;

/** The listing's own search: applied 300 ms after the last letter. */
export function ListingSearch({ formId, search, change }: ListingSearchProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (text.trim() !== search) change({ search: text.trim() });
    }, debounceMs);
  }
  return (
    <TextField
      label="Search products"
      hideLabel
      type="search"
      name="search"
      form={formId}
      autoComplete="off"
      maxLength={200}
      placeholder="Search products or brands..."
      leading={<SearchIcon />}
      value={typed ?? search}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped(null)}
      className="grow"
    />
  );
}
