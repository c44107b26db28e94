import { useState } from 'react';
import { listingSuggestions, type SuggestionsJson } from '~/web/shared/search/suggestion-source';
import { useSuggestionRenderer } from '~/web/shared/search/use-suggestion-renderer';
import { useSuggestions } from '~/web/shared/search/use-suggestions';
import { Combobox } from '~/web/ui/fields/combobox';
import { Field } from '~/web/ui/fields/field';

type Product = SuggestionsJson['products'][number];

interface ProductFieldProps {
  id: string;
  name: string;
  label: string;
  hint: string;
  error: string | undefined;
  defaultValue: string | undefined;
  autoFocus?: boolean | undefined;
  className?: string;
  onChoose: (product: Product) => void;
}

/** A product name field with suggestions from our catalog. */
export function ProductField({ defaultValue = '', onChoose, ...props }: ProductFieldProps) {
  const { id, label, hint, error, className } = props;
  const [text, setText] = useState(defaultValue);
  const [open, setOpen] = useState(false);
  const { phase, found } = useSuggestions(listingSuggestions, open ? text : '');
  const products = found?.products ?? [];
  const drawing = useSuggestionRenderer(open);
  const groups = drawing?.suggestionGroups({ found, query: text, hasBrowseLinks: false }) ?? [];
  const isMissing = phase === 'found' && products.length === 0;
  return (
    <Field id={id} label={label} hint={hint} error={error} required className={className}>
      {(control) => (
        <Combobox
          label={label}
          placeholder=""
          name={props.name}
          text={text}
          onTextChange={setText}
          open={open}
          onOpenChange={setOpen}
          list={drawing?.SuggestionList}
          groups={groups}
          status={isMissing ? 'Not in our catalog. We can only match products that we list.' : ''}
          onChoose={(option, event) => {
            event.preventDefault();
            const product = products.find(({ id: number }) => option.key === `product-${number}`);
            if (!product) return;
            setText(product.name);
            onChoose(product);
          }}
          control={control}
        />
      )}
    </Field>
  );
}
