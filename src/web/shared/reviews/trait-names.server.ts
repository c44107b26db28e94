import { preferenceOptions } from '~/domain/preferences/preference-options';
import { ageRanges, type ReviewTrait } from '~/domain/reviews/review';
import { ageRangeNames } from './review-texts';

interface Choice {
  slug: string;
  name: string;
}

/** What authors can say about themselves, in the order of the vocabulary. */
export function traitChoices() {
  const { skinTypes, hairTypes, concerns } = preferenceOptions();
  const ages = ageRanges.map((slug): Choice => ({ slug, name: ageRangeNames[slug] }));
  return { skin: skinTypes, hair: hairTypes, age: ages, concern: concerns };
}
export type TraitKind = keyof ReturnType<typeof traitChoices>;

/** The name of a slug; null if the vocabulary no longer has it. */
export function traitName(kind: TraitKind, slug: string): string | null {
  return traitChoices()[kind].find((choice) => choice.slug === slug)?.name ?? null;
}

/** 'people with dry skin'; null if there is no such trait. */
export function peopleWith(trait: ReviewTrait): string | null {
  if (trait === 'all') return 'people';
  const [kind = '', slug = ''] = trait.split(':');
  if (kind === 'age') {
    const name = traitName(kind, slug);
    return name && `people aged ${name.toLowerCase()}`;
  }
  if (kind !== 'skin' && kind !== 'hair' && kind !== 'concern') return null;
  const name = traitName(kind, slug)?.toLowerCase();
  if (!name) return null;
  return kind === 'concern' ? `people concerned about ${name}` : `people with ${name}`;
}
