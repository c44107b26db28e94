import { textList } from '~/domain/text-list';

/**
 * How a type of product is composed, in label order. A step is a pool and the number to take from
 * it; 'ACTIVES' is replaced by the actives of the name, 'SCENT' by the fragrance.
 */
export type RecipeStep =
  | 'ACTIVES'
  | 'SCENT'
  | readonly [pool: readonly string[], least: number, most: number];

const water = textList('Aqua');
const humectants = textList(
  'Glycerin|Butylene Glycol|Propanediol|Pentylene Glycol|Dipropylene Glycol',
);
const hydrators = textList(
  'Betaine|Sodium PCA|Trehalose|Sorbitol|Sodium Hyaluronate|Saccharide Isomerate|Panthenol|Allantoin|Beta-Glucan|Inulin',
);
const lightOils = textList(
  'Caprylic/Capric Triglyceride|Squalane|Dicaprylyl Carbonate|Coco-Caprylate/Caprate|Isononyl Isononanoate|Dimethicone|Simmondsia Chinensis Seed Oil|C12-15 Alkyl Benzoate',
);
const richOils = textList(
  'Butyrospermum Parkii Butter|Caprylic/Capric Triglyceride|Prunus Amygdalus Dulcis Oil|Persea Gratissima Oil|Helianthus Annuus Seed Oil|Squalane|Theobroma Cacao Seed Butter|Limnanthes Alba Seed Oil|Oryza Sativa Bran Oil',
);
const faceOils = textList(
  'Caprylic/Capric Triglyceride|Squalane|Simmondsia Chinensis Seed Oil|Vitis Vinifera Seed Oil|Helianthus Annuus Seed Oil|Prunus Amygdalus Dulcis Oil|Oenothera Biennis Oil|Limnanthes Alba Seed Oil|Camellia Oleifera Seed Oil|Coconut Alkanes|Coco-Caprylate/Caprate|Orbignya Oleifera Seed Oil|Passiflora Edulis Seed Oil',
);
const fattyAlcohols = textList('Cetearyl Alcohol|Cetyl Alcohol|Behenyl Alcohol|Stearyl Alcohol');
const emulsifiers = textList(
  'Glyceryl Stearate|PEG-100 Stearate|Cetearyl Olivate|Sorbitan Olivate|Cetearyl Glucoside|Glyceryl Stearate Citrate|Polysorbate 60|Potassium Cetyl Phosphate|Hydrogenated Lecithin|Polyglyceryl-3 Methylglucose Distearate',
);
const thickeners = textList(
  'Xanthan Gum|Carbomer|Acrylates/C10-30 Alkyl Acrylate Crosspolymer|Hydroxyethylcellulose|Sclerotium Gum|Hydroxyethyl Acrylate/Sodium Acryloyldimethyl Taurate Copolymer|Ammonium Acryloyldimethyltaurate/VP Copolymer',
);
const mildSurfactants = textList(
  'Sodium Cocoyl Isethionate|Cocamidopropyl Betaine|Coco-Glucoside|Decyl Glucoside|Disodium Cocoyl Glutamate|Sodium Cocoamphoacetate|Sodium Methyl Cocoyl Taurate|Potassium Cocoyl Glycinate|Sodium Lauroyl Sarcosinate|Lauryl Glucoside',
);
const soap = textList('Myristic Acid|Stearic Acid|Lauric Acid|Potassium Hydroxide');
const soothing = textList(
  'Allantoin|Bisabolol|Panthenol|Aloe Barbadensis Leaf Juice|Camellia Sinensis Leaf Extract|Avena Sativa Kernel Extract|Dipotassium Glycyrrhizate',
);
const antioxidants = textList(
  'Tocopherol|Tocopheryl Acetate|Ascorbyl Palmitate|Rosmarinus Officinalis Leaf Extract',
);
const preservatives = textList(
  'Phenoxyethanol|Ethylhexylglycerin|Caprylyl Glycol|1,2-Hexanediol|Hydroxyacetophenone|Chlorphenesin',
);
const washPreservatives = textList(
  'Sodium Benzoate|Potassium Sorbate|Phenoxyethanol|Benzoic Acid|Dehydroacetic Acid|Benzyl Alcohol',
);
const chelators = textList(
  'Disodium EDTA|Sodium Phytate|Tetrasodium Glutamate Diacetate|Trisodium Ethylenediamine Disuccinate',
);
const acidity = textList('Citric Acid|Sodium Citrate|Sodium Hydroxide|Tromethamine|Arginine');
const irons = textList('CI 77891|CI 77492|CI 77491|CI 77499');
const reds = textList(
  'CI 15850|CI 45410|CI 77491|CI 77492|CI 77499|CI 77891|CI 19140|CI 45380|CI 42090',
);
const lipColors = reds;
const shimmerColors = textList(
  'CI 77891|CI 77491|CI 77492|CI 77499|CI 77007|CI 77742|CI 77288|Tin Oxide|CI 77266|CI 19140',
);
const powders = textList(
  'Mica|Talc|Synthetic Fluorphlogopite|Silica|Boron Nitride|Zea Mays Starch|Nylon-12|Lauroyl Lysine|Calcium Sodium Borosilicate',
);
const powderBinders = textList(
  'Dimethicone|Zinc Stearate|Magnesium Stearate|Magnesium Myristate|Caprylic/Capric Triglyceride|Octyldodecanol|Ethylhexyl Palmitate|Diisostearyl Malate|Squalane',
);
const waxes = textList(
  'Synthetic Wax|Euphorbia Cerifera Wax|Copernicia Cerifera Wax|Ozokerite|Microcrystalline Wax|Helianthus Annuus Seed Wax|Oryza Sativa Bran Wax',
);
const lipOils = textList(
  'Ricinus Communis Seed Oil|Diisostearyl Malate|Octyldodecanol|Polyglyceryl-2 Triisostearate|Hydrogenated Polyisobutene|Isononyl Isononanoate|Triisostearyl Citrate|Caprylic/Capric Triglyceride|Bis-Diglyceryl Polyacyladipate-2|Pentaerythrityl Tetraisostearate',
);
const organicFilters = textList(
  'Homosalate|Ethylhexyl Salicylate|Butyl Methoxydibenzoylmethane|Octocrylene',
);
const mineralFilters = textList('Zinc Oxide|Titanium Dioxide');
const clays = textList(
  'Kaolin|Bentonite|Illite|Montmorillonite|Moroccan Lava Clay|Charcoal Powder',
);
const quats = textList(
  'Behentrimonium Chloride|Behentrimonium Methosulfate|Cetrimonium Chloride|Stearamidopropyl Dimethylamine|Brassicamidopropyl Dimethylamine',
);
const hairPolymers = textList(
  'Polyquaternium-10|Polyquaternium-7|Guar Hydroxypropyltrimonium Chloride|Amodimethicone|Hydrolyzed Wheat Protein|Panthenol|Hydrolyzed Vegetable Protein',
);
const hairCare = textList(
  'Panthenol|Glycerin|Hydrolyzed Wheat Protein|Argania Spinosa Kernel Oil|Butyrospermum Parkii Butter|Cocos Nucifera Oil|Amodimethicone|Aloe Barbadensis Leaf Juice|Simmondsia Chinensis Seed Oil|Betaine',
);
const stylers = textList(
  'VP/VA Copolymer|PVP|Polyquaternium-11|Octylacrylamide/Acrylates/Butylaminoethyl Methacrylate Copolymer|Acrylates Copolymer|Polyquaternium-69|VA/Crotonates Copolymer',
);
const hydrosols = textList(
  'Rosa Damascena Flower Water|Hamamelis Virginiana Water|Aloe Barbadensis Leaf Juice|Camellia Sinensis Leaf Extract|Centella Asiatica Extract',
);

const finish: readonly RecipeStep[] = [
  [chelators, 1, 1],
  [acidity, 1, 2],
];
const keep: readonly RecipeStep[] = [
  [antioxidants, 1, 1],
  ...finish,
  [preservatives, 2, 3],
  'SCENT',
];
const keepWash: readonly RecipeStep[] = [...finish, [washPreservatives, 2, 3], 'SCENT'];

export const recipes = {
  gelCleanser: [
    [water, 1, 1],
    [mildSurfactants, 3, 4],
    [textList('Glycerin'), 1, 1],
    'ACTIVES',
    [hydrators, 1, 2],
    [textList('Sodium Chloride|PEG-150 Distearate|PEG-120 Methyl Glucose Dioleate'), 1, 1],
    [soothing, 1, 2],
    ...keepWash,
  ],
  foamCleanser: [
    [water, 1, 1],
    [textList('Glycerin'), 1, 1],
    [soap, 3, 4],
    [mildSurfactants, 1, 2],
    [textList('Glyceryl Stearate'), 1, 1],
    'ACTIVES',
    [hydrators, 1, 2],
    [textList('Cera Alba|Butyrospermum Parkii Butter'), 0, 1],
    ...keepWash,
  ],
  milkCleanser: [
    [water, 1, 1],
    [lightOils, 2, 3],
    [textList('Glycerin'), 1, 1],
    [fattyAlcohols, 1, 1],
    [emulsifiers, 2, 2],
    'ACTIVES',
    [soothing, 1, 2],
    [thickeners, 1, 1],
    ...keep,
  ],
  balmCleanser: [
    [faceOils, 3, 4],
    [textList('Ethylhexyl Palmitate|Cetyl Ethylhexanoate'), 1, 1],
    [textList('PEG-20 Glyceryl Triisostearate|Sorbeth-30 Tetraoleate|Polyglyceryl-4 Oleate'), 1, 2],
    [textList('Synthetic Wax|Euphorbia Cerifera Wax|Polyethylene'), 1, 1],
    'ACTIVES',
    [
      textList(
        'Butyrospermum Parkii Butter|Mangifera Indica Seed Butter|Theobroma Cacao Seed Butter',
      ),
      1,
      1,
    ],
    [textList('Tocopherol'), 1, 1],
    [textList('Aqua|Glycerin|Caprylyl Glycol|Ascorbyl Palmitate'), 3, 3],
    'SCENT',
  ],
  oilCleanser: [
    [faceOils, 4, 5],
    [textList('Ethylhexyl Palmitate|Cetyl Ethylhexanoate'), 1, 1],
    [textList('PEG-20 Glyceryl Triisostearate|Sorbeth-30 Tetraoleate|Polyglyceryl-4 Oleate'), 1, 2],
    'ACTIVES',
    [textList('Camellia Oleifera Seed Oil|Olea Europaea Fruit Oil|Oryza Sativa Bran Oil'), 1, 2],
    [textList('Tocopherol'), 1, 1],
    [textList('Aqua|Caprylyl Glycol|Ascorbyl Palmitate|Bisabolol'), 3, 4],
    'SCENT',
  ],
  micellar: [
    [water, 1, 1],
    [textList('Glycerin|Propanediol'), 1, 2],
    [
      textList(
        'Poloxamer 184|PEG-6 Caprylic/Capric Glycerides|Polysorbate 20|Caprylyl/Capryl Glucoside|Coco-Glucoside',
      ),
      2,
      2,
    ],
    'ACTIVES',
    [soothing, 2, 2],
    [hydrators, 2, 2],
    ...finish,
    [preservatives, 2, 2],
    'SCENT',
  ],
  lotion: [
    [water, 1, 1],
    [humectants, 2, 2],
    [lightOils, 2, 3],
    'ACTIVES',
    [emulsifiers, 2, 2],
    [hydrators, 2, 3],
    [thickeners, 1, 2],
    [soothing, 1, 1],
    ...keep,
  ],
  gelCream: [
    [water, 1, 1],
    [humectants, 2, 3],
    [textList('Dimethicone|Squalane|Isononyl Isononanoate'), 1, 2],
    'ACTIVES',
    [hydrators, 2, 4],
    [thickeners, 2, 2],
    [textList('Polysorbate 20|PEG-40 Hydrogenated Castor Oil|Polyglyceryl-10 Laurate'), 1, 1],
    [soothing, 1, 2],
    ...keep,
  ],
  richCream: [
    [water, 1, 1],
    [textList('Glycerin'), 1, 1],
    [richOils, 3, 4],
    [fattyAlcohols, 1, 2],
    [emulsifiers, 2, 3],
    'ACTIVES',
    [hydrators, 2, 3],
    [textList('Dimethicone'), 0, 1],
    [thickeners, 1, 1],
    [soothing, 1, 1],
    ...keep,
  ],
  serum: [
    [water, 1, 1],
    [humectants, 2, 3],
    'ACTIVES',
    [hydrators, 3, 4],
    [thickeners, 1, 2],
    [soothing, 1, 2],
    ...finish,
    [preservatives, 2, 3],
    'SCENT',
  ],
  oil: [
    [faceOils, 5, 6],
    'ACTIVES',
    [textList('Tocopherol'), 1, 1],
    [
      textList(
        'Rosmarinus Officinalis Leaf Extract|Ascorbyl Palmitate|Bisabolol|Ubiquinone|Helichrysum Italicum Flower Extract|Cannabis Sativa Seed Oil|Hippophae Rhamnoides Fruit Oil',
      ),
      3,
      4,
    ],
    [textList('Rosa Canina Fruit Oil|Argania Spinosa Kernel Oil|Camellia Japonica Seed Oil'), 1, 2],
    [
      textList(
        'Pentaerythrityl Tetra-Di-T-Butyl Hydroxyhydrocinnamate|Caprylyl Glycol|Triethyl Citrate',
      ),
      1,
      2,
    ],
    'SCENT',
  ],
  toner: [
    [water, 1, 1],
    [hydrosols, 1, 1],
    [humectants, 2, 2],
    'ACTIVES',
    [hydrators, 3, 4],
    [textList('Polysorbate 20|PEG-40 Hydrogenated Castor Oil|Polyglyceryl-10 Laurate'), 1, 1],
    [soothing, 1, 2],
    ...finish,
    [preservatives, 2, 2],
    'SCENT',
  ],
  sunFluid: [
    [water, 1, 1],
    [organicFilters, 3, 4],
    [
      textList(
        'Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine|Diethylamino Hydroxybenzoyl Hexyl Benzoate|Ethylhexyl Triazone',
      ),
      0,
      2,
    ],
    [textList('Alcohol Denat.|Propanediol|Glycerin'), 1, 2],
    [lightOils, 2, 2],
    'ACTIVES',
    [textList('Silica|Aluminum Starch Octenylsuccinate|Polymethyl Methacrylate'), 1, 1],
    [emulsifiers, 1, 2],
    [thickeners, 1, 2],
    ...keep,
  ],
  sunMineral: [
    [mineralFilters, 1, 2],
    [water, 1, 1],
    [
      textList(
        'C12-15 Alkyl Benzoate|Isododecane|Caprylic/Capric Triglyceride|Coco-Caprylate/Caprate|Cyclopentasiloxane|Dimethicone',
      ),
      2,
      3,
    ],
    [
      textList(
        'Lauryl PEG-9 Polydimethylsiloxyethyl Dimethicone|PEG-10 Dimethicone|Polyglyceryl-4 Isostearate',
      ),
      1,
      1,
    ],
    [textList('Glycerin|Propanediol|Butylene Glycol'), 1, 2],
    'ACTIVES',
    [textList('Disteardimonium Hectorite|Stearalkonium Hectorite'), 1, 1],
    [textList('Stearic Acid|Aluminum Hydroxide|Silica'), 1, 2],
    [soothing, 1, 2],
    ...keep,
  ],
  sunStick: [
    [organicFilters, 3, 4],
    [textList('Caprylic/Capric Triglyceride|C12-15 Alkyl Benzoate|Isononyl Isononanoate'), 2, 2],
    [waxes, 3, 3],
    [textList('Silica|Silica Silylate'), 1, 1],
    'ACTIVES',
    [textList('Butyrospermum Parkii Butter|Simmondsia Chinensis Seed Oil|Squalane'), 1, 2],
    [textList('Tocopherol|Tocopheryl Acetate'), 1, 1],
    [textList('Caprylyl Glycol|Bisabolol|Ethylhexylglycerin'), 1, 2],
    'SCENT',
  ],
  clayMask: [
    [water, 1, 1],
    [clays, 2, 3],
    [textList('Glycerin|Butylene Glycol|Propanediol'), 1, 2],
    [fattyAlcohols, 1, 1],
    [emulsifiers, 2, 2],
    'ACTIVES',
    [soothing, 1, 2],
    [textList('Xanthan Gum|Magnesium Aluminum Silicate|Silica'), 1, 2],
    ...keep,
  ],
  eyeCream: [
    [water, 1, 1],
    [humectants, 2, 2],
    [lightOils, 2, 3],
    'ACTIVES',
    [textList('Cetearyl Alcohol|Behenyl Alcohol'), 1, 1],
    [emulsifiers, 2, 2],
    [hydrators, 2, 3],
    [
      textList(
        'Aesculus Hippocastanum Seed Extract|Ruscus Aculeatus Root Extract|Cucumis Sativus Fruit Extract|Arnica Montana Flower Extract',
      ),
      1,
      1,
    ],
    [textList('Mica|Silica'), 0, 1],
    [thickeners, 1, 1],
    [antioxidants, 1, 1],
    ...finish,
    [preservatives, 2, 3],
  ],
  foundation: [
    [water, 1, 1],
    [textList('Cyclopentasiloxane|Dimethicone|Isododecane'), 1, 2],
    [textList('Butylene Glycol|Glycerin|Propanediol'), 1, 2],
    [
      textList(
        'PEG-10 Dimethicone|Lauryl PEG-9 Polydimethylsiloxyethyl Dimethicone|Cetyl PEG/PPG-10/1 Dimethicone',
      ),
      1,
      1,
    ],
    [textList('Trimethylsiloxysilicate|Acrylates/Dimethicone Copolymer'), 0, 1],
    [
      textList(
        'Silica|Nylon-12|Dimethicone/Vinyl Dimethicone Crosspolymer|Polymethyl Methacrylate|Boron Nitride',
      ),
      1,
      2,
    ],
    'ACTIVES',
    [textList('Disteardimonium Hectorite'), 1, 1],
    [hydrators, 1, 2],
    [textList('Sodium Chloride|Magnesium Aluminum Silicate'), 1, 1],
    [antioxidants, 1, 1],
    [preservatives, 2, 3],
    'SCENT',
    [irons, 4, 4],
  ],
  powder: [
    [powders, 4, 5],
    'ACTIVES',
    [powderBinders, 3, 4],
    [textList('Caprylyl Glycol|Phenoxyethanol|Ethylhexylglycerin|1,2-Hexanediol'), 1, 2],
    [textList('Tocopherol|Tocopheryl Acetate'), 1, 1],
    'SCENT',
    [irons, 3, 4],
  ],
  shimmerPowder: [
    [powders, 4, 6],
    [powderBinders, 3, 4],
    [textList('Phenoxyethanol|Caprylyl Glycol|Ethylhexylglycerin'), 1, 2],
    [textList('Tocopherol|Silica Silylate|Aluminum Hydroxide'), 1, 1],
    [shimmerColors, 4, 7],
  ],
  creamColor: [
    [
      textList(
        'Caprylic/Capric Triglyceride|Octyldodecanol|Isononyl Isononanoate|Dimethicone|Ethylhexyl Palmitate',
      ),
      2,
      3,
    ],
    [waxes, 2, 2],
    [textList('Mica|Silica|Nylon-12|Kaolin'), 1, 2],
    'ACTIVES',
    [textList('Squalane|Simmondsia Chinensis Seed Oil|Helianthus Annuus Seed Oil'), 1, 2],
    [textList('Tocopherol|Ascorbyl Palmitate'), 1, 2],
    [textList('Caprylyl Glycol|Phenoxyethanol'), 1, 1],
    'SCENT',
    [reds, 4, 6],
  ],
  lipstick: [
    [lipOils, 3, 4],
    [waxes, 3, 3],
    [textList('Mica|Silica|Kaolin|Nylon-12'), 1, 2],
    'ACTIVES',
    [
      textList(
        'Squalane|Butyrospermum Parkii Butter|Simmondsia Chinensis Seed Oil|Astrocaryum Murumuru Seed Butter',
      ),
      1,
      2,
    ],
    [textList('Tocopheryl Acetate|Tocopherol'), 1, 1],
    [textList('Caprylyl Glycol|Pentaerythrityl Tetra-Di-T-Butyl Hydroxyhydrocinnamate'), 1, 1],
    'SCENT',
    [lipColors, 4, 6],
  ],
  gloss: [
    [
      textList(
        'Hydrogenated Polyisobutene|Polybutene|Polyglyceryl-2 Triisostearate|Diisostearyl Malate|Octyldodecanol|Pentaerythrityl Tetraisostearate|Tridecyl Trimellitate',
      ),
      3,
      4,
    ],
    [textList('Silica Dimethyl Silylate|Dextrin Palmitate|Silica Silylate'), 1, 1],
    'ACTIVES',
    [
      textList(
        'Ricinus Communis Seed Oil|Simmondsia Chinensis Seed Oil|Squalane|Helianthus Annuus Seed Oil',
      ),
      1,
      2,
    ],
    [textList('Tocopheryl Acetate|Tocopherol'), 1, 1],
    [textList('Caprylyl Glycol|Phenoxyethanol|Mica'), 1, 2],
    'SCENT',
    [lipColors, 4, 5],
  ],
  liquidLip: [
    [textList('Isododecane'), 1, 1],
    [textList('Trimethylsiloxysilicate|Dimethicone|Cyclopentasiloxane'), 2, 2],
    [textList('Disteardimonium Hectorite'), 1, 1],
    [textList('Polyethylene|Synthetic Wax|Cera Alba'), 1, 1],
    [textList('Kaolin|Silica|Silica Silylate'), 1, 2],
    'ACTIVES',
    [textList('Propylene Carbonate|Caprylyl Glycol'), 1, 2],
    [textList('Tocopherol|Tocopheryl Acetate'), 1, 1],
    'SCENT',
    [lipColors, 4, 6],
  ],
  mascara: [
    [water, 1, 1],
    [
      textList(
        'Copernicia Cerifera Wax|Euphorbia Cerifera Wax|Oryza Sativa Bran Wax|Synthetic Beeswax|Cera Alba',
      ),
      2,
      3,
    ],
    [textList('Glyceryl Stearate|Stearic Acid|Polysorbate 60'), 2, 2],
    [
      textList('Acrylates Copolymer|Styrene/Acrylates Copolymer|VP/VA Copolymer|Polyurethane-35'),
      1,
      2,
    ],
    [textList('Butylene Glycol|Glycerin|Propanediol'), 1, 1],
    'ACTIVES',
    [textList('Acacia Senegal Gum|Hydroxyethylcellulose|Pullulan'), 1, 2],
    [textList('Panthenol|Biotin|Ricinus Communis Seed Oil|Argania Spinosa Kernel Oil'), 1, 2],
    [textList('Aminomethyl Propanol|Triethanolamine|Tromethamine'), 1, 1],
    [textList('Disodium EDTA'), 1, 1],
    [preservatives, 2, 3],
    [textList('CI 77499|CI 77266'), 1, 2],
  ],
  waterproofMascara: [
    [textList('Isododecane'), 1, 1],
    [textList('Cera Alba|Copernicia Cerifera Wax|Polyethylene|Synthetic Wax|Ozokerite'), 3, 3],
    [textList('Disteardimonium Hectorite'), 1, 1],
    [textList('Trimethylsiloxysilicate|VP/Hexadecene Copolymer'), 1, 2],
    [textList('Silica|Talc|Zea Mays Starch'), 1, 1],
    'ACTIVES',
    [textList('Propylene Carbonate'), 1, 1],
    [textList('Panthenol|Tocopheryl Acetate|Ricinus Communis Seed Oil'), 1, 2],
    [preservatives, 2, 2],
    [textList('CI 77499|CI 77266|CI 77007'), 1, 2],
  ],
  sulfateShampoo: [
    [water, 1, 1],
    [textList('Sodium Laureth Sulfate'), 1, 1],
    [textList('Cocamidopropyl Betaine|Lauramidopropyl Betaine'), 1, 1],
    [textList('Sodium Chloride'), 1, 1],
    'ACTIVES',
    [hairPolymers, 2, 3],
    [textList('Cocamide MEA|Cocamide MIPA|PEG-7 Glyceryl Cocoate'), 1, 1],
    [hairCare, 1, 2],
    ...keepWash,
  ],
  gentleShampoo: [
    [water, 1, 1],
    [
      textList(
        'Sodium Lauroyl Methyl Isethionate|Sodium Cocoyl Isethionate|Sodium C14-16 Olefin Sulfonate|Disodium Laureth Sulfosuccinate',
      ),
      1,
      2,
    ],
    [
      textList(
        'Cocamidopropyl Betaine|Cocamidopropyl Hydroxysultaine|Coco-Glucoside|Decyl Glucoside',
      ),
      2,
      2,
    ],
    [textList('Glycerin'), 1, 1],
    'ACTIVES',
    [hairPolymers, 2, 3],
    [hairCare, 2, 3],
    ...keepWash,
  ],
  conditioner: [
    [water, 1, 1],
    [textList('Cetearyl Alcohol|Cetyl Alcohol|Stearyl Alcohol'), 1, 2],
    [quats, 1, 2],
    'ACTIVES',
    [hairCare, 3, 4],
    [textList('Dimethicone|Amodimethicone|Cetyl Ethylhexanoate|Isopropyl Myristate'), 1, 1],
    [textList('Hydroxyethylcellulose|Hydroxypropyl Guar'), 0, 1],
    [textList('Tocopherol|Tocopheryl Acetate'), 0, 1],
    ...keepWash,
  ],
  hairOil: [
    [
      textList(
        'Cyclopentasiloxane|Coconut Alkanes|Isododecane|Dicaprylyl Carbonate|Coco-Caprylate/Caprate',
      ),
      1,
      2,
    ],
    [textList('Dimethiconol|Phenyl Trimethicone|Dimethicone|Caprylic/Capric Triglyceride'), 1, 2],
    'ACTIVES',
    [
      textList(
        'Argania Spinosa Kernel Oil|Camellia Oleifera Seed Oil|Simmondsia Chinensis Seed Oil|Limnanthes Alba Seed Oil|Cocos Nucifera Oil|Sclerocarya Birrea Seed Oil|Helianthus Annuus Seed Oil',
      ),
      5,
      6,
    ],
    [textList('Tocopherol|Tocopheryl Acetate|Ascorbyl Palmitate|Bisabolol'), 2, 2],
    [
      textList(
        'Rosmarinus Officinalis Leaf Extract|Triethyl Citrate|Pentaerythrityl Tetra-Di-T-Butyl Hydroxyhydrocinnamate',
      ),
      2,
      3,
    ],
    'SCENT',
  ],
  styler: [
    [water, 1, 1],
    [stylers, 2, 3],
    [textList('Glycerin|Propanediol|Sorbitol'), 1, 1],
    'ACTIVES',
    [hairCare, 2, 3],
    [textList('PEG-40 Hydrogenated Castor Oil|Polysorbate 20'), 1, 1],
    [textList('Carbomer|Hydroxyethylcellulose|Acrylates/C10-30 Alkyl Acrylate Crosspolymer'), 1, 1],
    [textList('Aminomethyl Propanol|Triethanolamine'), 1, 1],
    ...keepWash,
  ],
  hairSpray: [
    [textList('Alcohol Denat.'), 1, 1],
    [textList('Butane|Propane|Isobutane|Hydrofluorocarbon 152a|Dimethyl Ether'), 2, 3],
    [stylers, 1, 2],
    [textList('Aminomethyl Propanol'), 1, 1],
    'ACTIVES',
    [
      textList(
        'Panthenol|Triethyl Citrate|Phenyl Trimethicone|PEG-40 Hydrogenated Castor Oil|Tocopheryl Acetate',
      ),
      4,
      5,
    ],
    [water, 1, 1],
    'SCENT',
  ],
  dryShampoo: [
    [textList('Butane|Propane|Isobutane'), 2, 3],
    [textList('Alcohol Denat.'), 1, 1],
    [
      textList('Oryza Sativa Starch|Aluminum Starch Octenylsuccinate|Tapioca Starch|Silica|Kaolin'),
      2,
      3,
    ],
    'ACTIVES',
    [
      textList(
        'Isopropyl Myristate|Cetrimonium Chloride|Distearoylethyl Dimonium Chloride|Triethyl Citrate|Magnesium Carbonate',
      ),
      3,
      4,
    ],
    [textList('Panthenol|Tocopheryl Acetate|Glycerin'), 2, 3],
    'SCENT',
  ],
  scalpSerum: [
    [water, 1, 1],
    [textList('Propanediol|Butylene Glycol|Glycerin|Alcohol Denat.'), 2, 2],
    'ACTIVES',
    [
      textList(
        'Panthenol|Niacinamide|Zinc PCA|Caffeine|Arginine|Serine|Biotin|Swertia Chirata Extract|Betaine',
      ),
      3,
      4,
    ],
    [textList('PEG-40 Hydrogenated Castor Oil|Polysorbate 20'), 1, 1],
    [textList('Hydroxyethylcellulose|Xanthan Gum'), 0, 1],
    [soothing, 1, 2],
    ...finish,
    [preservatives, 2, 2],
    'SCENT',
  ],
  perfume: [
    [textList('Alcohol Denat.'), 1, 1],
    [textList('Parfum'), 1, 1],
    [water, 1, 1],
    [
      textList(
        'Limonene|Linalool|Citronellol|Geraniol|Citral|Benzyl Salicylate|Hexyl Cinnamal|Coumarin|Eugenol|Alpha-Isomethyl Ionone|Benzyl Benzoate|Hydroxycitronellal|Farnesol|Isoeugenol|Evernia Prunastri Extract|Cinnamyl Alcohol|Vanillin|Linalyl Acetate|Tetramethyl Acetyloctahydronaphthalenes|Pogostemon Cablin Oil|Juniperus Virginiana Oil|Amyl Cinnamal|Cananga Odorata Flower Oil',
      ),
      9,
      14,
    ],
    [textList('BHT|Pentaerythrityl Tetra-Di-T-Butyl Hydroxyhydrocinnamate|Tocopherol'), 1, 1],
  ],
  bodyMist: [
    [textList('Alcohol Denat.'), 1, 1],
    [water, 1, 1],
    [textList('Parfum'), 1, 1],
    [textList('Propylene Glycol|Glycerin|Aloe Barbadensis Leaf Juice|Panthenol'), 1, 2],
    [
      textList(
        'Limonene|Linalool|Citronellol|Geraniol|Citral|Benzyl Salicylate|Hexyl Cinnamal|Coumarin|Alpha-Isomethyl Ionone|Benzyl Benzoate|Vanillin',
      ),
      6,
      9,
    ],
    [textList('Butyl Methoxydibenzoylmethane|Ethylhexyl Salicylate|BHT'), 1, 2],
    [textList('PEG-40 Hydrogenated Castor Oil|Disodium EDTA|Citric Acid'), 1, 2],
  ],
  perfumeOil: [
    [textList('Caprylic/Capric Triglyceride'), 1, 1],
    [textList('Parfum'), 1, 1],
    [
      textList(
        'Simmondsia Chinensis Seed Oil|Helianthus Annuus Seed Oil|Dicaprylyl Carbonate|Squalane',
      ),
      2,
      3,
    ],
    [
      textList(
        'Limonene|Linalool|Citronellol|Geraniol|Citral|Benzyl Salicylate|Coumarin|Eugenol|Alpha-Isomethyl Ionone|Benzyl Benzoate|Farnesol|Vanillin',
      ),
      8,
      10,
    ],
    [textList('Tocopherol'), 1, 1],
  ],
  capsules: [
    'ACTIVES',
    [textList('Rice Flour|Microcrystalline Cellulose|Dicalcium Phosphate'), 1, 2],
    [textList('Hypromellose|Gelatin|Vegetable Cellulose'), 1, 1],
    [textList('Magnesium Stearate|Silicon Dioxide|Stearic Acid'), 1, 2],
  ],
  gummies: [
    'ACTIVES',
    [textList('Glucose Syrup|Tapioca Syrup'), 1, 1],
    [textList('Cane Sugar'), 1, 1],
    [textList('Purified Water'), 1, 1],
    [textList('Pectin'), 1, 1],
    [textList('Natural Berry Flavor|Natural Citrus Flavor|Natural Flavors'), 1, 1],
    [textList('Citric Acid|Malic Acid'), 1, 1],
    [textList('Sodium Citrate'), 1, 1],
    [textList('Black Carrot Juice Concentrate|Turmeric Color'), 1, 1],
    [textList('Carnauba Wax'), 1, 1],
  ],
  drinkPowder: [
    'ACTIVES',
    [
      textList('Natural Vanilla Flavor|Natural Berry Flavor|Natural Citrus Flavor|Cocoa Powder'),
      1,
      1,
    ],
    [textList('Citric Acid|Malic Acid|Sea Salt'), 1, 1],
    [textList('Stevia Leaf Extract|Monk Fruit Extract'), 1, 1],
    [textList('Acacia Fiber|Sunflower Lecithin|Maltodextrin'), 1, 2],
  ],
  plainPowder: ['ACTIVES', [textList('Sunflower Lecithin|Acacia Fiber'), 0, 1]],
  softgels: [
    'ACTIVES',
    [textList('Medium Chain Triglycerides'), 1, 1],
    [textList('Gelatin'), 1, 1],
    [textList('Glycerin'), 1, 1],
    [textList('Purified Water'), 1, 1],
    [textList('Sunflower Lecithin'), 0, 1],
  ],
  probioticCapsules: [
    'ACTIVES',
    [textList('Inulin|Fructooligosaccharides|Xylooligosaccharides|Acacia Fiber'), 1, 2],
    [textList('Hypromellose'), 1, 1],
    [textList('Microcrystalline Cellulose|Rice Flour'), 1, 1],
    [textList('Magnesium Stearate|Silicon Dioxide'), 1, 2],
  ],
} satisfies Record<string, readonly RecipeStep[]>;

export type RecipeName = keyof typeof recipes;

/** Allergens that a scented formula lists after its fragrance. */
export const scentAllergens = textList(
  'Limonene|Linalool|Citronellol|Geraniol|Citral|Benzyl Salicylate|Hexyl Cinnamal|Alpha-Isomethyl Ionone|Coumarin',
);

/** Essential oils for formulas without fragrance. */
export const scentOils = textList(
  'Lavandula Angustifolia Oil|Citrus Aurantium Bergamia Fruit Oil|Pelargonium Graveolens Flower Oil|Citrus Aurantium Dulcis Peel Oil|Rosmarinus Officinalis Leaf Oil|Eucalyptus Globulus Leaf Oil',
);
