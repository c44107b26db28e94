import { drawIcon } from '~/web/ui/draw-icon';

export const PayIcon = /* @__PURE__ */ drawIcon(
  'M3 6.5h18v11H3ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6ZM6 9.6v.1M18 14.3v.1',
);
export const HealthIcon = /* @__PURE__ */ drawIcon(
  'M9.5 3.8h5v5.7h5.7v5h-5.7v5.7h-5v-5.7H3.8v-5h5.7Z',
);
export const CalendarIcon = /* @__PURE__ */ drawIcon('M4 5.5h16v15H4ZM4 10h16M8 3v4M16 3v4');
export const HouseIcon = /* @__PURE__ */ drawIcon(
  'M3.5 11.5 12 4l8.5 7.5M6 9.5v10.8h12V9.5M10 20.3v-5.5h4v5.5',
);
export const BookIcon = /* @__PURE__ */ drawIcon(
  'M12 6.2C9.8 4.7 7 4.3 3.5 4.5v14c3.5-.2 6.3.2 8.5 1.7 2.2-1.5 5-1.9 8.5-1.7v-14c-3.5-.2-6.3.2-8.5 1.7ZM12 6.2v14',
);
export const FamilyIcon = /* @__PURE__ */ drawIcon(
  'M8.5 4a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4ZM3.5 20.3v-3.6c0-2.4 2-4.2 5-4.2 1.6 0 2.9.5 3.8 1.4M16.5 11.4a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8ZM12.8 20.3c.2-2 1.6-3.1 3.7-3.1s3.5 1.1 3.7 3.1',
);
