import type { MouseEvent, ReactNode } from 'react';
import { cx } from '../class-names';
import { Link } from '../link';

export interface ComboboxOption {
  /** Unique in the list, without spaces. */
  key: string;
  /** The URL of the option; '' with an action. */
  to: string;
  /** Plain text, for filling the box with the option. */
  text: string;
  content: ReactNode;
  /** Whether the text is a search, rather than the name of something found. */
  isSearch?: boolean;
  /** Runs instead of following a link; the list stays open. */
  action?: () => void;
}

export interface OptionGroup {
  key: string;
  /** Heading of the options; without one they continue the previous group. */
  label?: string;
  options: readonly ComboboxOption[];
  /** Lays the options out side by side. */
  inline?: boolean;
  /** Stays visible at the end of the list while the others scroll. */
  pinned?: boolean;
}

interface ComboboxListProps {
  id: string;
  label: string;
  groups: readonly OptionGroup[];
  status: string;
  highlighted: string | null;
  optionId: (key: string) => string;
  onChoose: (option: ComboboxOption, event: MouseEvent) => void;
  panel: ComboboxPanel;
}

export type ComboboxPanel = 'box' | 'around' | 'sheet';

const floating = 'absolute inset-x-0 top-full z-50 mt-2 rounded-md border shadow-float';
const panels: Record<ComboboxPanel, string> = {
  box: floating,
  around: floating,
  // The sheet's padding surrounds the box, not the list.
  sheet: '-mx-3 -mb-2.5 mt-2.5 border-t',
};

/** The list below the box: options in groups, and a status line. */
export function ComboboxList({ groups, status, panel, ...props }: ComboboxListProps) {
  const isEmpty = groups.every(({ options }) => options.length === 0);
  const isPinned = groups.some(({ pinned }) => pinned);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is.
    <div
      className={cx(
        'flex max-h-[400px] flex-col overflow-hidden border-line bg-surface text-ink',
        panels[panel],
      )}
      // Pressing an option must not move the focus out of the box, which would close the list first.
      onMouseDown={(event) => event.preventDefault()}
    >
      {!isEmpty && (
        <div
          id={props.id}
          role="listbox"
          aria-label={props.label}
          // Focus stays in the box; this is for the wheel and touch.
          tabIndex={-1}
          className="min-h-0 scroll-pb-14 overflow-y-auto overscroll-contain outline-none"
        >
          {groups.map(({ key, label, options, inline, pinned }) => (
            // biome-ignore lint/a11y/useSemanticElements: a listbox cannot contain a fieldset.
            <div
              key={key}
              role="group"
              aria-label={label ?? key}
              className={pinned ? 'sticky bottom-0 border-line border-t bg-surface' : 'px-2 py-1.5'}
            >
              {label && (
                <p aria-hidden="true" className="eyebrow px-2 pt-1.5 pb-1 text-soft">
                  {label}
                </p>
              )}
              <div role="presentation" className={cx(inline && 'flex flex-wrap gap-1.5 px-2 py-1')}>
                {options.map((option) => {
                  const common = {
                    id: props.optionId(option.key),
                    role: 'option',
                    'aria-selected': option.key === props.highlighted,
                    tabIndex: -1,
                    onClick: (event: MouseEvent) => props.onChoose(option, event),
                    className: cx(
                      'text-sm hover:bg-sunken aria-selected:bg-sunken aria-selected:outline-2 aria-selected:outline-accent aria-selected:-outline-offset-2',
                      inline ? 'rounded-full border border-edge px-3' : 'block w-full text-left',
                      !inline && (pinned ? 'px-4 py-2.5' : 'rounded-sm px-2'),
                    ),
                    children: option.content,
                  };
                  return option.action ? (
                    <button key={option.key} type="button" {...common} />
                  ) : (
                    <Link key={option.key} to={option.to} {...common} />
                  );
                })}
              </div>
            </div>
          ))}
        </div>
      )}
      <p
        role="status"
        className={cx(
          'text-soft text-sm empty:hidden',
          isPinned && !isEmpty
            ? 'figures pointer-events-none absolute right-4 bottom-0 py-2.5 text-xs'
            : 'px-4 py-3.5',
        )}
      >
        {status}
      </p>
    </div>
  );
}
