import type { ListingParams } from '~/domain/search/filters/filter';
import { type ListingPlace, listingHref } from '~/domain/search/listing/listing-place';
import { TextLink } from '~/web/ui/text-link';
import { variantCount } from './titles';

interface VariantsLinkProps {
  place: ListingPlace;
  params: ListingParams;
  total: number;
  variants: number;
}

/** Lists every size and shade on its own, or one card per product again. */
export function VariantsLink({ place, params, total, variants }: VariantsLinkProps) {
  if (params.family !== null || (!params.expand && variants <= total)) return null;
  return (
    <>
      {params.expand ? ' · ' : ' in '}
      <TextLink
        to={listingHref(place, { ...params, expand: !params.expand, page: 1 })}
        replace
        preventScrollReset
      >
        {params.expand ? 'Group by product' : variantCount(variants)}
      </TextLink>
    </>
  );
}
