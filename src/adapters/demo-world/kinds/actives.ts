/** Where an ingredient is used: rinsed off, left on, around the eyes, … */
export type Role =
  | 'wash'
  | 'serum'
  | 'cream'
  | 'peel'
  | 'oil'
  | 'eye'
  | 'sun'
  | 'stick'
  | 'mask'
  | 'hair'
  | 'scalp'
  | 'lip'
  | 'face';

export interface Active {
  name: string;
  inci: readonly string[];
  /** Completes the sentence "It …". */
  does: string;
  roles: readonly Role[];
  /** As printed on a clinical label; empty: no percentage is claimed. */
  strengths: readonly string[];
}

const active = (
  name: string,
  inci: string,
  does: string,
  roles: string,
  strengths = '',
): Active => ({
  name,
  inci: inci.split('|'),
  does,
  roles: roles.split(' ') as Role[],
  strengths: strengths === '' ? [] : strengths.split(' '),
});

/** Actives that clinical brands name on the box. */
export const potentActives: readonly Active[] = [
  active(
    'Niacinamide',
    'Niacinamide',
    'evens tone and quiets shine',
    'serum cream mask eye sun face',
    '4% 5% 10%',
  ),
  active(
    'Vitamin C',
    'Ascorbic Acid|Ferulic Acid|Tocopherol',
    'brightens and defends against dullness',
    'serum',
    '10% 15% 20%',
  ),
  active(
    'Ethyl Ascorbic Acid',
    '3-O-Ethyl Ascorbic Acid',
    'brightens without the sting of pure vitamin C',
    'serum cream eye',
    '5% 8% 15%',
  ),
  active(
    'Retinol',
    'Retinol|Tocopherol',
    'smooths fine lines night after night',
    'serum cream eye',
    '0.1% 0.2% 0.3%',
  ),
  active(
    'Retinal',
    'Retinal|Tocopherol',
    'works a step closer to the skin than retinol',
    'serum cream eye',
    '0.05% 0.1%',
  ),
  active(
    'Bakuchiol',
    'Bakuchiol',
    'smooths like a retinoid and stays gentle',
    'serum cream eye mask oil',
    '1% 2%',
  ),
  active('Azelaic Acid', 'Azelaic Acid', 'calms redness and fades marks', 'serum cream', '10%'),
  active(
    'Salicylic Acid',
    'Salicylic Acid',
    'clears pores from the inside',
    'serum wash mask peel',
    '0.5% 2%',
  ),
  active(
    'Glycolic Acid',
    'Glycolic Acid',
    'lifts dull cells for an even surface',
    'serum wash mask peel',
    '5% 7%',
  ),
  active(
    'Lactic Acid',
    'Lactic Acid|Sodium Lactate',
    'resurfaces gently and holds water',
    'serum wash mask peel',
    '5% 10%',
  ),
  active(
    'Mandelic Acid',
    'Mandelic Acid',
    'refines texture slowly and kindly',
    'serum wash mask peel',
    '5% 8%',
  ),
  active(
    'PHA',
    'Gluconolactone|Lactobionic Acid',
    'exfoliates skin that dislikes acids',
    'serum wash mask peel',
    '4% 8%',
  ),
  active(
    'Hyaluronic Acid',
    'Sodium Hyaluronate|Hydrolyzed Hyaluronic Acid',
    'draws in water at several depths',
    'serum cream eye mask sun face lip',
    '1% 2%',
  ),
  active(
    'Tranexamic Acid',
    'Tranexamic Acid',
    'softens the look of stubborn spots',
    'serum mask',
    '3% 5%',
  ),
  active('Alpha Arbutin', 'Alpha-Arbutin', 'fades marks left by the sun', 'serum', '2%'),
  active(
    'Copper Peptides',
    'Copper Tripeptide-1',
    'firms and supports tired skin',
    'serum cream eye',
    '1%',
  ),
  active(
    'Multi-Peptide',
    'Palmitoyl Tripeptide-1|Palmitoyl Tetrapeptide-7|Acetyl Hexapeptide-8',
    'firms and softens expression lines',
    'serum cream eye mask',
    '5% 8%',
  ),
  active('Caffeine', 'Caffeine', 'wakes up puffy eyes', 'eye', '3% 5%'),
  active(
    'Panthenol',
    'Panthenol',
    'comforts and speeds recovery',
    'serum cream wash mask sun',
    '2% 5%',
  ),
  active('Urea', 'Urea', 'softens rough, thirsty skin', 'serum cream wash', '5% 10%'),
  active(
    'Ceramide',
    'Ceramide NP|Ceramide AP|Ceramide EOP|Cholesterol|Phytosphingosine',
    'rebuilds the barrier',
    'serum cream eye wash mask sun oil',
    '1% 3%',
  ),
  active(
    'Ectoin',
    'Ectoin',
    'shields skin from heat and dry air',
    'serum cream eye sun mask',
    '1% 2%',
  ),
];

/** The second active of a pair; none of them is in `potentActives`. */
export const companionActives: readonly Active[] = [
  active('Zinc', 'Zinc PCA', 'keeps shine down all day', 'serum wash mask', '1%'),
  active(
    'Squalane',
    'Squalane',
    'softens without weight',
    'serum cream eye mask wash oil stick lip face',
  ),
  active(
    'Allantoin',
    'Allantoin',
    'soothes skin that has had enough',
    'serum cream eye mask wash sun peel stick',
  ),
  active('Adenosine', 'Adenosine', 'smooths fine lines over time', 'serum cream eye mask sun'),
  active('Beta-Glucan', 'Beta-Glucan', 'calms and cushions', 'serum cream eye mask wash sun'),
  active(
    'Green Tea',
    'Camellia Sinensis Leaf Extract',
    'protects against city air',
    'serum cream mask wash sun eye oil peel stick',
  ),
  active(
    'Centella',
    'Centella Asiatica Extract|Madecassoside',
    'settles redness',
    'serum cream mask wash sun eye peel stick',
  ),
  active(
    'Licorice Root',
    'Glycyrrhiza Glabra Root Extract',
    'brightens gently',
    'serum cream mask sun eye',
  ),
  active('Polyglutamic Acid', 'Polyglutamic Acid', 'seals water in', 'serum cream eye mask'),
  active('Resveratrol', 'Resveratrol', 'protects overnight', 'serum cream eye oil'),
  active(
    'Vitamin E',
    'Tocopheryl Acetate',
    'protects the lipids of the skin',
    'serum cream sun mask wash oil stick lip face',
  ),
];

/** First plant of a botanical name. */
export const leadPlants: readonly Active[] = [
  active(
    'Calendula',
    'Calendula Officinalis Flower Extract',
    'soothes what the day has ruffled',
    'wash serum cream mask eye sun hair scalp face lip oil stick',
  ),
  active(
    'Chamomile',
    'Chamomilla Recutita Flower Extract',
    'calms like the tea does',
    'wash serum cream mask eye hair scalp oil',
  ),
  active(
    'Wild Rose',
    'Rosa Canina Fruit Oil|Rosa Damascena Flower Water',
    'softens and lends a glow',
    'wash serum cream mask eye face lip oil',
  ),
  active(
    'Sea Buckthorn',
    'Hippophae Rhamnoides Fruit Oil',
    'feeds dry skin with berry-bright oil',
    'serum cream mask wash hair lip oil',
  ),
  active(
    'Marula',
    'Sclerocarya Birrea Seed Oil',
    'feeds without feeling heavy',
    'serum cream wash hair eye lip face oil',
  ),
  active(
    'Rosemary',
    'Rosmarinus Officinalis Leaf Extract',
    'tones and wakes up the scalp',
    'wash hair scalp',
  ),
  active('Nettle', 'Urtica Dioica Leaf Extract', 'keeps roots fresh for longer', 'hair scalp'),
  active(
    'Cucumber',
    'Cucumis Sativus Fruit Extract',
    'cools and de-puffs',
    'wash serum cream mask eye sun',
  ),
  active(
    'Edelweiss',
    'Leontopodium Alpinum Extract',
    'guards against sun and wind',
    'serum cream eye sun mask stick',
  ),
  active(
    'Kelp',
    'Laminaria Digitata Extract',
    'fills skin with sea minerals',
    'wash serum cream mask hair scalp',
  ),
  active(
    'Elderflower',
    'Sambucus Nigra Flower Extract',
    'freshens and evens',
    'wash serum cream mask eye hair oil peel',
  ),
  active(
    'Lavender',
    'Lavandula Angustifolia Flower Extract',
    'slows the evening down',
    'wash serum cream mask hair scalp oil',
  ),
  active(
    'Argan',
    'Argania Spinosa Kernel Oil',
    'smooths and shines',
    'serum cream hair wash lip oil',
  ),
  active(
    'Blackberry',
    'Rubus Fruticosus Leaf Extract',
    'keeps skin springy',
    'serum cream mask wash eye peel',
  ),
  active(
    'Prickly Pear',
    'Opuntia Ficus-Indica Extract',
    'holds water the way a cactus does',
    'serum cream mask eye sun hair stick',
  ),
  active(
    'Fig',
    'Ficus Carica Fruit Extract',
    'softens and comforts',
    'wash serum cream mask hair lip peel',
  ),
  active(
    'Olive Leaf',
    'Olea Europaea Leaf Extract',
    'protects with old-grove antioxidants',
    'wash serum cream mask hair sun oil stick',
  ),
  active(
    'Hibiscus',
    'Hibiscus Sabdariffa Flower Extract',
    'renews gently with fruit acids of its own',
    'wash serum cream mask hair face lip peel',
  ),
];

/** Second plant or ingredient after an ampersand; none of them is in `leadPlants`. */
export const secondPlants: readonly Active[] = [
  active(
    'Oat',
    'Avena Sativa Kernel Extract',
    'comforts dry, tight skin',
    'wash serum cream mask eye hair scalp face oil',
  ),
  active('Honey', 'Honey', 'keeps moisture where it belongs', 'wash serum cream mask hair lip'),
  active(
    'Mallow',
    'Malva Sylvestris Extract',
    'softens and cushions',
    'wash serum cream mask eye hair oil',
  ),
  active(
    'Yarrow',
    'Achillea Millefolium Extract',
    'balances oil and water',
    'wash serum cream mask hair scalp peel',
  ),
  active(
    'Sage',
    'Salvia Officinalis Leaf Extract',
    'clarifies without drying',
    'wash mask hair scalp',
  ),
  active(
    'Iris',
    'Iris Florentina Root Extract',
    'veils skin in softness',
    'serum cream mask eye face oil',
  ),
  active(
    'Linden',
    'Tilia Cordata Flower Extract',
    'settles restless skin',
    'wash serum cream mask eye hair',
  ),
  active(
    'Birch',
    'Betula Alba Leaf Extract',
    'purifies gently',
    'wash serum cream mask hair scalp',
  ),
  active(
    'Aloe',
    'Aloe Barbadensis Leaf Juice',
    'cools and hydrates',
    'wash serum cream mask eye sun hair scalp face stick',
  ),
  active(
    'Comfrey',
    'Symphytum Officinale Root Extract',
    'helps skin repair itself',
    'serum cream mask wash',
  ),
  active(
    'Pomegranate',
    'Punica Granatum Fruit Extract',
    'brightens tired skin',
    'wash serum cream mask hair sun lip oil peel stick',
  ),
  active(
    'Jojoba',
    'Simmondsia Chinensis Seed Oil',
    'balances oil',
    'wash serum cream eye hair scalp lip face oil stick',
  ),
  active(
    'Shea',
    'Butyrospermum Parkii Butter',
    'feeds what is dry',
    'serum cream hair lip wash mask oil stick',
  ),
  active('Ginger', 'Zingiber Officinale Root Extract', 'warms and wakes', 'scalp hair mask'),
];

/** Actives of Korean and Japanese brands. */
export const pantryActives: readonly Active[] = [
  active(
    'Rice Water',
    'Oryza Sativa Extract|Oryza Sativa Bran Extract',
    'brightens and softens the way rinse water always has',
    'wash serum cream mask eye sun hair face oil peel stick',
  ),
  active(
    'Cica',
    'Centella Asiatica Extract|Madecassoside|Asiaticoside',
    'cools redness and mends',
    'wash serum cream mask eye sun scalp face oil stick',
  ),
  active(
    'Heartleaf',
    'Houttuynia Cordata Extract',
    'quiets breakouts and heat',
    'wash serum cream mask sun scalp stick',
  ),
  active(
    'Mugwort',
    'Artemisia Capillaris Flower Extract',
    'soothes skin that flares up',
    'wash serum cream mask scalp',
  ),
  active(
    'Snail Mucin',
    'Snail Secretion Filtrate',
    'plumps and repairs overnight',
    'serum cream mask eye',
  ),
  active(
    'Honey Propolis',
    'Propolis Extract|Honey',
    'feeds glow from within',
    'wash serum cream mask hair lip oil',
  ),
  active(
    'Galactomyces',
    'Galactomyces Ferment Filtrate',
    'refines pores and clears the complexion',
    'serum mask',
  ),
  active(
    'Bifida',
    'Bifida Ferment Lysate',
    'strengthens the skin’s own defenses',
    'serum cream eye mask',
  ),
  active(
    'Red Ginseng',
    'Panax Ginseng Root Extract',
    'revives tired skin',
    'serum cream mask eye hair scalp oil',
  ),
  active(
    'Green Tea',
    'Camellia Sinensis Leaf Extract',
    'balances oil and water',
    'wash serum cream mask sun scalp eye face oil peel stick',
  ),
  active(
    'Birch Sap',
    'Betula Alba Leaf Extract|Sodium Hyaluronate',
    'hydrates like a long drink',
    'wash serum cream mask sun',
  ),
  active(
    'Yuzu',
    'Citrus Junos Fruit Extract|Ascorbyl Glucoside',
    'wakes up dull skin',
    'wash serum cream mask lip hair oil peel',
  ),
  active(
    'Camellia',
    'Camellia Japonica Seed Oil|Camellia Japonica Flower Extract',
    'gives the sheen of silk',
    'wash serum cream hair eye lip oil stick',
  ),
  active(
    'Job’s Tears',
    'Coix Lacryma-Jobi Ma-Yuen Seed Extract',
    'smooths and clears',
    'wash serum cream mask peel',
  ),
  active(
    'Mung Bean',
    'Vigna Radiata Seed Extract',
    'draws out what the day left behind',
    'wash mask peel',
  ),
  active(
    'Black Soybean',
    'Glycine Soja Seed Extract',
    'firms and feeds',
    'serum cream mask hair scalp eye oil',
  ),
  active(
    'Tremella Mushroom',
    'Tremella Fuciformis Sporocarp Extract',
    'holds water in a soft net',
    'serum cream mask eye sun',
  ),
  active(
    'Lotus',
    'Nelumbo Nucifera Flower Extract',
    'clarifies and calms',
    'wash serum cream mask face',
  ),
  active(
    'Cherry Blossom',
    'Prunus Yedoensis Leaf Extract',
    'lends a rosy clarity',
    'wash serum cream mask lip hair face peel',
  ),
  active(
    'Collagen',
    'Hydrolyzed Collagen|Soluble Collagen',
    'plumps and bounces back',
    'serum cream mask eye',
  ),
];

/** Actives of luxury brands. */
export const nobleActives: readonly Active[] = [
  active(
    'Caviar',
    'Caviar Extract',
    'firms with minerals of the sea',
    'serum cream eye mask hair oil',
  ),
  active('Gold', 'Gold', 'catches the light and lends it to skin', 'serum cream eye mask oil'),
  active(
    'Pearl',
    'Hydrolyzed Pearl',
    'gives skin a quiet luster',
    'wash serum cream mask eye face sun peel',
  ),
  active(
    'Black Rose',
    'Rosa Centifolia Flower Extract',
    'softens and revives',
    'wash serum cream mask eye lip face oil peel',
  ),
  active(
    'White Camellia',
    'Camellia Japonica Flower Extract',
    'hydrates and refines',
    'wash serum cream mask eye lip face sun oil peel',
  ),
  active(
    'Orchid',
    'Orchis Mascula Extract',
    'supports skin’s long life',
    'serum cream mask eye oil peel',
  ),
  active(
    'White Truffle',
    'Tuber Melanosporum Extract',
    'enriches depleted skin',
    'serum cream mask eye hair oil',
  ),
  active('Silk', 'Hydrolyzed Silk', 'smooths like cloth', 'wash serum cream mask hair face lip'),
  active(
    'Glacier Water',
    'Maris Aqua|Leontopodium Alpinum Extract',
    'freshens and tightens',
    'wash serum cream mask eye sun',
  ),
  active(
    'Peony',
    'Paeonia Suffruticosa Root Extract',
    'brightens tired skin',
    'wash serum cream mask eye lip peel',
  ),
  active(
    'Royal Jelly',
    'Royal Jelly Extract',
    'feeds the driest skin',
    'serum cream mask hair lip',
  ),
  active(
    'Plankton',
    'Plankton Extract',
    'restores after sun and salt',
    'wash serum cream mask sun',
  ),
  active(
    'Rose Absolute',
    'Rosa Damascena Flower Water|Rosa Damascena Flower Oil',
    'comforts dry, tight skin',
    'wash serum cream mask lip oil',
  ),
];

/** Actives of hair care brands. */
export const hairActives: readonly Active[] = [
  active(
    'Keratin',
    'Hydrolyzed Keratin|Keratin Amino Acids',
    'fills in what heat has taken',
    'hair',
  ),
  active(
    'Bond Care',
    'Maleic Acid|Creatine|Hydrolyzed Wheat Protein',
    'relinks broken bonds inside the strand',
    'hair',
  ),
  active('Argan Oil', 'Argania Spinosa Kernel Oil', 'smooths and seals', 'hair'),
  active('Biotin', 'Biotin|Panthenol', 'gives fine hair body', 'hair scalp'),
  active('Rice Protein', 'Hydrolyzed Rice Protein', 'thickens each strand', 'hair'),
  active(
    'Coconut Milk',
    'Cocos Nucifera Oil|Hydrolyzed Vegetable Protein',
    'feeds dry lengths',
    'hair',
  ),
  active('Silk Amino', 'Hydrolyzed Silk', 'gives slip and shine', 'hair'),
  active('Quinoa', 'Hydrolyzed Quinoa', 'helps color stay put', 'hair'),
  active('Babassu', 'Orbignya Oleifera Seed Oil', 'softens curls without weight', 'hair'),
  active('Peppermint', 'Mentha Piperita Oil|Menthol', 'wakes up the scalp', 'scalp'),
  active('Tea Tree', 'Melaleuca Alternifolia Leaf Oil', 'keeps the scalp clear', 'scalp'),
  active('Castor Oil', 'Ricinus Communis Seed Oil', 'looks after edges and ends', 'scalp hair'),
  active('Caffeine', 'Caffeine', 'energizes roots', 'scalp'),
  active('Salicylic Acid', 'Salicylic Acid', 'lifts build-up and flakes', 'scalp'),
];
