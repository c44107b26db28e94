import { useState } from 'react';
import { Checkbox } from '~/web/ui/fields/checkbox';
import { RadioGroup } from '~/web/ui/fields/radio-group';
import { RangeSlider } from '~/web/ui/fields/range-slider';
import { Slider } from '~/web/ui/fields/slider';
import { Specimen, StyleGuideSection } from './specimen';

const dollars = (value: number) => `$${value}`;

export function ChoiceSection() {
  const [committed, setCommitted] = useState<string>();
  return (
    <StyleGuideSection
      id="choices"
      number="07"
      title="Choices"
      intro="Native checkboxes, radio buttons and ranges with our styles, so that the keyboard and forms without scripts work."
    >
      <Specimen name="Checkbox">
        <div className="grid max-w-3xl gap-x-6 gap-y-2 sm:grid-cols-2">
          <Checkbox label="In stock only" />
          <Checkbox label="Free shipping" defaultChecked />
          <Checkbox label="Disabled" disabled />
          <Checkbox label="Disabled and checked" disabled defaultChecked />
          <Checkbox
            label="Send me the weekly newsletter with the latest price drops and, occasionally, a longer article about one of them"
            hint="You can unsubscribe at any time."
          />
          <Checkbox label="I accept the terms" required error="Please accept the terms." />
        </div>
      </Specimen>
      <Specimen name="Radio group">
        <div className="grid max-w-3xl gap-6 sm:grid-cols-2">
          <RadioGroup
            label="Notify me when"
            name="when"
            defaultValue="target"
            options={[
              { value: 'any', label: 'The price drops at all' },
              {
                value: 'target',
                label: 'The price drops below my target',
                hint: 'You set the target next.',
              },
              { value: 'stock', label: 'It is back in stock', disabled: true },
            ]}
          />
          <RadioGroup
            label="Skin type"
            name="skin"
            error="Choose one."
            options={[
              { value: 'dry', label: 'Dry' },
              { value: 'oily', label: 'Oily' },
            ]}
          />
        </div>
      </Specimen>
      <Specimen name="Slider">
        <div className="grid max-w-3xl gap-x-10 gap-y-4 sm:grid-cols-2">
          <Slider label="From 0 to 100" name="plain" defaultValue={40} />
          <Slider label="Target price" defaultValue={25} max={60} step={5} format={dollars} />
          <Slider label="Disabled" disabled defaultValue={70} />
        </div>
      </Specimen>
      <Specimen name="Range" note="The thumbs cannot pass each other.">
        <div className="grid max-w-3xl gap-x-10 gap-y-4 sm:grid-cols-2">
          <RangeSlider
            label="Price"
            low={{ label: 'Lowest price', name: 'minPrice' }}
            high={{ label: 'Highest price', name: 'maxPrice' }}
            max={200}
            defaultValue={[20, 120]}
            format={dollars}
            onCommit={(range) => setCommitted(range.map(dollars).join(' to '))}
          />
          <RangeSlider
            label="Both at the end"
            low={{ label: 'Lowest' }}
            high={{ label: 'Highest' }}
            defaultValue={[100, 100]}
          />
        </div>
        <p className="figures mt-2 text-soft text-xs">Committed value: {committed ?? 'none yet'}</p>
      </Specimen>
    </StyleGuideSection>
  );
}
