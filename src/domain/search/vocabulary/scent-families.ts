import { defineIngredients } from './define-ingredients';

/** Families of scents, by the notes that fragrances list; shoppers ask for them as "woody" or "floral". */
export const scentFamilies = defineIngredients([
  [
    'woody-notes',
    'Woody notes',
    'woody|woodsy|woody note|smoky|earthy',
    'sandalwood|cedar|cedarwood|vetiver|oakmoss|patchouli|oud|agarwood|cypress|guaiac wood|pine|birch|juniper',
  ],
  [
    'floral-notes',
    'Floral notes',
    'floral|flowery|floral note|flower|white floral',
    'rose|iris|jasmine|orange blossom|violet|violet leaf|peony|lavender|osmanthus|neroli|tuberose|gardenia|lily|lily of the valley|ylang ylang|magnolia|freesia|honeysuckle|lilac',
  ],
  [
    'citrus-notes',
    'Citrus notes',
    'citrusy|citrus|citrus note|citrus scented|zesty',
    'bergamot|mandarin|grapefruit|neroli|lemon|lime|orange|yuzu|tangerine|citron',
  ],
  [
    'fruity-notes',
    'Fruity notes',
    'fruity|fruity note',
    'pear|blackcurrant|green fig|fig|peach|apple|raspberry|cherry|plum|apricot|lychee|mango',
  ],
  [
    'sweet-notes',
    'Sweet notes',
    'gourmand|sweet|sugary|sweet note|warm and sweet|warm|cozy',
    'vanilla|tonka bean|benzoin|caramel|praline|honey|chocolate|almond|coconut|amber',
  ],
  [
    'spicy-notes',
    'Spicy notes',
    'spicy|spicy note|spiced',
    'pink pepper|black pepper|cardamom|cinnamon|clove|ginger|saffron|nutmeg|cumin',
  ],
  ['musky-notes', 'Musky notes', 'musky|musky note', 'white musk|musk|ambrette|cashmere'],
  [
    'fresh-notes',
    'Fresh notes',
    'fresh|fresh smelling|clean smelling|fresh note|green note|herbal|summer|summery',
    'bergamot|mandarin|grapefruit|juniper|lavender|clary sage|mint|sea salt|black tea|green tea|cucumber|rosemary|basil|violet leaf',
  ],
  [
    'marine-notes',
    'Marine notes',
    'marine|aquatic|ocean|ocean breeze|sea breeze|like the sea|beachy|beach|salty',
    'sea salt|seaweed|algae|ambergris|driftwood|sea water|water lily|marine accord|aquatic accord',
  ],
]);

const slugs = new Set(scentFamilies.map(({ slug }) => slug));
export const isScentFamily = (ingredient: string): boolean => slugs.has(ingredient);
