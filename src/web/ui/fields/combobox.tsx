import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from '../class-names';
import { useEarlyText } from '../hooks/use-early-text';
import { useIsHydrated } from '../hooks/use-is-hydrated';
import { IconButton } from '../icon-button';
import { CloseIcon, SearchIcon } from '../icons';
import { useOutsidePress } from '../overlays/use-outside-press';
import { comboboxMove, nextOption } from './combobox-keys';
import type { ComboboxList, ComboboxOption, ComboboxPanel, OptionGroup } from './combobox-list';
import type { ControlProps } from './field';

interface ComboboxProps {
  label: string;
  placeholder: string;
  /** The field's name in its form, which also works without scripts. */
  name: string;
  text: string;
  onTextChange: (text: string) => void;
  open: boolean;
  /** Called when the list should open or close; the owner then sets `open`. */
  onOpenChange: (open: boolean) => void;
  /** Renders the list. It may load later than the box; until then nothing opens. */
  list: typeof ComboboxList | undefined;
  groups: readonly OptionGroup[];
  /** Status text: shown in the list and announced. */
  status: string;
  /** Called before the option's link is followed; `preventDefault` stops the navigation. */
  onChoose: (option: ComboboxOption, event: MouseEvent) => void;
  /** The anchor of the list: the box, or otherwise the positioned element around it. */
  panel?: ComboboxPanel;
  /** Prevents submitting a blank search without scripts. */
  required?: boolean;
  inputClassName?: string;
  /** For a field in a form, with label and notes: see `Field`. */
  control?: ControlProps;
}

/**
 * A search box with a list of links below it: opens on focus; closes on Escape, on a press outside and
 * after a choice. Before scripts run it is a plain text field.
 */
export function Combobox({ panel = 'box', ...props }: ComboboxProps) {
  const { text, onTextChange, open, onOpenChange, list: List, groups, status } = props;
  const ownId = useId();
  const { control } = props;
  const id = control?.id ?? ownId;
  const isHydrated = useIsHydrated();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [marked, setMarked] = useState<string | null>(null);
  useEarlyText(input, onTextChange);

  const keys = groups.flatMap(({ options }) => options.map(({ key }) => key));
  const highlighted = marked !== null && keys.includes(marked) ? marked : null;
  const isListShown = open && List !== undefined && (keys.length > 0 || status !== '');
  const optionId = (key: string) => `${id}${key}`;

  const show = () => {
    onOpenChange(true);
    setMarked(null);
  };
  const close = () => {
    onOpenChange(false);
    setMarked(null);
  };
  useOutsidePress(root, isListShown, close);

  function write(written: string) {
    show();
    onTextChange(written);
  }

  function clear() {
    write('');
    input.current?.focus();
  }

  function highlight(move: 'next' | 'previous') {
    const key = nextOption(keys, isListShown ? highlighted : null, move);
    onOpenChange(true);
    setMarked(key);
    if (key) document.getElementById(optionId(key))?.scrollIntoView({ block: 'nearest' });
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const move = comboboxMove({
      key: event.key,
      altKey: event.altKey,
      composing: event.nativeEvent.isComposing,
      open: isListShown,
      highlighted: highlighted !== null,
      hasText: text !== '',
    });
    if (event.key === 'Enter' && move === null && text.trim() !== '') close();
    if (move === null) return;
    event.preventDefault();
    if (move === 'next' || move === 'previous') highlight(move);
    else if (move === 'close') close();
    else if (move === 'clear') onTextChange('');
    else if (highlighted) document.getElementById(optionId(highlighted))?.click();
  }

  function choose(option: ComboboxOption, event: MouseEvent) {
    // Opened in another tab: the visitor is still reading the list here.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (option.action) {
      option.action();
      setMarked(null);
      return;
    }
    close();
    props.onChoose(option, event);
  }

  function leave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  }

  const role = isHydrated && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isListShown && keys.length > 0,
    'aria-controls': isListShown && keys.length > 0 ? `${id}list` : undefined,
    'aria-activedescendant': isListShown && highlighted ? optionId(highlighted) : undefined,
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus leave.
    <div ref={root} onBlur={leave} className={cx('grow basis-60', panel === 'box' && 'relative')}>
      {/* In a sheet, its close button is next to the box. */}
      <div className={cx('relative', panel === 'sheet' && 'mr-12')}>
        {!control && (
          <>
            <label htmlFor={id} className="sr-only">
              {props.label}
            </label>
            <SearchIcon className="search-icon" />
          </>
        )}
        <input
          ref={input}
          id={id}
          name={props.name}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          required={props.required && !isHydrated}
          pattern={props.required && !isHydrated ? '.*\\S.*' : undefined}
          placeholder={props.placeholder}
          value={text}
          onChange={(event) => write(event.target.value)}
          onFocus={show}
          onClick={() => onOpenChange(true)}
          onKeyDown={press}
          className={cx(
            control
              ? 'control h-12'
              : // Below 16 px a phone zooms in on a field that is tapped.
                'search-box',
            // Reserves room for the clear button only next to a text: placeholders are long and phones
            // narrow.
            text === '' ? 'pr-3.5' : 'pr-12',
            props.inputClassName,
          )}
          {...control}
          {...role}
        />
        {text !== '' && (
          <IconButton
            label={control ? `Clear ${props.label}` : 'Clear search'}
            size="sm"
            className="absolute! top-1/2 right-1 -translate-y-1/2"
            onClick={clear}
          >
            <CloseIcon className="size-4.5" />
          </IconButton>
        )}
      </div>
      {isListShown && (
        <List
          id={`${id}list`}
          label={props.label}
          groups={groups}
          status={status}
          highlighted={highlighted}
          optionId={optionId}
          onChoose={choose}
          panel={panel}
        />
      )}
    </div>
  );
}
