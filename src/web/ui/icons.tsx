import { drawIcon } from './draw-icon';

// The icons of the page shell: every page loads this file. Others are in page-icons.tsx.

export const heartPath =
  'M12 20.2C7.2 16.6 3.4 13.3 3.4 9.2A4.7 4.7 0 0 1 8.1 4.4c1.7 0 3.1.9 3.9 2.4.8-1.5 2.2-2.4 3.9-2.4a4.7 4.7 0 0 1 4.7 4.8c0 4.1-3.8 7.4-8.6 11Z';

export const SearchIcon = /* @__PURE__ */ drawIcon(
  'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20.5 20.5',
);
export const CloseIcon = /* @__PURE__ */ drawIcon('m5.5 5.5 13 13m0-13-13 13');
export const MenuIcon = /* @__PURE__ */ drawIcon('M3.5 7h17M3.5 12h17M3.5 17h11');
export const ChevronDownIcon = /* @__PURE__ */ drawIcon('m5.5 9 6.5 6.5L18.5 9');
export const HeartIcon = /* @__PURE__ */ drawIcon(heartPath);
export const UserIcon = /* @__PURE__ */ drawIcon(
  'M12 3.8a4.1 4.1 0 1 0 0 8.2 4.1 4.1 0 0 0 0-8.2ZM4.2 20.5c.5-3.6 3.6-5.6 7.8-5.6s7.3 2 7.8 5.6',
);
export const SignOutIcon = /* @__PURE__ */ drawIcon(
  'M13.5 4h-7A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20h7M10 12h11m-3.8-3.8L21 12l-3.8 3.8',
);
export const WarningIcon = /* @__PURE__ */ drawIcon('M12 4 2.8 19.8h18.4L12 4ZM12 10v4.6M12 17v.1');
export const SunIcon = /* @__PURE__ */ drawIcon(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4m0-13.4-1.4 1.4M6.7 17.3l-1.4 1.4',
);
export const MoonIcon = /* @__PURE__ */ drawIcon(
  'M20 14.4A8.4 8.4 0 0 1 9.6 4a8.4 8.4 0 1 0 10.4 10.4Z',
);
export const MonitorIcon = /* @__PURE__ */ drawIcon(
  'M4.5 4.5h15a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V5.5a1 1 0 0 1 1-1ZM12 16v4m-4 0h8',
);
export const ExternalIcon = /* @__PURE__ */ drawIcon(
  'M14 4.5h5.5V10M19.5 4.5 11 13M17 13.5v6H4.5V7h6',
);
