import { textList } from '~/domain/text-list';

type Pool = readonly [names: readonly string[], minCount: number, maxCount: number];

/** A pool and how many ingredients to take from it; the actives of the name; or the fragrance. */
type RecipeStep = Pool | 'ACTIVES' | 'SCENT';

/** A step, or a pool as text: '1-2 of Mica|Talc'. */
type WrittenStep = RecipeStep | `${string} of ${string}`;

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

/** How a type of product is composed, in the order of its label. */
const writtenRecipes = {
  gelCleanser: [
    [water, 1, 1],
    [mildSurfactants, 3, 4],
    '1 of Glycerin',
    'ACTIVES',
    [hydrators, 1, 2],
    '1 of Sodium Chloride|PEG-150 Distearate|PEG-120 Methyl Glucose Dioleate',
    [soothing, 1, 2],
    ...keepWash,
  ],
  foamCleanser: [
    [water, 1, 1],
    '1 of Glycerin',
    [soap, 3, 4],
    [mildSurfactants, 1, 2],
    '1 of Glyceryl Stearate',
    'ACTIVES',
    [hydrators, 1, 2],
    '0-1 of Cera Alba|Butyrospermum Parkii Butter',
    ...keepWash,
  ],
  milkCleanser: [
    [water, 1, 1],
    [lightOils, 2, 3],
    '1 of Glycerin',
    [fattyAlcohols, 1, 1],
    [emulsifiers, 2, 2],
    'ACTIVES',
    [soothing, 1, 2],
    [thickeners, 1, 1],
    ...keep,
  ],
  balmCleanser: [
    [faceOils, 3, 4],
    '1 of Ethylhexyl Palmitate|Cetyl Ethylhexanoate',
    '1-2 of PEG-20 Glyceryl Triisostearate|Sorbeth-30 Tetraoleate|Polyglyceryl-4 Oleate',
    '1 of Synthetic Wax|Euphorbia Cerifera Wax|Polyethylene',
    'ACTIVES',
    '1 of Butyrospermum Parkii Butter|Mangifera Indica Seed Butter|Theobroma Cacao Seed Butter',
    '1 of Tocopherol',
    '3 of Aqua|Glycerin|Caprylyl Glycol|Ascorbyl Palmitate',
    'SCENT',
  ],
  oilCleanser: [
    [faceOils, 4, 5],
    '1 of Ethylhexyl Palmitate|Cetyl Ethylhexanoate',
    '1-2 of PEG-20 Glyceryl Triisostearate|Sorbeth-30 Tetraoleate|Polyglyceryl-4 Oleate',
    'ACTIVES',
    '1-2 of Camellia Oleifera Seed Oil|Olea Europaea Fruit Oil|Oryza Sativa Bran Oil',
    '1 of Tocopherol',
    '3-4 of Aqua|Caprylyl Glycol|Ascorbyl Palmitate|Bisabolol',
    'SCENT',
  ],
  micellar: [
    [water, 1, 1],
    '1-2 of Glycerin|Propanediol',
    '2 of Poloxamer 184|PEG-6 Caprylic/Capric Glycerides|Polysorbate 20|Caprylyl/Capryl Glucoside|Coco-Glucoside',
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
    '1-2 of Dimethicone|Squalane|Isononyl Isononanoate',
    'ACTIVES',
    [hydrators, 2, 4],
    [thickeners, 2, 2],
    '1 of Polysorbate 20|PEG-40 Hydrogenated Castor Oil|Polyglyceryl-10 Laurate',
    [soothing, 1, 2],
    ...keep,
  ],
  richCream: [
    [water, 1, 1],
    '1 of Glycerin',
    [richOils, 3, 4],
    [fattyAlcohols, 1, 2],
    [emulsifiers, 2, 3],
    'ACTIVES',
    [hydrators, 2, 3],
    '0-1 of Dimethicone',
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
    '1 of Tocopherol',
    '3-4 of Rosmarinus Officinalis Leaf Extract|Ascorbyl Palmitate|Bisabolol|Ubiquinone|Helichrysum Italicum Flower Extract|Cannabis Sativa Seed Oil|Hippophae Rhamnoides Fruit Oil',
    '1-2 of Rosa Canina Fruit Oil|Argania Spinosa Kernel Oil|Camellia Japonica Seed Oil',
    '1-2 of Pentaerythrityl Tetra-Di-T-Butyl Hydroxyhydrocinnamate|Caprylyl Glycol|Triethyl Citrate',
    'SCENT',
  ],
  toner: [
    [water, 1, 1],
    [hydrosols, 1, 1],
    [humectants, 2, 2],
    'ACTIVES',
    [hydrators, 3, 4],
    '1 of Polysorbate 20|PEG-40 Hydrogenated Castor Oil|Polyglyceryl-10 Laurate',
    [soothing, 1, 2],
    ...finish,
    [preservatives, 2, 2],
    'SCENT',
  ],
  sunFluid: [
    [water, 1, 1],
    [organicFilters, 3, 4],
    '0-2 of Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine|Diethylamino Hydroxybenzoyl Hexyl Benzoate|Ethylhexyl Triazone',
    '1-2 of Alcohol Denat.|Propanediol|Glycerin',
    [lightOils, 2, 2],
    'ACTIVES',
    '1 of Silica|Aluminum Starch Octenylsuccinate|Polymethyl Methacrylate',
    [emulsifiers, 1, 2],
    [thickeners, 1, 2],
    ...keep,
  ],
  sunMineral: [
    [mineralFilters, 1, 2],
    [water, 1, 1],
    '2-3 of C12-15 Alkyl Benzoate|Isododecane|Caprylic/Capric Triglyceride|Coco-Caprylate/Caprate|Cyclopentasiloxane|Dimethicone',
    '1 of Lauryl PEG-9 Polydimethylsiloxyethyl Dimethicone|PEG-10 Dimethicone|Polyglyceryl-4 Isostearate',
    '1-2 of Glycerin|Propanediol|Butylene Glycol',
    'ACTIVES',
    '1 of Disteardimonium Hectorite|Stearalkonium Hectorite',
    '1-2 of Stearic Acid|Aluminum Hydroxide|Silica',
    [soothing, 1, 2],
    ...keep,
  ],
  sunStick: [
    [organicFilters, 3, 4],
    '2 of Caprylic/Capric Triglyceride|C12-15 Alkyl Benzoate|Isononyl Isononanoate',
    [waxes, 3, 3],
    '1 of Silica|Silica Silylate',
    'ACTIVES',
    '1-2 of Butyrospermum Parkii Butter|Simmondsia Chinensis Seed Oil|Squalane',
    '1 of Tocopherol|Tocopheryl Acetate',
    '1-2 of Caprylyl Glycol|Bisabolol|Ethylhexylglycerin',
    'SCENT',
  ],
  clayMask: [
    [water, 1, 1],
    [clays, 2, 3],
    '1-2 of Glycerin|Butylene Glycol|Propanediol',
    [fattyAlcohols, 1, 1],
    [emulsifiers, 2, 2],
    'ACTIVES',
    [soothing, 1, 2],
    '1-2 of Xanthan Gum|Magnesium Aluminum Silicate|Silica',
    ...keep,
  ],
  eyeCream: [
    [water, 1, 1],
    [humectants, 2, 2],
    [lightOils, 2, 3],
    'ACTIVES',
    '1 of Cetearyl Alcohol|Behenyl Alcohol',
    [emulsifiers, 2, 2],
    [hydrators, 2, 3],
    '1 of Aesculus Hippocastanum Seed Extract|Ruscus Aculeatus Root Extract|Cucumis Sativus Fruit Extract|Arnica Montana Flower Extract',
    '0-1 of Mica|Silica',
    [thickeners, 1, 1],
    [antioxidants, 1, 1],
    ...finish,
    [preservatives, 2, 3],
  ],
  foundation: [
    [water, 1, 1],
    '1-2 of Cyclopentasiloxane|Dimethicone|Isododecane',
    '1-2 of Butylene Glycol|Glycerin|Propanediol',
    '1 of PEG-10 Dimethicone|Lauryl PEG-9 Polydimethylsiloxyethyl Dimethicone|Cetyl PEG/PPG-10/1 Dimethicone',
    '0-1 of Trimethylsiloxysilicate|Acrylates/Dimethicone Copolymer',
    '1-2 of Silica|Nylon-12|Dimethicone/Vinyl Dimethicone Crosspolymer|Polymethyl Methacrylate|Boron Nitride',
    'ACTIVES',
    '1 of Disteardimonium Hectorite',
    [hydrators, 1, 2],
    '1 of Sodium Chloride|Magnesium Aluminum Silicate',
    [antioxidants, 1, 1],
    [preservatives, 2, 3],
    'SCENT',
    [irons, 4, 4],
  ],
  powder: [
    [powders, 4, 5],
    'ACTIVES',
    [powderBinders, 3, 4],
    '1-2 of Caprylyl Glycol|Phenoxyethanol|Ethylhexylglycerin|1,2-Hexanediol',
    '1 of Tocopherol|Tocopheryl Acetate',
    'SCENT',
    [irons, 3, 4],
  ],
  shimmerPowder: [
    [powders, 4, 6],
    [powderBinders, 3, 4],
    '1-2 of Phenoxyethanol|Caprylyl Glycol|Ethylhexylglycerin',
    '1 of Tocopherol|Silica Silylate|Aluminum Hydroxide',
    [shimmerColors, 4, 7],
  ],
  creamColor: [
    '2-3 of Caprylic/Capric Triglyceride|Octyldodecanol|Isononyl Isononanoate|Dimethicone|Ethylhexyl Palmitate',
    [waxes, 2, 2],
    '1-2 of Mica|Silica|Nylon-12|Kaolin',
    'ACTIVES',
    '1-2 of Squalane|Simmondsia Chinensis Seed Oil|Helianthus Annuus Seed Oil',
    '1-2 of Tocopherol|Ascorbyl Palmitate',
    '1 of Caprylyl Glycol|Phenoxyethanol',
    'SCENT',
    [reds, 4, 6],
  ],
  lipstick: [
    [lipOils, 3, 4],
    [waxes, 3, 3],
    '1-2 of Mica|Silica|Kaolin|Nylon-12',
    'ACTIVES',
    '1-2 of Squalane|Butyrospermum Parkii Butter|Simmondsia Chinensis Seed Oil|Astrocaryum Murumuru Seed Butter',
    '1 of Tocopheryl Acetate|Tocopherol',
    '1 of Caprylyl Glycol|Pentaerythrityl Tetra-Di-T-Butyl Hydroxyhydrocinnamate',
    'SCENT',
    [lipColors, 4, 6],
  ],
  gloss: [
    '3-4 of Hydrogenated Polyisobutene|Polybutene|Polyglyceryl-2 Triisostearate|Diisostearyl Malate|Octyldodecanol|Pentaerythrityl Tetraisostearate|Tridecyl Trimellitate',
    '1 of Silica Dimethyl Silylate|Dextrin Palmitate|Silica Silylate',
    'ACTIVES',
    '1-2 of Ricinus Communis Seed Oil|Simmondsia Chinensis Seed Oil|Squalane|Helianthus Annuus Seed Oil',
    '1 of Tocopheryl Acetate|Tocopherol',
    '1-2 of Caprylyl Glycol|Phenoxyethanol|Mica',
    'SCENT',
    [lipColors, 4, 5],
  ],
  liquidLip: [
    '1 of Isododecane',
    '2 of Trimethylsiloxysilicate|Dimethicone|Cyclopentasiloxane',
    '1 of Disteardimonium Hectorite',
    '1 of Polyethylene|Synthetic Wax|Cera Alba',
    '1-2 of Kaolin|Silica|Silica Silylate',
    'ACTIVES',
    '1-2 of Propylene Carbonate|Caprylyl Glycol',
    '1 of Tocopherol|Tocopheryl Acetate',
    'SCENT',
    [lipColors, 4, 6],
  ],
  mascara: [
    [water, 1, 1],
    '2-3 of Copernicia Cerifera Wax|Euphorbia Cerifera Wax|Oryza Sativa Bran Wax|Synthetic Beeswax|Cera Alba',
    '2 of Glyceryl Stearate|Stearic Acid|Polysorbate 60',
    '1-2 of Acrylates Copolymer|Styrene/Acrylates Copolymer|VP/VA Copolymer|Polyurethane-35',
    '1 of Butylene Glycol|Glycerin|Propanediol',
    'ACTIVES',
    '1-2 of Acacia Senegal Gum|Hydroxyethylcellulose|Pullulan',
    '1-2 of Panthenol|Biotin|Ricinus Communis Seed Oil|Argania Spinosa Kernel Oil',
    '1 of Aminomethyl Propanol|Triethanolamine|Tromethamine',
    '1 of Disodium EDTA',
    [preservatives, 2, 3],
    '1-2 of CI 77499|CI 77266',
  ],
  waterproofMascara: [
    '1 of Isododecane',
    '3 of Cera Alba|Copernicia Cerifera Wax|Polyethylene|Synthetic Wax|Ozokerite',
    '1 of Disteardimonium Hectorite',
    '1-2 of Trimethylsiloxysilicate|VP/Hexadecene Copolymer',
    '1 of Silica|Talc|Zea Mays Starch',
    'ACTIVES',
    '1 of Propylene Carbonate',
    '1-2 of Panthenol|Tocopheryl Acetate|Ricinus Communis Seed Oil',
    [preservatives, 2, 2],
    '1-2 of CI 77499|CI 77266|CI 77007',
  ],
  sulfateShampoo: [
    [water, 1, 1],
    '1 of Sodium Laureth Sulfate',
    '1 of Cocamidopropyl Betaine|Lauramidopropyl Betaine',
    '1 of Sodium Chloride',
    'ACTIVES',
    [hairPolymers, 2, 3],
    '1 of Cocamide MEA|Cocamide MIPA|PEG-7 Glyceryl Cocoate',
    [hairCare, 1, 2],
    ...keepWash,
  ],
  gentleShampoo: [
    [water, 1, 1],
    '1-2 of Sodium Lauroyl Methyl Isethionate|Sodium Cocoyl Isethionate|Sodium C14-16 Olefin Sulfonate|Disodium Laureth Sulfosuccinate',
    '2 of Cocamidopropyl Betaine|Cocamidopropyl Hydroxysultaine|Coco-Glucoside|Decyl Glucoside',
    '1 of Glycerin',
    'ACTIVES',
    [hairPolymers, 2, 3],
    [hairCare, 2, 3],
    ...keepWash,
  ],
  conditioner: [
    [water, 1, 1],
    '1-2 of Cetearyl Alcohol|Cetyl Alcohol|Stearyl Alcohol',
    [quats, 1, 2],
    'ACTIVES',
    [hairCare, 3, 4],
    '1 of Dimethicone|Amodimethicone|Cetyl Ethylhexanoate|Isopropyl Myristate',
    '0-1 of Hydroxyethylcellulose|Hydroxypropyl Guar',
    '0-1 of Tocopherol|Tocopheryl Acetate',
    ...keepWash,
  ],
  hairOil: [
    '1-2 of Cyclopentasiloxane|Coconut Alkanes|Isododecane|Dicaprylyl Carbonate|Coco-Caprylate/Caprate',
    '1-2 of Dimethiconol|Phenyl Trimethicone|Dimethicone|Caprylic/Capric Triglyceride',
    'ACTIVES',
    '5-6 of Argania Spinosa Kernel Oil|Camellia Oleifera Seed Oil|Simmondsia Chinensis Seed Oil|Limnanthes Alba Seed Oil|Cocos Nucifera Oil|Sclerocarya Birrea Seed Oil|Helianthus Annuus Seed Oil',
    '2 of Tocopherol|Tocopheryl Acetate|Ascorbyl Palmitate|Bisabolol',
    '2-3 of Rosmarinus Officinalis Leaf Extract|Triethyl Citrate|Pentaerythrityl Tetra-Di-T-Butyl Hydroxyhydrocinnamate',
    'SCENT',
  ],
  styler: [
    [water, 1, 1],
    [stylers, 2, 3],
    '1 of Glycerin|Propanediol|Sorbitol',
    'ACTIVES',
    [hairCare, 2, 3],
    '1 of PEG-40 Hydrogenated Castor Oil|Polysorbate 20',
    '1 of Carbomer|Hydroxyethylcellulose|Acrylates/C10-30 Alkyl Acrylate Crosspolymer',
    '1 of Aminomethyl Propanol|Triethanolamine',
    ...keepWash,
  ],
  hairSpray: [
    '1 of Alcohol Denat.',
    '2-3 of Butane|Propane|Isobutane|Hydrofluorocarbon 152a|Dimethyl Ether',
    [stylers, 1, 2],
    '1 of Aminomethyl Propanol',
    'ACTIVES',
    '4-5 of Panthenol|Triethyl Citrate|Phenyl Trimethicone|PEG-40 Hydrogenated Castor Oil|Tocopheryl Acetate',
    [water, 1, 1],
    'SCENT',
  ],
  dryShampoo: [
    '2-3 of Butane|Propane|Isobutane',
    '1 of Alcohol Denat.',
    '2-3 of Oryza Sativa Starch|Aluminum Starch Octenylsuccinate|Tapioca Starch|Silica|Kaolin',
    'ACTIVES',
    '3-4 of Isopropyl Myristate|Cetrimonium Chloride|Distearoylethyl Dimonium Chloride|Triethyl Citrate|Magnesium Carbonate',
    '2-3 of Panthenol|Tocopheryl Acetate|Glycerin',
    'SCENT',
  ],
  scalpSerum: [
    [water, 1, 1],
    '2 of Propanediol|Butylene Glycol|Glycerin|Alcohol Denat.',
    'ACTIVES',
    '3-4 of Panthenol|Niacinamide|Zinc PCA|Caffeine|Arginine|Serine|Biotin|Swertia Chirata Extract|Betaine',
    '1 of PEG-40 Hydrogenated Castor Oil|Polysorbate 20',
    '0-1 of Hydroxyethylcellulose|Xanthan Gum',
    [soothing, 1, 2],
    ...finish,
    [preservatives, 2, 2],
    'SCENT',
  ],
  perfume: [
    '1 of Alcohol Denat.',
    '1 of Parfum',
    [water, 1, 1],
    '9-14 of Limonene|Linalool|Citronellol|Geraniol|Citral|Benzyl Salicylate|Hexyl Cinnamal|Coumarin|Eugenol|Alpha-Isomethyl Ionone|Benzyl Benzoate|Hydroxycitronellal|Farnesol|Isoeugenol|Evernia Prunastri Extract|Cinnamyl Alcohol|Vanillin|Linalyl Acetate|Tetramethyl Acetyloctahydronaphthalenes|Pogostemon Cablin Oil|Juniperus Virginiana Oil|Amyl Cinnamal|Cananga Odorata Flower Oil',
    '1 of BHT|Pentaerythrityl Tetra-Di-T-Butyl Hydroxyhydrocinnamate|Tocopherol',
  ],
  bodyMist: [
    '1 of Alcohol Denat.',
    [water, 1, 1],
    '1 of Parfum',
    '1-2 of Propylene Glycol|Glycerin|Aloe Barbadensis Leaf Juice|Panthenol',
    '6-9 of Limonene|Linalool|Citronellol|Geraniol|Citral|Benzyl Salicylate|Hexyl Cinnamal|Coumarin|Alpha-Isomethyl Ionone|Benzyl Benzoate|Vanillin',
    '1-2 of Butyl Methoxydibenzoylmethane|Ethylhexyl Salicylate|BHT',
    '1-2 of PEG-40 Hydrogenated Castor Oil|Disodium EDTA|Citric Acid',
  ],
  perfumeOil: [
    '1 of Caprylic/Capric Triglyceride',
    '1 of Parfum',
    '2-3 of Simmondsia Chinensis Seed Oil|Helianthus Annuus Seed Oil|Dicaprylyl Carbonate|Squalane',
    '8-10 of Limonene|Linalool|Citronellol|Geraniol|Citral|Benzyl Salicylate|Coumarin|Eugenol|Alpha-Isomethyl Ionone|Benzyl Benzoate|Farnesol|Vanillin',
    '1 of Tocopherol',
  ],
  capsules: [
    'ACTIVES',
    '1-2 of Rice Flour|Microcrystalline Cellulose|Dicalcium Phosphate',
    '1 of Hypromellose|Gelatin|Vegetable Cellulose',
    '1-2 of Magnesium Stearate|Silicon Dioxide|Stearic Acid',
  ],
  gummies: [
    'ACTIVES',
    '1 of Glucose Syrup|Tapioca Syrup',
    '1 of Cane Sugar',
    '1 of Purified Water',
    '1 of Pectin',
    '1 of Natural Berry Flavor|Natural Citrus Flavor|Natural Flavors',
    '1 of Citric Acid|Malic Acid',
    '1 of Sodium Citrate',
    '1 of Black Carrot Juice Concentrate|Turmeric Color',
    '1 of Carnauba Wax',
  ],
  drinkPowder: [
    'ACTIVES',
    '1 of Natural Vanilla Flavor|Natural Berry Flavor|Natural Citrus Flavor|Cocoa Powder',
    '1 of Citric Acid|Malic Acid|Sea Salt',
    '1 of Stevia Leaf Extract|Monk Fruit Extract',
    '1-2 of Acacia Fiber|Sunflower Lecithin|Maltodextrin',
  ],
  plainPowder: ['ACTIVES', '0-1 of Sunflower Lecithin|Acacia Fiber'],
  softgels: [
    'ACTIVES',
    '1 of Medium Chain Triglycerides',
    '1 of Gelatin',
    '1 of Glycerin',
    '1 of Purified Water',
    '0-1 of Sunflower Lecithin',
  ],
  probioticCapsules: [
    'ACTIVES',
    '1-2 of Inulin|Fructooligosaccharides|Xylooligosaccharides|Acacia Fiber',
    '1 of Hypromellose',
    '1 of Microcrystalline Cellulose|Rice Flour',
    '1-2 of Magnesium Stearate|Silicon Dioxide',
  ],
} satisfies Record<string, readonly WrittenStep[]>;

export type RecipeName = keyof typeof writtenRecipes;

const recipes = new Map<string, readonly RecipeStep[]>(
  Object.entries(writtenRecipes).map(([name, steps]) => [name, steps.map(readStep)]),
);

export const recipeOf = (name: RecipeName): readonly RecipeStep[] => recipes.get(name) ?? [];

function readStep(step: WrittenStep): RecipeStep {
  if (typeof step !== 'string' || step === 'ACTIVES' || step === 'SCENT') return step;
  const [counts = '', names = ''] = step.split(' of ');
  const [minCount = 0, maxCount = minCount] = counts.split('-').map(Number);
  return [textList(names), minCount, maxCount];
}

/** Allergens that a scented formula lists after its fragrance. */
export const scentAllergens = textList(
  'Limonene|Linalool|Citronellol|Geraniol|Citral|Benzyl Salicylate|Hexyl Cinnamal|Alpha-Isomethyl Ionone|Coumarin',
);

/** Essential oils for formulas without fragrance. */
export const scentOils = textList(
  'Lavandula Angustifolia Oil|Citrus Aurantium Bergamia Fruit Oil|Pelargonium Graveolens Flower Oil|Citrus Aurantium Dulcis Peel Oil|Rosmarinus Officinalis Leaf Oil|Eucalyptus Globulus Leaf Oil',
);
