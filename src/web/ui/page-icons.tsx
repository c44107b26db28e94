import { drawIcon } from './draw-icon';
import { heartPath } from './icons';

export const ChevronRightIcon = /* @__PURE__ */ drawIcon('m9 5.5 6.5 6.5L9 18.5');
export const ChevronLeftIcon = /* @__PURE__ */ drawIcon('M15 5.5 8.5 12l6.5 6.5');
export const ArrowRightIcon = /* @__PURE__ */ drawIcon('M4 12h16m-5.5-5.5L20 12l-5.5 5.5');
export const HeartFilledIcon = /* @__PURE__ */ drawIcon(heartPath, 'icon fill-current');
export const CheckIcon = /* @__PURE__ */ drawIcon('m4.5 12.8 5 5 10-11.3');
export const InfoIcon = /* @__PURE__ */ drawIcon(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.2M12 7.7v.1',
);
export const BellIcon = /* @__PURE__ */ drawIcon(
  'M12 3.5a5.8 5.8 0 0 0-5.8 5.8c0 4-1.7 5.7-2.4 7.2h16.4c-.7-1.5-2.4-3.2-2.4-7.2A5.8 5.8 0 0 0 12 3.5ZM9.8 19.5a2.3 2.3 0 0 0 4.4 0',
);
export const ShareIcon = /* @__PURE__ */ drawIcon('M12 14.5v-11M8 7l4-4 4 4M7 11H5.5v9.5h13V11H17');
export const FilterIcon = /* @__PURE__ */ drawIcon(
  'M3.5 7h9m5 0h3M3.5 17h3m5 0h9M15 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM9 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
);
export const GridIcon = /* @__PURE__ */ drawIcon(
  'M4 4h6.5v6.5H4ZM13.5 4H20v6.5h-6.5ZM4 13.5h6.5V20H4ZM13.5 13.5H20V20h-6.5Z',
);
export const ListIcon = /* @__PURE__ */ drawIcon(
  'M8.5 6.5h12M8.5 12h12M8.5 17.5h12M4 6.5h.1M4 12h.1M4 17.5h.1',
);
export const StarIcon = /* @__PURE__ */ drawIcon(
  'm12 3.2 2.7 5.7 6.2.8-4.6 4.3 1.2 6.2L12 17.2l-5.5 3 1.2-6.2-4.6-4.3 6.2-.8L12 3.2Z',
);
export const CopyIcon = /* @__PURE__ */ drawIcon('M9 9h11v11H9ZM15 9V4H4v11h5');
export const MinusIcon = /* @__PURE__ */ drawIcon('M5 12h14');
export const PlusIcon = /* @__PURE__ */ drawIcon('M5 12h14M12 5v14');
