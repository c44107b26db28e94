import { memo, type ReactNode } from 'react';
import { formatCount } from '~/web/ui/fields/format-count';

interface ChoiceRowProps {
  type: 'checkbox' | 'radio';
  name: string;
  value: string;
  checked: boolean;
  /** Must be a stable reference: there are hundreds of rows. */
  onChoose: (value: string) => void;
  count?: number | undefined;
  children: ReactNode;
}

/** One option of a filter; memoized. */
export const ChoiceRow = memo(function ChoiceRow(props: ChoiceRowProps) {
  const { type, name, value, checked, onChoose, count, children } = props;
  return (
    <label className="choice">
      <input
        type={type}
        name={name}
        value={value}
        checked={checked}
        onChange={() => onChoose(value)}
      />
      {children}
      {count !== undefined && <span>{formatCount(count)}</span>}
    </label>
  );
});
