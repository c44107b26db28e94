import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { rememberSearch } from './remember-search';
import { SearchCombobox } from './search-combobox';
import type { SuggestionSource } from './suggestion-source';
import { typingPauseMs } from './use-suggestions';

interface LiveSearchProps {
  label: string;
  placeholder: string;
  source: SuggestionSource;
  /** The applied text. When it changes from outside, the input follows. */
  value: string;
  /** Called with the trimmed text once typing pauses; immediately on Enter and after a choice. */
  onChange: (text: string) => void;
  /** The form's action without JavaScript. */
  action: string;
  /** Hidden fields for the form without JavaScript. */
  children?: ReactNode;
  className?: string;
}

/** A search box for a list on the same page: applies the text instead of navigating. */
export function LiveSearch({
  value,
  onChange,
  action,
  children,
  className,
  ...box
}: LiveSearchProps) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // Our own update may arrive while the person keeps typing; anything else is an outside change.
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }

  function apply(written: string) {
    const wanted = written.trim();
    if (wanted === sent) return;
    setSent(wanted);
    onChange(wanted);
  }
  const applyAfterPause = useEffectEvent(apply);
  useEffect(() => {
    const timer = setTimeout(() => applyAfterPause(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  function submit(event: FormEvent) {
    event.preventDefault();
    rememberSearch(text);
    apply(text);
  }

  return (
    <search className={className}>
      <form action={action} onSubmit={submit} className="flex">
        {children}
        <SearchCombobox
          text={text}
          onTextChange={setText}
          onChoose={(option, event) => {
            event.preventDefault();
            if (option.isSearch) rememberSearch(option.text);
            setText(option.text);
            apply(option.text);
          }}
          {...box}
        />
      </form>
    </search>
  );
}
