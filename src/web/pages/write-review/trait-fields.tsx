import type { ReactNode } from 'react';
import { reviewLimits } from '~/domain/reviews/review';
import type { FieldErrors } from '~/web/shared/forms/check-fields';
import type { ReviewFields } from '~/web/shared/reviews/write/review-fields';
import { SelectField } from '~/web/ui/fields/select-field';
import { TextField } from '~/web/ui/fields/text-field';
import { ChoiceList } from './choice-list';

type Choices = readonly { slug: string; name: string }[];

export interface TraitChoices {
  skin: Choices;
  hair: Choices;
  age: Choices;
  concern: Choices;
}

interface TraitFieldsProps {
  initial: ReviewFields;
  choices: TraitChoices;
  errors: FieldErrors;
  /** Fills the fields from the person's preferences, if they want that. */
  children: ReactNode;
}

/** What a person says about themselves. All of it is optional and visible to readers. */
export function TraitFields({ initial, choices, errors, children }: TraitFieldsProps) {
  return (
    <section aria-labelledby="about-you" className="space-y-5">
      <div>
        <h2 id="about-you" className="font-display text-xl">
          About you
        </h2>
        <p className="mt-1 max-w-prose text-soft text-sm">
          Optional. It is shown with your review and helps people with similar skin or hair. Leave
          out what you don’t want to say.
        </p>
      </div>
      <TextField
        label="Name to show (optional)"
        name="author"
        autoComplete="off"
        maxLength={reviewLimits.authorLength}
        defaultValue={initial.author}
        error={errors.author}
        hint="Such as “Maya R.” Please don’t use your full name."
        className="max-w-sm"
      />
      {children}
      <div className="grid gap-5 sm:grid-cols-3">
        <Choice label="Skin type" name="skinType" choices={choices.skin} value={initial.skinType} />
        <Choice label="Hair type" name="hairType" choices={choices.hair} value={initial.hairType} />
        <Choice label="Age" name="ageRange" choices={choices.age} value={initial.ageRange} />
      </div>
      <ChoiceList
        legend="Your concerns (optional)"
        name="concerns"
        choices={choices.concern}
        chosen={initial.concerns}
      />
    </section>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  choices: Choices;
  value: string;
}

function Choice({ label, name, choices, value }: ChoiceProps) {
  return (
    <SelectField label={label} name={name} defaultValue={value}>
      <option value="">No answer</option>
      {choices.map(({ slug, name: text }) => (
        <option key={slug} value={slug}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
