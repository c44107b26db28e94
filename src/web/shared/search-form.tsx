import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { SearchIcon } from '~/web/ui/icons';
import { searchTarget } from './search-target';

interface SearchFormProps {
  placeholder: string;
  /** Beside the input: a button, or nothing where Enter is enough. */
  children?: ReactNode;
  className?: string;
  inputClassName?: string;
  onSearched?: () => void;
}

/**
 * A search box that leads to the listing. Blank text does nothing; after a search the box is
 * empty again. Without JavaScript it is a plain GET form to the same address.
 */
export function SearchForm(props: SearchFormProps) {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    const target = searchTarget(text);
    if (!target) return;
    setText('');
    props.onSearched?.();
    navigate(target);
  }

  return (
    <search className={props.className}>
      <form action="/products" onSubmit={submit} className="flex flex-wrap items-center gap-2">
        <div className="relative grow basis-60">
          <label htmlFor={id} className="sr-only">
            Search
          </label>
          <SearchIcon className="pointer-events-none absolute left-3.5 top-1/2 size-5 -translate-y-1/2 text-soft" />
          <input
            id={id}
            name="search"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={200}
            placeholder={props.placeholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={`h-11 w-full rounded-full border border-edge bg-surface pl-11 pr-4 text-sm text-ink placeholder:text-soft focus-visible:outline-offset-0 ${props.inputClassName ?? ''}`}
          />
        </div>
        {props.children}
      </form>
    </search>
  );
}
