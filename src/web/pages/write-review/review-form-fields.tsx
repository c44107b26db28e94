import { useState } from 'react';
import { reviewLimits, usePeriods } from '~/domain/reviews/review';
import type { FieldErrors } from '~/web/shared/forms/check-fields';
import { usePeriodNames } from '~/web/shared/reviews/review-texts';
import type { ReviewFields } from '~/web/shared/reviews/write/review-fields';
import { formatCount } from '~/web/ui/fields/format-count';
import { RadioGroup } from '~/web/ui/fields/radio-group';
import { SelectField } from '~/web/ui/fields/select-field';
import { TextArea } from '~/web/ui/fields/text-area';
import { TextField } from '~/web/ui/fields/text-field';
import { ChoiceList } from './choice-list';
import { StarField } from './star-field';
import type { TraitChoices } from './trait-fields';

const { minTextLength, maxTextLength, titleLength } = reviewLimits;

interface ReviewFormFieldsProps {
  /** What the fields start with. */
  initial: ReviewFields;
  errors: FieldErrors;
  choices: TraitChoices;
}

/** What a person says about the product. */
export function ReviewFormFields({ initial, errors, choices }: ReviewFormFieldsProps) {
  const [length, setLength] = useState(initial.text.trim().length);
  return (
    <div className="space-y-6">
      <StarField defaultValue={initial.stars} error={errors.stars} />
      <TextField
        label="Title"
        name="title"
        required
        maxLength={titleLength}
        defaultValue={initial.title}
        error={errors.title}
        hint="The most important thing in a few words."
      />
      <TextArea
        label="Your review"
        name="text"
        required
        maxLength={maxTextLength}
        rows={8}
        defaultValue={initial.text}
        error={errors.text}
        onChange={(event) => setLength(event.target.value.trim().length)}
        hint={
          <span className="figures">
            {`${formatCount(length)} of ${minTextLength} to ${formatCount(maxTextLength)} characters. What did you like, what didn’t you like, and who is it for?`}
          </span>
        }
      />
      <RadioGroup
        label="Did you pay for it?"
        name="gotIt"
        required
        defaultValue={initial.gotIt}
        error={errors.gotIt}
        hint="Reviews of free products are marked, and are not part of the average."
        options={[
          { value: 'paid', label: 'I paid for it, or got it as a private gift' },
          { value: 'free', label: 'I got it for free, for example from the brand or a store' },
        ]}
      />
      <RadioGroup
        label="Would you buy it again? (optional)"
        name="wouldBuyAgain"
        defaultValue={initial.wouldBuyAgain}
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
          { value: '', label: 'I don’t know yet' },
        ]}
      />
      <SelectField
        label="How long have you used it? (optional)"
        name="usePeriod"
        defaultValue={initial.usePeriod}
        className="max-w-sm"
      >
        <option value="">No answer</option>
        {usePeriods.map((period) => (
          <option key={period} value={period}>
            {usePeriodNames[period]}
          </option>
        ))}
      </SelectField>
      <ChoiceList
        legend="What do you use it for? (optional)"
        name="usedFor"
        choices={choices.concern}
        chosen={initial.usedFor}
      />
    </div>
  );
}
