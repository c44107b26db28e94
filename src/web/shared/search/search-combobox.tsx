import { type MouseEvent, useState } from 'react';
import { Combobox } from '~/web/ui/fields/combobox';
import type { ComboboxOption, ComboboxPanel } from '~/web/ui/fields/combobox-list';
import type { SuggestionSource } from './suggestion-source';
import { useSuggestionRenderer } from './use-suggestion-renderer';
import { type SuggestionState, useSuggestions } from './use-suggestions';

export interface SearchComboboxProps {
  label: string;
  placeholder: string;
  source: SuggestionSource;
  text: string;
  onTextChange: (text: string) => void;
  /** Called before the suggestion is followed; call `preventDefault` to stop that. */
  onChoose: (option: ComboboxOption, event: MouseEvent) => void;
  /** Adds links to the categories while the input is empty, and to all results otherwise. */
  hasBrowseLinks?: boolean;
  panel?: ComboboxPanel;
  required?: boolean;
  inputClassName?: string;
}

/** The search input with suggestions, without a form; see SearchForm and LiveSearch. */
export function SearchCombobox({ source, hasBrowseLinks = false, ...props }: SearchComboboxProps) {
  const [open, setOpen] = useState(false);
  const { text } = props;
  const suggestions = useSuggestions(source, open ? text : '');
  const { found } = suggestions;
  const drawing = useSuggestionRenderer(open);
  const [, setClearedAt] = useState(0);
  return (
    <Combobox
      name="search"
      {...props}
      open={open}
      onOpenChange={setOpen}
      list={drawing?.SuggestionList}
      groups={
        drawing?.suggestionGroups({
          found,
          query: text,
          hasBrowseLinks,
          // Renders the list without them.
          onRecentCleared: () => setClearedAt(Date.now()),
        }) ?? []
      }
      status={describe(suggestions)}
    />
  );
}

function describe({ phase, found }: SuggestionState): string {
  if (phase === 'idle') return '';
  if (phase === 'searching') return 'Searching...';
  if (!found) return 'Suggestions are not available right now. Press Enter to search.';
  const count = Object.values(found).reduce((sum, group) => sum + group.length, 0);
  if (count === 0) return 'No results found. Try searching for products, brands, or categories.';
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}
