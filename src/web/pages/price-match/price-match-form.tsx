import { useRef, useState } from 'react';
import {
  alreadyListedMessage,
  otherStore,
  otherStoreReason,
  verificationHours,
} from '~/domain/forms/price-match';
import { parseDollars, toCents } from '~/domain/prices/money';
import { formatDollarAmount } from '~/web/shared/catalog/format-dollar-amount';
import type { FormAnswer } from '~/web/shared/forms/form-answer';
import { SiteForm } from '~/web/shared/forms/site-form';
import { useSite } from '~/web/shared/root-data';
import { SelectField } from '~/web/ui/fields/select-field';
import { TextArea } from '~/web/ui/fields/text-area';
import { TextField } from '~/web/ui/fields/text-field';
import { ProductField } from './product-field';
import { type ListedPrice, useListedPrice } from './use-listed-price';

interface PriceMatchFormProps {
  stores: readonly { name: string; slug: string }[];
  answer: FormAnswer | undefined;
}

export function PriceMatchForm({ stores, answer }: PriceMatchFormProps) {
  const brand = useRef<HTMLInputElement>(null);
  const productUrl = useRef<HTMLInputElement>(null);
  const [store, setStore] = useState(answer?.values.store ?? '');
  const [price, setPrice] = useState(answer?.values.price ?? '');
  const { listed, lookUp } = useListedPrice();
  const publicUrl = useSite()?.publicUrl;
  const priceProblem = notLowerMessage(price, listed);
  return (
    <SiteForm
      name="price-match"
      action="/price-match"
      loadSchema={() => import('~/web/shared/forms/price-match-schema')}
      answer={answer}
      liveErrors={{
        ...(store === otherStore && { store: otherStoreReason }),
        ...(priceProblem && { price: priceProblem }),
      }}
      thanks={{
        title: 'Request sent',
        description: `We’ll verify the price within ${verificationHours} hours.`,
      }}
      submitLabel="Request a price match"
      note={`Verified within ${verificationHours} hours. You’ll get a link to a page that shows the status.`}
      className="mt-6"
    >
      {(field) => (
        <div className="grid gap-5 sm:grid-cols-2">
          <ProductField
            label="Product name"
            hint="Start typing and choose the product from our catalog."
            className="sm:col-span-2"
            onChoose={(product) => {
              setInputValue(brand.current, product.brand);
              const address = `${publicUrl ?? location.origin}/product/${product.id}`;
              setInputValue(productUrl.current, address);
              void lookUp(address);
            }}
            {...field('productName')}
          />
          <TextField ref={brand} label="Brand" required {...field('brand')} />
          <TextField
            ref={productUrl}
            label="Product URL"
            hint="The product’s page on this site."
            inputMode="url"
            autoCapitalize="none"
            required
            onBlur={(event) => void lookUp(event.target.value)}
            {...field('productUrl')}
          />
          <SelectField
            label="Competitor store"
            required
            onChange={(event) => setStore(event.target.value)}
            {...field('store')}
          >
            <option value="">Choose a store</option>
            {stores.map(({ name, slug }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
            <option value={otherStore}>Another store</option>
          </SelectField>
          <TextField
            label="Competitor price"
            leading="$"
            inputMode="decimal"
            autoComplete="off"
            required
            hint={
              !priceProblem &&
              listed &&
              `We list it at ${formatDollarAmount(listed.price)} at ${listed.store}.`
            }
            onChange={(event) => setPrice(event.target.value)}
            {...field('price')}
          />
          <TextField
            label="Competitor URL"
            hint="The page where you saw the price."
            inputMode="url"
            autoCapitalize="none"
            required
            className="sm:col-span-2"
            {...field('competitorUrl')}
          />
          <TextArea
            label="Details (optional)"
            hint="Shade, size, or anything else that helps us find it."
            className="sm:col-span-2"
            {...field('details')}
          />
          <TextField label="Your name" autoComplete="name" required {...field('name')} />
          <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
        </div>
      )}
    </SiteForm>
  );
}

/** Shown while typing: a price we already list is not a reason for a request. */
function notLowerMessage(text: string, listed: ListedPrice | null): string | undefined {
  const cents = parseDollars(text);
  if (!listed || cents === null || cents < toCents(listed.price)) return undefined;
  return alreadyListedMessage(formatDollarAmount(listed.price), listed.store);
}

/** Sets a field's value and fires an input event, so that the form validates it again. */
function setInputValue(input: HTMLInputElement | null, text: string): void {
  if (!input) return;
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
