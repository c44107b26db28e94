const setOf = (words: string): ReadonlySet<string> => new Set(words.split('|'));

/** Words in a category text that name other goods than beauty, whatever the title says. */
const categoryWords = setOf(
  'pet|pets|animal|animals|dog|dogs|cat|cats|puppy|horse|aquarium|furniture|clothing|clothes|apparel|dresses|shoes|footwear|sneakers|handbags|jewelry|jewellery|watches|electronics|computers|laptops|phones|smartphones|cameras|televisions|audio|software|kitchen|cookware|tableware|bedding|lighting|garden|gardening|lawn|patio|hardware|automotive|vehicles|car care|motorcycle|sporting goods|fitness equipment|camping|cycling|toys|games|puzzles|strollers|baby strollers|car seats|nursery|books|magazines|stationery|office supplies|grocery|groceries|food|beverages|coffee|snacks|wine|luggage|suitcases|backpacks|musical instruments|crafts|party supplies|cleaning supplies|laundry|home decor|home improvement|power tools|plumbing|mobel|haustier|tierbedarf|hracky|oblecenie|oblečenie|nabytek|nabytok|krmivo|meubles|jouets|animalerie|vetements|chaussures|muebles|juguetes|mascotas|ropa|sofas|chairs|mattresses|rugs|curtains|vases|shirts|hoodies|jackets|jeans|skirts|lingerie|underwear|socks|swimwear|sunglasses|eyewear|wallets|headphones|gaming|appliances|tires|dieren|huisdieren|katten|honden|meubels|kleding|schoenen|speelgoed|boeken|elektronica|keuken|tuin|tiere|haustiere|katzen|hunde|bekleidung|kleidung|schuhe|spielzeug|bucher|elektronik|kuche|garten|lebensmittel|animaux|chiens|chats|livres|electronique|epicerie|perros|gatos|libros|electronica|cocina|alimentacion|zapatos|animali|cani|gatti|mobili|abbigliamento|scarpe|giocattoli|libri|elettronica|cucina|giardino|alimentari|animais|caes|moveis|roupas|sapatos|brinquedos|livros|eletronicos|cozinha|zwierzeta|psy|koty|meble|odziez|buty|zabawki|ksiazki|elektronika|kuchnia|ogrod|chovatelske|zvirata|zvierata|kocky|macky|obleceni|obuv|knihy|kuchyne|zahrada|potraviny|djur|hund|katt|mobler|klader|skor|leksaker|bocker|animale|caini|pisici|mobila|imbracaminte|incaltaminte|jucarii|kutya|macska|butor|ruhazat|cipok|konyvek|evcil|kedi|kopek|mobilya|giyim|ayakkabi|oyuncak|kitap|животные|кошки|собаки|мебель|одежда|обувь|игрушки|книги|toddler|diapering|diapers|art supplies|art painting|hobbies|bricolage|peinture|baumarkt|motorrad|auto teile|autopflege|vehicle|vehicles parts|menage|limpieza|hogar|haushalt|putzmittel|detersivi|drogeria domowa|stationary|tabletop|drinkware|barware',
);

/** Whether a part of a category text names other goods than beauty. 'Non-Food' and 'Cat Eye' do not. */
export function isOtherCategory(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const next = words[at + 1] ?? '';
    if (words[at - 1] === 'non' || (word === 'cat' && next === 'eye')) return false;
    return categoryWords.has(word) || categoryWords.has(`${word} ${next}`);
  });
}

/** Words that name other goods in a title, and that names of beauty products hardly ever have. */
const titleWords = setOf(
  'iphone|ipad|laptop|phone case|phone cover|cable|cables|headphones|paperback|hardcover|hardback|a novel|cookbook|book the|stroller|baby bottle|baby bottles|n95|kn95|ffp2|ffp3|ear loops|surgical mask|surgical masks|medical face mask|medical face masks|disposable face masks|car shampoo|carpet shampoo|autoshampoo|dog shampoo|hundeshampoo|laundry detergent|fabric conditioner|air conditioner|doll with|dolls|toy makeup|blanket|mug|vase|t shirt|wall art|wall hanging|wall mount|wall holder|dispenser wall|dispenser stainless|separator|oven|shaped eraser|pet hair|curtain blackout|curtains|planner|playstation|xbox|hand towel|face towel|pillow cover|rust metal|sports drink|concrete|pottery|rfid|parasol|laserjet|gel pens|spender|konfetti|leaf tea|tea bags|coffee tablets|printer toner|toner cartridge|laser toner',
);

/** 'For' in the languages of titles. */
const forWords = setOf('for|pour|para|fur|pro|dla|per');
/** What other goods are for: 'Moisturizer for Leather Shoes'. */
const purposeWords = setOf(
  'leather|shoes|boots|sofas|furniture|wood|walls|cars|car|carpets|dogs|dog|cats|cat|pets|pet|puppies|kittens|horses|horse|cables|drill|dolls|bottles|iphone|phone|laptop|kitchen|chaussures|cuir|voiture|chien|chiens|chat|chats|perros|perro|gatos|zapatos|coche|hunde|katzen|schuhe|leder|auto|psy|psa|kota|kocky|cani|gatti|scarpe|lavatrice',
);

/** Whether a title names other goods than beauty. Applies where the feed's category does not say that it is beauty. */
export function isOtherTitle(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const [next = '', last = ''] = words.slice(at + 1, at + 3);
    if (forWords.has(word) && (purposeWords.has(next) || purposeWords.has(last))) return true;
    return [word, `${word} ${next}`, `${word} ${next} ${last}`].some((text) =>
      titleWords.has(text),
    );
  });
}

/**
 * Phrases of our categories that other goods have too, as a color, a form or a name: cream shoes, baking powder, a wire
 * brush. Where the feed's category does not say that it is beauty, they count only if `isSurelyBeauty`.
 */
export const sharedPhrases = setOf(
  'cream|creams|creme|crema|essence|essences|lotion|lotions|emulsion|powder|poudre|puder|brush|brush set|brush sets|pinsel|pinceau|brocha|pennello|soap|sponge|sponges|eponge|blender|puff|cushion|mask|masks|masque|masques|maske|masken|mascarilla|maschera|primer|primers|blush|bronzer|foundation|foundations|palette|wipes|cleanser|cleansers|gloss|highlight|highlighter|peel|comb|combs|headband|turban|bonnet|nose strips|sleeping mask|cleansing brush|cleansing foam|tan|tanning|for women|for men|for her|for him|femme|homme|unisex|collagen|contour|strobe|freckle|concentrate|booster|styling|treatments|wax|detergente|polish',
);

/** Words that are usual in beauty only. */
const beautyWords = setOf(
  'skin|skincare|face|facial|visage|gesicht|body|corps|hand|hands|foot|feet|eye|eyes|lip|lips|cheek|cheeks|brow|brows|lash|lashes|hair|scalp|beard|acne|blemish|complexion|wrinkle|wrinkles|pore|pores|aging|ageing|age|makeup|beauty|cosmetics|spf|uv|aha|bha|hyaluronic|glycolic|salicylic|niacinamide|retinol|retinal|bakuchiol|peptide|peptides|ceramide|ceramides|squalane|vitamin|argan|shea|cica|centella|mucin|aloe|keratin|hydrating|hydration|hydra|hydro|moisture|moisturizing|moisturising|brightening|clarifying|exfoliating|firming|lifting|nourishing|plumping|smoothing|soothing|calming|purifying|renewal|renewing|rejuvenating|regenerating|recovery|replenishing|revitalizing|restorative|repair|radiance|radiant|glow|glowing|youth|illuminating|luminous|blurring|coverage|longwear|perfecting|setting|pressed|loose|translucent|volumizing|kabuki|shader|stippling|blending|cleansing|rinse|serum|eau|sheet|clay|mud|charcoal|overnight|night|day',
);

/** Two of these make a product of beauty: 'Powder Foundation'. */
const makeupWords = setOf(
  'cushion|powder|cream|creme|foundation|blush|bronzer|highlighter|primer|palette|puff|brush|compact|contour',
);

/** What fashion houses that are also brands of beauty sell in cream and blush. */
const fashionWords = setOf(
  'bag|bags|tote|clutch|backpack|wallet|belt|scarf|hat|cap|shoe|shoes|boot|sandal|sandals|sneaker|loafer|loafers|dress|shirt|tee|sweater|coat|jacket|skirt|pants|trousers|socks|watch|bracelet|ring|earrings|necklace|sunglasses|leather|suede|upper|sole',
);

/** Whether a title with a phrase of `sharedPhrases` is about beauty, by its other words or its brand. */
export function isSurelyBeauty(words: readonly string[], isBeautyBrand: boolean): boolean {
  if (words.some((word) => fashionWords.has(word))) return false;
  if (isBeautyBrand || words.some((word) => beautyWords.has(word))) return true;
  return new Set(words.filter((word) => makeupWords.has(word))).size > 1;
}
