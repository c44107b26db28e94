import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useControllableState } from '../fields/use-controllable-state';
import { tabAfterKey } from './tab-keys';

interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  selected?: string;
  defaultSelected?: string;
  onSelect?: (id: string) => void;
  className?: string;
}

/** Panels of which one is visible. All are in the page, so search engines and Ctrl-F find them. */
export function Tabs({ label, tabs, onSelect, className, ...props }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const initial = props.defaultSelected ?? tabs[0]?.id ?? '';
  const [selected, select] = useControllableState(props.selected, initial, onSelect);

  function onKeyDown(event: KeyboardEvent) {
    const index = tabs.findIndex((tab) => tab.id === selected);
    const next = tabs[tabAfterKey(event.key, index, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    select(next.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}${next.id}`)}`)?.focus();
  }

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex gap-6 overflow-x-auto border-line border-b sm:gap-9"
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}${tab.id}panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => select(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <Panel
          key={tab.id}
          id={`${id}${tab.id}panel`}
          labelledBy={`${id}${tab.id}`}
          isSelected={tab.id === selected}
          onFound={() => select(tab.id)}
        >
          {tab.panel}
        </Panel>
      ))}
    </div>
  );
}

interface PanelProps {
  id: string;
  labelledBy: string;
  isSelected: boolean;
  onFound: () => void;
  children: ReactNode;
}

function Panel({ id, labelledBy, isSelected, onFound, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  // React supports only a boolean `hidden`; set directly, 'until-found' lets the browser's search look
  // inside.
  useEffect(() => {
    const element = panel.current;
    if (isSelected || !element) return;
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', onFound);
    return () => element.removeEventListener('beforematch', onFound);
  });

  return (
    <div
      ref={panel}
      id={id}
      role="tabpanel"
      aria-labelledby={labelledBy}
      // Plain text must be reachable too. A panel that is hidden until found would still be a stop for Tab.
      tabIndex={isSelected ? 0 : -1}
      hidden={!isSelected}
    >
      <div className="pt-6">{children}</div>
    </div>
  );
}
