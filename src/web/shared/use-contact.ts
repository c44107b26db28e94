import { addressLines } from './address-lines';
import { useSite } from './root-data';

/** The contact details of the site. */
export function useContact() {
  const site = useSite();
  return {
    email: site?.contactEmail ?? '',
    phone: site?.contactPhone,
    addressLines: addressLines(site?.contactAddress ?? ''),
    isExample: site?.contactIsExample ?? false,
  };
}
