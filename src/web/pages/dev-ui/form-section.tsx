import { useState } from 'react';
import { LiveSearch } from '~/web/shared/search/live-search';
import { listingSuggestions } from '~/web/shared/search/suggestion-source';
import { Button } from '~/web/ui/button';
import { SelectField } from '~/web/ui/fields/select-field';
import { TextArea } from '~/web/ui/fields/text-area';
import { TextField } from '~/web/ui/fields/text-field';
import { IconButton } from '~/web/ui/icon-button';
import { CloseIcon, SearchIcon } from '~/web/ui/icons';
import { InfoIcon } from '~/web/ui/page-icons';
import { Specimen, StyleGuideSection } from './specimen';

const pair = 'grid max-w-3xl gap-x-6 gap-y-6 sm:grid-cols-2';

export function FormSection() {
  const [query, setQuery] = useState('retinol');
  const [applied, setApplied] = useState('');
  return (
    <StyleGuideSection
      id="forms"
      number="06"
      title="Fields"
      intro="A label above, a hint below, and an error message that says what is wrong."
    >
      <Specimen name="Text field">
        <div className={pair}>
          <TextField label="Full name" autoComplete="name" />
          <TextField
            label="Email"
            type="email"
            required
            placeholder="you@example.com"
            hint="We only email you when a price drops."
            autoComplete="email"
          />
          <TextField
            label="Password"
            type="password"
            required
            defaultValue="short"
            error="Use at least 8 characters."
            autoComplete="new-password"
            trailing={
              <IconButton label="About passwords" size="sm">
                <InfoIcon />
              </IconButton>
            }
          />
          <TextField
            label="Target price"
            type="number"
            inputMode="decimal"
            defaultValue="24.90"
            leading="$"
            hint="Both a hint"
            error="and an error: this is above today’s price."
          />
          <TextField
            label="Search (the label is hidden)"
            hideLabel
            type="search"
            placeholder="Search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            leading={<SearchIcon />}
            trailing={
              query && (
                <IconButton label="Clear" size="sm" onClick={() => setQuery('')}>
                  <CloseIcon className="size-4.5" />
                </IconButton>
              )
            }
          />
          <TextField label="Disabled" hideLabel disabled defaultValue="Nothing to enter" />
        </div>
      </Specimen>
      <Specimen name="Combobox" note="With the suggestions of a listing’s search box.">
        <LiveSearch
          label="Search this list"
          placeholder="Search this list..."
          source={listingSuggestions}
          value={applied}
          onChange={setApplied}
          action="/products"
          className="max-w-md"
        />
        <p className="mt-3 flex items-center gap-4 text-sm text-soft">
          <output aria-label="Applied search">{applied || 'No search applied'}</output>
          <Button size="sm" variant="secondary" onClick={() => setApplied('')}>
            Clear all filters
          </Button>
        </p>
      </Specimen>
      <Specimen name="Select">
        <div className={pair}>
          <SelectField label="Sort by" defaultValue="price">
            <option value="price">Price: low to high</option>
            <option value="rating">Best rated</option>
            <option value="long">
              An option with a name so long that it cannot possibly fit in the field
            </option>
          </SelectField>
          <SelectField label="Category" required defaultValue="" error="Choose a category.">
            <option value="" disabled>
              Choose one
            </option>
            <option>Skincare</option>
            <option>Makeup</option>
          </SelectField>
          <SelectField label="Disabled" disabled>
            <option>Nothing to choose</option>
          </SelectField>
        </div>
      </Specimen>
      <Specimen name="Text area" note="Grows with its content.">
        <div className={pair}>
          <TextArea label="Message" required hint="At least ten characters." />
          <TextArea
            label="Message"
            defaultValue="Hi"
            error="Please write at least ten characters."
          />
        </div>
      </Specimen>
    </StyleGuideSection>
  );
}
