import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { cx } from '~/web/ui/class-names';
import { rememberSearch } from './remember-search';
import { SearchCombobox } from './search-combobox';
import { searchTarget } from './search-target';
import { siteSuggestions } from './suggestion-source';

interface SearchFormProps {
  placeholder: string;
  /** Content next to the input, such as a button. */
  children?: ReactNode;
  className?: string;
  inputClassName?: string;
  /** Where the suggestions open: under the input, under the whole form, or across a sheet. */
  panel?: 'box' | 'form' | 'sheet';
  /** Called after a search or a choice. */
  onSearched?: () => void;
}

/**
 * A search form that leads to the listing, or through its suggestions directly to a product or
 * category. Ignores blank text; clears the input afterwards. Without JavaScript it is a plain GET
 * form.
 */
export function SearchForm(props: SearchFormProps) {
  const { children, className, onSearched, panel = 'box', ...box } = props;
  const navigate = useNavigate();
  const [text, setText] = useState('');

  function leave() {
    setText('');
    onSearched?.();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const target = searchTarget(text);
    if (!target) return;
    rememberSearch(text);
    leave();
    navigate(target);
  }

  return (
    <search className={className}>
      <form
        action="/products"
        onSubmit={submit}
        className={cx('flex flex-wrap items-center gap-2', panel === 'form' && 'relative')}
      >
        <SearchCombobox
          label="Search"
          source={siteSuggestions}
          text={text}
          onTextChange={setText}
          onChoose={(option) => {
            if (option.isSearch) rememberSearch(option.text);
            leave();
          }}
          hasBrowseLinks
          required
          panel={panel === 'form' ? 'around' : panel}
          {...box}
        />
        {children}
      </form>
    </search>
  );
}
