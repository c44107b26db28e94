import { type FormEvent, useState } from 'react';
import { offeredKinds } from '~/domain/alerts/offered-kinds';
import { type AlertKind, alertKinds } from '~/domain/alerts/price-alert';
import { Button } from '~/web/ui/button';
import { Checkbox } from '~/web/ui/fields/checkbox';
import { RadioGroup } from '~/web/ui/fields/radio-group';
import { SelectField } from '~/web/ui/fields/select-field';
import { TextField } from '~/web/ui/fields/text-field';
import { showToast } from '~/web/ui/overlays/toast-store';
import { formatDollarAmount } from '../catalog/format-dollar-amount';
import { ApiError } from '../private-data/api-error';
import {
  type AlertChoice,
  initialChoice,
  readChoice,
  suggestedPrice,
  todayValue,
} from './alert-choice';
import type { AlertJson } from './alert-json';
import type { AlertOptionsJson } from './alert-options-json';
import { saveAlert } from './alert-queries';
import { NoChannelWarning } from './no-channel-warning';

interface AlertFormProps {
  options: AlertOptionsJson;
  alert: AlertJson | undefined;
  onDone: () => void;
}

export function AlertForm({ options, alert, onDone }: AlertFormProps) {
  const [choice, setChoice] = useState(() => initialChoice(options, alert));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [saving, setSaving] = useState(false);
  const today = todayValue(options, choice);
  const change = (given: Partial<AlertChoice>) => {
    setChoice({ ...choice, ...given });
    setProblems({});
  };

  const offered = offeredKinds(options, choice.store);
  // A back-in-stock alert can still be viewed after the product is available again.
  const kinds = alert?.kind === 'back-in-stock' ? alertKinds : offered;
  const chooseStore = (store: string) => {
    const isOffered = offeredKinds(options, store).includes(choice.kind);
    change({ store, price: null, ...(isOffered ? {} : { kind: 'price-below' as const }) });
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { body, problems: found } = readChoice(options, choice);
    setProblems(found);
    if (saving || Object.keys(found).length > 0) return;
    setSaving(true);
    try {
      const { words } = await saveAlert(options.product.id, alert?.id, body);
      showToast({ title: 'Price alert set', description: `We’ll notify you ${words}.` });
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblems(error.fields ?? { form: error.message });
    } finally {
      setSaving(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <RadioGroup
        label="Notify me"
        name="kind"
        value={choice.kind}
        onChange={(kind) => change({ kind: kindOf(kind), price: null })}
        options={kinds.map((value) => ({ value, label: kindLabel(value, options.unit ?? '') }))}
        error={problems.kind}
      />
      {(choice.kind === 'price-below' || choice.kind === 'unit-price-below') && (
        <TextField
          label={choice.kind === 'price-below' ? 'Price' : `Price ${options.unit}`}
          leading="$"
          inputMode="decimal"
          autoComplete="off"
          className="figures max-w-56"
          value={choice.price ?? suggestedPrice(today)}
          onChange={({ target }) => change({ price: target.value })}
          hint={todayText(today, choice.withShipping)}
          error={problems.price}
        />
      )}
      {choice.kind === 'drop' && (
        <TextField
          label="At least"
          trailing="%"
          inputMode="numeric"
          autoComplete="off"
          className="figures max-w-40"
          value={choice.percent}
          onChange={({ target }) => change({ percent: target.value })}
          hint={todayText(today, choice.withShipping)}
          error={problems.percent}
        />
      )}
      <SelectField
        label="Where"
        value={choice.store}
        onChange={({ target }) => chooseStore(target.value)}
        error={problems.store}
      >
        <option value="">Any store</option>
        {options.stores.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      {choice.kind !== 'back-in-stock' && (
        <Checkbox
          label="Include shipping"
          checked={choice.withShipping}
          onChange={({ target }) => change({ withShipping: target.checked, price: null })}
        />
      )}
      {alert && <NoChannelWarning />}
      {problems.form && (
        <p role="alert" className="text-danger text-sm">
          {problems.form}
        </p>
      )}
      <Button type="submit" loading={saving}>
        {alert ? 'Save alert' : 'Set alert'}
      </Button>
    </form>
  );
}

function kindLabel(kind: AlertKind, unit: string): string {
  switch (kind) {
    case 'price-below':
      return 'when it costs my price or less';
    case 'drop':
      return 'when the price drops by a percentage';
    case 'back-in-stock':
      return 'when it is back in stock';
    case 'unit-price-below':
      return `when it costs my price or less ${unit}`;
  }
}

const kindOf = (value: string): AlertChoice['kind'] =>
  value === 'drop' || value === 'back-in-stock' || value === 'unit-price-below'
    ? value
    : 'price-below';

function todayText(today: number | null, withShipping: boolean): string {
  if (today === null) return 'Out of stock today.';
  return `Today: ${formatDollarAmount(today)}${withShipping ? ', including shipping' : ''}.`;
}
