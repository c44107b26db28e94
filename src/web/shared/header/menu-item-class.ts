/** The classes of a desktop menu item; the current item is underlined. */
export function menuItemClass(current: boolean): string {
  const underlineClass = current ? 'after:scale-x-100' : 'after:scale-x-0 hover:after:scale-x-100';
  return `relative inline-flex h-11 items-center gap-1 px-3 text-sm font-medium after:absolute after:inset-x-3 after:bottom-1.5 after:h-px after:origin-left after:bg-accent after:transition-transform ${underlineClass}`;
}
