import {
  ChevronDownIcon,
  CloseIcon,
  ExternalIcon,
  HeartIcon,
  MenuIcon,
  MonitorIcon,
  MoonIcon,
  SearchIcon,
  SignOutIcon,
  SunIcon,
  UserIcon,
  WarningIcon,
} from '~/web/ui/icons';
import * as pageIcons from '~/web/ui/page-icons';
import { Specimen, StyleGuideSection } from './specimen';

/** The shell's icons are listed one by one: as a namespace, every page would load all names. */
const icons = {
  ChevronDownIcon,
  CloseIcon,
  ExternalIcon,
  HeartIcon,
  MenuIcon,
  MonitorIcon,
  MoonIcon,
  SearchIcon,
  SignOutIcon,
  SunIcon,
  UserIcon,
  WarningIcon,
  ...pageIcons,
};

export function IconSection() {
  return (
    <StyleGuideSection
      id="icons"
      number="04"
      title="Icons"
      intro="Drawn on a 24-pixel grid with a 1.5-pixel stroke. Hidden from screen readers: the surrounding control has the label."
    >
      <Specimen name="All icons">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-2 gap-y-7">
          {Object.entries(icons)
            // The order of module exports is not guaranteed; server and browser must agree.
            .sort(([a], [b]) => a.localeCompare(b))
            .map(([name, Icon]) => (
              <li key={name} className="text-center text-soft text-xs">
                <Icon className="mx-auto mb-2 size-7 text-ink" />
                {name.replace(/Icon$/, '')}
              </li>
            ))}
        </ul>
      </Specimen>
      <Specimen name="Sizes">
        <div className="flex items-end gap-5">
          {['size-4', 'size-5', 'size-6', 'size-9', 'size-14'].map((size) => (
            <HeartIcon key={size} className={size} />
          ))}
        </div>
      </Specimen>
    </StyleGuideSection>
  );
}
