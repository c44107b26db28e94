/** Words for a category or subcategory where no product type says it better. */
export interface CategoryWords {
  category: string;
  subcategory: string | null;
  label: string;
  phrases: readonly string[];
}

const words = (
  category: string,
  subcategory: string | null,
  label: string,
  phrases: string,
): CategoryWords => ({ category, subcategory, label, phrases: phrases.split('|') });

export const categoryWords: readonly CategoryWords[] = [
  words(
    'skincare',
    null,
    'Skincare',
    'skincare|skin care|skin product|skincare product|skin care product|face care|facial care|face product|facial product|skincare routine|skin care routine|face stuff|facial|skincare essential|skin care routine product',
  ),
  words(
    'skincare',
    'eye-care',
    'Eye care',
    'eye care|eye skin care|undereye care|under eye care|eye care product|eye area',
  ),
  words('skincare', 'sunscreen', 'Sunscreen', 'sun care product|spf product'),
  words(
    'makeup',
    null,
    'Makeup',
    'makeup|make up|cosmetic|makeup product|beauty makeup|face makeup|makeup essential|cosmetics|makeup look',
  ),
  words(
    'makeup',
    'blush-bronzer',
    'Blush & bronzer',
    'blush and bronzer|blush bronzer|cheek product',
  ),
  words(
    'haircare',
    null,
    'Haircare',
    'haircare|hair care|hair product|hair care product|haircare product|hair stuff|hair routine|wash day',
  ),
  words('haircare', 'styling', 'Styling', 'hair styling|styling'),
  words('fragrance', null, 'Fragrance', 'smell|fragrance product|smell good'),
  words('fragrance', 'women', 'Women’s fragrance', 'women fragrance category'),
  words(
    'tools',
    null,
    'Tools',
    'beauty tool|tool|makeup tool|beauty accessory|applicator|accessory|makeup accessory|cosmetic tool',
  ),
  words(
    'tools',
    'hair-tools',
    'Hair tools',
    'hair tool|hot tool|styling tool|heat tool|heat styling tool|hair styling tool|hair appliance',
  ),
  words(
    'tools',
    'skincare-tools',
    'Skincare tools',
    'skincare tool|skin care tool|facial tool|face tool',
  ),
  words(
    'tools',
    'nail-tools',
    'Nail tools',
    'nail tool|manicure tool|pedicure tool|nail accessory',
  ),
  words('tools', 'eyelash-tools', 'Eyelash tools', 'eyelash tool|lash tools|lash accessory'),
  words(
    'supplements',
    null,
    'Supplements',
    'supplement|vitamin|pill|supplements and vitamin|wellness|vitamins',
  ),
];
