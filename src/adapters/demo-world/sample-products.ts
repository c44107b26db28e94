import type { Size } from '~/domain/catalog/product';

/** A store's price in dollars and, on sale, its original price. */
export interface SampleOffer {
  retailer: string;
  price: number;
  before?: number;
  isFake?: boolean;
}

/** One of the six products in the specification. */
export interface SampleProduct {
  brand: string;
  name: string;
  category: string;
  subcategory: string;
  size: Size;
  shape: string;
  shade: { name: string; color: string } | null;
  description: string;
  howToUse: string;
  features: readonly string[];
  ingredients: string;
  keyIngredients: readonly string[];
  complementary: readonly number[];
  rating: number;
  reviewCount: number;
  firstSeenDaysAgo: number;
  offers: readonly SampleOffer[];
}

/** The samples; ids start at 1, in this order. */
export const sampleProducts: readonly SampleProduct[] = [
  {
    brand: 'Veralith',
    name: 'Niacinamide 10% + Zinc 1% Clarity Serum',
    category: 'skincare',
    subcategory: 'serums',
    size: { amount: 30, unit: 'ml' },
    shape: 'dropper-bottle',
    shade: null,
    description:
      'The serum that made Veralith a bathroom-shelf name. Ten percent niacinamide evens tone and refines the look of pores; one percent zinc keeps shine down until evening. Water-light, it sinks in before you have screwed the dropper back on, and it gets along with nearly everything else you own.',
    howToUse:
      'After cleansing, press four drops into face and neck, morning and night. Let it settle for a minute, then moisturize. Use sunscreen during the day. If you use pure vitamin C, keep it for the other end of the day.',
    features: [
      '10% niacinamide, 1% zinc PCA',
      'Visibly smaller pores in four weeks',
      'Fragrance-free and non-comedogenic',
      'Layers under sunscreen and makeup',
      'Vegan formula in recyclable glass',
    ],
    ingredients:
      'Aqua|Niacinamide|Pentylene Glycol|Zinc PCA|Glycerin|Sodium Hyaluronate|Panthenol|Betaine|Allantoin|Camellia Sinensis Leaf Extract|Xanthan Gum|Hydroxyethylcellulose|Polysorbate 20|Sodium Phytate|Citric Acid|Phenoxyethanol|Ethylhexylglycerin',
    keyIngredients: ['Niacinamide', 'Zinc', 'Hyaluronic Acid', 'Panthenol'],
    complementary: [2, 4, 6],
    rating: 4.7,
    reviewCount: 24_816,
    firstSeenDaysAgo: 1510,
    offers: [
      { retailer: 'Dermstore', price: 29 },
      { retailer: 'Sephora', price: 34 },
      { retailer: 'Ulta Beauty', price: 27.2, before: 34 },
      { retailer: 'Amazon', price: 24.95 },
      { retailer: 'Nordstrom', price: 34 },
      { retailer: 'Target', price: 29.99 },
    ],
  },
  {
    brand: 'Moonrice',
    name: 'Dewy Rice Water Barrier Cream',
    category: 'skincare',
    subcategory: 'moisturizers',
    size: { amount: 50, unit: 'ml' },
    shape: 'low-jar',
    shade: null,
    description:
      'A bouncy cream with fermented rice water and three ceramides, for skin that wants glow without grease. It goes on like custard, melts like water and leaves the soft light of a good night’s sleep. In winter it is a cream; in summer, under the fan, it is a sleeping mask.',
    howToUse:
      'Warm a hazelnut-sized amount between your fingertips and press into face and neck as the last step of your routine, morning and night. For very dry skin, layer a second time after a minute.',
    features: [
      'Rice water and three ceramides',
      '48-hour moisture',
      'Dewy, never greasy',
      'Tested on sensitive skin',
      'Spatula included',
    ],
    ingredients:
      'Aqua|Glycerin|Oryza Sativa Extract|Caprylic/Capric Triglyceride|Butylene Glycol|Squalane|Cetearyl Alcohol|Butyrospermum Parkii Butter|Cetearyl Olivate|Sorbitan Olivate|Niacinamide|Oryza Sativa Bran Extract|Ceramide NP|Ceramide AP|Ceramide EOP|Cholesterol|Phytosphingosine|Sodium Hyaluronate|Betaine|Panthenol|Adenosine|Carbomer|Xanthan Gum|Tromethamine|Disodium EDTA|1,2-Hexanediol|Ethylhexylglycerin|Parfum',
    keyIngredients: ['Rice Water', 'Ceramides', 'Squalane', 'Niacinamide'],
    complementary: [1, 6, 4],
    rating: 4.8,
    reviewCount: 21_342,
    firstSeenDaysAgo: 1190,
    offers: [
      { retailer: 'Amazon', price: 19.88 },
      { retailer: 'Ulta Beauty', price: 28 },
      { retailer: 'Target', price: 23.99, before: 27.99 },
      { retailer: 'Sephora', price: 29 },
      { retailer: 'Walmart', price: 21.97 },
    ],
  },
  {
    brand: 'Maison Aurelle',
    name: 'Le Rouge Velours in Rosewood',
    category: 'makeup',
    subcategory: 'lipstick',
    size: { amount: 3.5, unit: 'g' },
    shape: 'lipstick',
    shade: { name: 'Rosewood', color: '#9e4a4f' },
    description:
      'Velvet, worn on the mouth. Le Rouge Velours lays down full color in one pass and stays comfortable through dinner and the walk home. Rosewood is the shade the house is known for: a rose that has read a book. The weighted black case closes with a click and takes refills.',
    howToUse:
      'Start at the cupid’s bow and follow the outline with the tip of the bullet, then fill in. Blot once on a tissue and apply a second layer for all-day wear. Twist down before you close the case.',
    features: [
      'Full color in one pass',
      'Soft matte finish for eight hours',
      'Camellia oil keeps lips supple',
      'Refillable weighted case',
      'Lightly scented with rose and vanilla',
    ],
    ingredients:
      'Ricinus Communis Seed Oil|Octyldodecanol|Diisostearyl Malate|Polyglyceryl-2 Triisostearate|Synthetic Wax|Euphorbia Cerifera Wax|Copernicia Cerifera Wax|Silica|Mica|Camellia Oleifera Seed Oil|Simmondsia Chinensis Seed Oil|Squalane|Tocopheryl Acetate|Caprylyl Glycol|Pentaerythrityl Tetra-Di-T-Butyl Hydroxyhydrocinnamate|Parfum|Citronellol|Geraniol|CI 77891|CI 15850|CI 77491|CI 77492|CI 77499|CI 45410',
    keyIngredients: ['Camellia Oil', 'Jojoba Oil', 'Squalane', 'Vitamin E'],
    complementary: [5, 6, 2],
    rating: 4.6,
    reviewCount: 18_907,
    firstSeenDaysAgo: 1730,
    offers: [
      { retailer: 'Nordstrom', price: 46 },
      { retailer: 'Sephora', price: 45 },
      { retailer: 'Macy’s', price: 36, before: 45 },
      { retailer: 'Bluemercury', price: 45 },
      { retailer: 'Ulta Beauty', price: 42 },
    ],
  },
  {
    brand: 'Soléa',
    name: 'Hydra-Source Invisible Sun Veil SPF 50+',
    category: 'skincare',
    subcategory: 'sunscreen',
    size: { amount: 50, unit: 'ml' },
    shape: 'sunscreen',
    shade: null,
    description:
      'The French pharmacy sunscreen people bring back by the suitcase. A milky fluid that turns to nothing on the skin: no cast, no shine, no sting in the eyes. Broad-spectrum filters at a very high level, thermal water and glycerin for comfort. Made to be worn every day, which is the only way that sunscreen works.',
    howToUse:
      'Shake well. Apply two finger lengths to face, ears and neck as the last morning step, 15 minutes before going out. Reapply every two hours and after swimming or toweling.',
    features: [
      'SPF 50+ broad spectrum',
      'No white cast on any skin tone',
      'Does not sting the eyes',
      'Water resistant (80 minutes)',
      'Fragrance-free, for sensitive skin',
    ],
    ingredients:
      'Aqua|Homosalate|Ethylhexyl Salicylate|Butyl Methoxydibenzoylmethane|Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine|Ethylhexyl Triazone|Glycerin|Dicaprylyl Carbonate|C12-15 Alkyl Benzoate|Propanediol|Silica|Niacinamide|Potassium Cetyl Phosphate|Glyceryl Stearate|Sodium Hyaluronate|Tocopherol|Allantoin|Acrylates/C10-30 Alkyl Acrylate Crosspolymer|Xanthan Gum|Disodium EDTA|Triethanolamine|Phenoxyethanol|Ethylhexylglycerin',
    keyIngredients: ['Broad-Spectrum Filters', 'Niacinamide', 'Hyaluronic Acid', 'Vitamin E'],
    complementary: [1, 2, 6],
    rating: 4.9,
    reviewCount: 16_455,
    firstSeenDaysAgo: 905,
    offers: [
      { retailer: 'Walmart', price: 22.97 },
      { retailer: 'Dermstore', price: 33 },
      { retailer: 'Target', price: 27.99 },
      { retailer: 'Amazon', price: 23.5, before: 31.5, isFake: true },
      { retailer: 'Ulta Beauty', price: 30 },
      { retailer: 'Kohl’s', price: 29.99 },
    ],
  },
  {
    brand: 'Riot & Rouge',
    name: 'Off Script Tubing Mascara in Black',
    category: 'makeup',
    subcategory: 'mascara',
    size: { amount: 10, unit: 'ml' },
    shape: 'mascara',
    shade: { name: 'Black', color: '#151515' },
    description:
      'Tubes instead of paint: each lash gets its own flexible sleeve that neither smudges nor flakes, and slides off with warm water at night. The hourglass brush reaches the inner corner; the formula holds a curl through gym, subway and a sad film. Loud lashes, quiet removal.',
    howToUse:
      'Wiggle the brush at the roots and pull through to the tips. Add a second coat while the first is still soft. To remove, hold warm water against closed eyes for ten seconds and slide the tubes off.',
    features: [
      'Tubing formula, removes with warm water',
      'No smudging, no flakes for 14 hours',
      'Length and lift in two coats',
      'Vegan and cruelty-free',
      'Safe for contact lenses',
    ],
    ingredients:
      'Aqua|Acrylates Copolymer|Butylene Glycol|Euphorbia Cerifera Wax|Copernicia Cerifera Wax|Glyceryl Stearate|Stearic Acid|Styrene/Acrylates Copolymer|Oryza Sativa Bran Wax|Pullulan|Acacia Senegal Gum|Panthenol|Ricinus Communis Seed Oil|Biotin|Hydroxyethylcellulose|Aminomethyl Propanol|Disodium EDTA|Phenoxyethanol|Caprylyl Glycol|CI 77499|CI 77266',
    keyIngredients: ['Tubing Polymers', 'Panthenol', 'Castor Oil', 'Biotin'],
    complementary: [3, 6],
    rating: 4.4,
    reviewCount: 14_238,
    firstSeenDaysAgo: 640,
    offers: [
      { retailer: 'Ulta Beauty', price: 24 },
      { retailer: 'Sephora', price: 24 },
      { retailer: 'Amazon', price: 17.99 },
      { retailer: 'Target', price: 19.99, before: 23.99 },
    ],
  },
  {
    brand: 'Fern & Fallow',
    name: 'Calendula & Oat Cleansing Butter',
    category: 'skincare',
    subcategory: 'cleansers',
    size: { amount: 100, unit: 'ml' },
    shape: 'low-jar',
    shade: null,
    description:
      'A butter that melts at the touch, turns to oil on the skin and to milk with the first splash of water. Calendula steeped for three weeks in sunflower oil calms what the day has ruffled; oat leaves cheeks soft. It takes off mascara and sunscreen in one go, and smells faintly of a meadow after rain.',
    howToUse:
      'Scoop a teaspoonful with dry hands and massage over dry face and closed eyes for a minute. Add water until it turns milky, then rinse or lift off with a warm, damp cloth.',
    features: [
      'Melts makeup and sunscreen in a minute',
      'Rinses without a film',
      'Calendula steeped for three weeks',
      'Palm-free and cruelty-free',
      'Glass jar with wooden scoop',
    ],
    ingredients:
      'Helianthus Annuus Seed Oil|Caprylic/Capric Triglyceride|Prunus Amygdalus Dulcis Oil|Sorbeth-30 Tetraoleate|Butyrospermum Parkii Butter|Synthetic Wax|Simmondsia Chinensis Seed Oil|Avena Sativa Kernel Extract|Calendula Officinalis Flower Extract|Avena Sativa Kernel Flour|Bisabolol|Tocopherol|Rosmarinus Officinalis Leaf Extract|Lavandula Angustifolia Oil|Citrus Aurantium Bergamia Fruit Oil|Linalool|Limonene',
    keyIngredients: ['Calendula', 'Oat', 'Sunflower Oil', 'Shea Butter'],
    complementary: [2, 1, 4],
    rating: 4.5,
    reviewCount: 12_761,
    firstSeenDaysAgo: 1375,
    offers: [
      { retailer: 'Dermstore', price: 33.6, before: 42 },
      { retailer: 'Sephora', price: 42 },
      { retailer: 'Bluemercury', price: 42 },
      { retailer: 'Amazon', price: 31.95 },
      { retailer: 'Nordstrom', price: 40 },
    ],
  },
];

/** Subcategories of the samples; the plan reserves places for them. */
export const sampleSubcategories: readonly string[] = sampleProducts.map(
  ({ subcategory }) => subcategory,
);
