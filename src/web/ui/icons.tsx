import type { ComponentProps } from 'react';
import { cx } from './class-names';

type IconProps = Omit<ComponentProps<'svg'>, 'children' | 'strokeWidth' | 'fill'>;

/**
 * One path on a 24 px grid with a 1.5 px stroke, which base.css sets. Icons are hidden from screen
 * readers; the control around them has the name. The pure annotations below let the bundler drop unused icons.
 */
function drawn(path: string, look = 'icon') {
  return function Icon({ className, ...props }: IconProps) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" className={cx(look, className)} {...props}>
        <path d={path} />
      </svg>
    );
  };
}

const heart =
  'M12 20.2C7.2 16.6 3.4 13.3 3.4 9.2A4.7 4.7 0 0 1 8.1 4.4c1.7 0 3.1.9 3.9 2.4.8-1.5 2.2-2.4 3.9-2.4a4.7 4.7 0 0 1 4.7 4.8c0 4.1-3.8 7.4-8.6 11Z';

export const SearchIcon = /* @__PURE__ */ drawn(
  'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20.5 20.5',
);
export const CloseIcon = /* @__PURE__ */ drawn('m5.5 5.5 13 13m0-13-13 13');
export const MenuIcon = /* @__PURE__ */ drawn('M3.5 7h17M3.5 12h17M3.5 17h11');
export const ChevronDownIcon = /* @__PURE__ */ drawn('m5.5 9 6.5 6.5L18.5 9');
export const ChevronRightIcon = /* @__PURE__ */ drawn('m9 5.5 6.5 6.5L9 18.5');
export const ChevronLeftIcon = /* @__PURE__ */ drawn('M15 5.5 8.5 12l6.5 6.5');
export const ArrowRightIcon = /* @__PURE__ */ drawn('M4 12h16m-5.5-5.5L20 12l-5.5 5.5');
export const HeartIcon = /* @__PURE__ */ drawn(heart);
export const HeartFilledIcon = /* @__PURE__ */ drawn(heart, 'icon fill-current');
export const UserIcon = /* @__PURE__ */ drawn(
  'M12 3.8a4.1 4.1 0 1 0 0 8.2 4.1 4.1 0 0 0 0-8.2ZM4.2 20.5c.5-3.6 3.6-5.6 7.8-5.6s7.3 2 7.8 5.6',
);
export const SignOutIcon = /* @__PURE__ */ drawn(
  'M13.5 4h-7A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20h7M10 12h11m-3.8-3.8L21 12l-3.8 3.8',
);
export const CheckIcon = /* @__PURE__ */ drawn('m4.5 12.8 5 5 10-11.3');
export const InfoIcon = /* @__PURE__ */ drawn(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.2M12 7.7v.1',
);
export const WarningIcon = /* @__PURE__ */ drawn('M12 4 2.8 19.8h18.4L12 4ZM12 10v4.6M12 17v.1');
export const SunIcon = /* @__PURE__ */ drawn(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4m0-13.4-1.4 1.4M6.7 17.3l-1.4 1.4',
);
export const MoonIcon = /* @__PURE__ */ drawn(
  'M20 14.4A8.4 8.4 0 0 1 9.6 4a8.4 8.4 0 1 0 10.4 10.4Z',
);
export const MonitorIcon = /* @__PURE__ */ drawn(
  'M4.5 4.5h15a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V5.5a1 1 0 0 1 1-1ZM12 16v4m-4 0h8',
);
export const BellIcon = /* @__PURE__ */ drawn(
  'M12 3.5a5.8 5.8 0 0 0-5.8 5.8c0 4-1.7 5.7-2.4 7.2h16.4c-.7-1.5-2.4-3.2-2.4-7.2A5.8 5.8 0 0 0 12 3.5ZM9.8 19.5a2.3 2.3 0 0 0 4.4 0',
);
export const ShareIcon = /* @__PURE__ */ drawn('M12 14.5v-11M8 7l4-4 4 4M7 11H5.5v9.5h13V11H17');
export const FilterIcon = /* @__PURE__ */ drawn(
  'M3.5 7h9m5 0h3M3.5 17h3m5 0h9M15 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM9 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
);
export const GridIcon = /* @__PURE__ */ drawn(
  'M4 4h6.5v6.5H4ZM13.5 4H20v6.5h-6.5ZM4 13.5h6.5V20H4ZM13.5 13.5H20V20h-6.5Z',
);
export const ListIcon = /* @__PURE__ */ drawn(
  'M8.5 6.5h12M8.5 12h12M8.5 17.5h12M4 6.5h.1M4 12h.1M4 17.5h.1',
);
export const StarIcon = /* @__PURE__ */ drawn(
  'm12 3.2 2.7 5.7 6.2.8-4.6 4.3 1.2 6.2L12 17.2l-5.5 3 1.2-6.2-4.6-4.3 6.2-.8L12 3.2Z',
);
export const ExternalIcon = /* @__PURE__ */ drawn(
  'M14 4.5h5.5V10M19.5 4.5 11 13M17 13.5v6H4.5V7h6',
);
export const CopyIcon = /* @__PURE__ */ drawn('M9 9h11v11H9ZM15 9V4H4v11h5');
export const PayIcon = /* @__PURE__ */ drawn(
  'M3 6.5h18v11H3ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6ZM6 9.6v.1M18 14.3v.1',
);
export const HealthIcon = /* @__PURE__ */ drawn(
  'M9.5 3.8h5v5.7h5.7v5h-5.7v5.7h-5v-5.7H3.8v-5h5.7Z',
);
export const CalendarIcon = /* @__PURE__ */ drawn('M4 5.5h16v15H4ZM4 10h16M8 3v4M16 3v4');
export const HouseIcon = /* @__PURE__ */ drawn(
  'M3.5 11.5 12 4l8.5 7.5M6 9.5v10.8h12V9.5M10 20.3v-5.5h4v5.5',
);
export const BookIcon = /* @__PURE__ */ drawn(
  'M12 6.2C9.8 4.7 7 4.3 3.5 4.5v14c3.5-.2 6.3.2 8.5 1.7 2.2-1.5 5-1.9 8.5-1.7v-14c-3.5-.2-6.3.2-8.5 1.7ZM12 6.2v14',
);
export const FamilyIcon = /* @__PURE__ */ drawn(
  'M8.5 4a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4ZM3.5 20.3v-3.6c0-2.4 2-4.2 5-4.2 1.6 0 2.9.5 3.8 1.4M16.5 11.4a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8ZM12.8 20.3c.2-2 1.6-3.1 3.7-3.1s3.5 1.1 3.7 3.1',
);
export const MinusIcon = /* @__PURE__ */ drawn('M5 12h14');
export const PlusIcon = /* @__PURE__ */ drawn('M5 12h14M12 5v14');
