import type { Accent } from '~/domain/catalog/category-copy';

/** Complete class names, so that Tailwind finds them. */
export const accentClasses: Record<Accent, { wash: string; text: string }> = {
  sage: { wash: 'bg-sage-wash', text: 'text-sage' },
  rose: { wash: 'bg-rose-wash', text: 'text-rose' },
  honey: { wash: 'bg-honey-wash', text: 'text-honey' },
  plum: { wash: 'bg-plum-wash', text: 'text-plum' },
  slate: { wash: 'bg-slate-wash', text: 'text-slate' },
  clay: { wash: 'bg-clay-wash', text: 'text-clay' },
};
