import type { Ingredient } from '../catalog/catalog-source';
import { textList } from '../text-list';
import { furtherIngredients, furtherSynonyms } from './further-ingredients';

/** INCI names by function; a name may occur in several rows. */
const byFunction: Readonly<Record<string, readonly string[]>> = {
  solvent: textList(`
    Aqua | Alcohol Denat. | Propanediol | Isododecane | Dipropylene Glycol | Pentylene Glycol |
    Rosa Damascena Flower Water | Hamamelis Virginiana Water | Galactomyces Ferment Filtrate |
    Cyclopentasiloxane | Isopropyl Myristate | Triethyl Citrate
  `),
  humectant: textList(`
    Glycerin | Butylene Glycol | Propanediol | Pentylene Glycol | Sodium Hyaluronate |
    Hyaluronic Acid | Hydrolyzed Hyaluronic Acid | Sodium PCA | Betaine | Urea | Panthenol |
    Sorbitol | Trehalose | Sodium Lactate | Honey | Saccharide Isomerate | Polyglutamic Acid |
    Beta-Glucan | Inulin | Propylene Glycol
  `),
  emollient: textList(`
    Caprylic/Capric Triglyceride | Squalane | Butyrospermum Parkii Butter |
    Simmondsia Chinensis Seed Oil | Isononyl Isononanoate | C12-15 Alkyl Benzoate |
    Coco-Caprylate/Caprate | Dicaprylyl Carbonate | Cetearyl Alcohol | Cetyl Alcohol |
    Stearyl Alcohol | Behenyl Alcohol | Dimethicone | Helianthus Annuus Seed Oil |
    Prunus Amygdalus Dulcis Oil | Argania Spinosa Kernel Oil | Rosa Canina Fruit Oil |
    Persea Gratissima Oil | Vitis Vinifera Seed Oil | Cocos Nucifera Oil |
    Ricinus Communis Seed Oil | Olea Europaea Fruit Oil | Theobroma Cacao Seed Butter |
    Mangifera Indica Seed Butter | Ethylhexyl Palmitate | Octyldodecanol | Diisostearyl Malate |
    Polyglyceryl-2 Triisostearate | Hydrogenated Polyisobutene | Polybutene |
    Bis-Diglyceryl Polyacyladipate-2 | Pentaerythrityl Tetraisostearate | Triisostearyl Citrate |
    Sclerocarya Birrea Seed Oil | Camellia Japonica Seed Oil | Camellia Oleifera Seed Oil |
    Hippophae Rhamnoides Fruit Oil | Oenothera Biennis Oil | Limnanthes Alba Seed Oil |
    Oryza Sativa Bran Oil | Isododecane | Coconut Alkanes | Astrocaryum Murumuru Seed Butter |
    Orbignya Oleifera Seed Oil | Isopropyl Myristate | Cetyl Ethylhexanoate |
    Tridecyl Trimellitate
  `),
  emulsifying: textList(`
    Glyceryl Stearate | Glyceryl Stearate Citrate | PEG-100 Stearate | Cetearyl Olivate |
    Sorbitan Olivate | Cetearyl Glucoside | Polysorbate 20 | Polysorbate 60 |
    Polyglyceryl-3 Methylglucose Distearate | Potassium Cetyl Phosphate | Hydrogenated Lecithin |
    PEG-20 Glyceryl Triisostearate | Sorbeth-30 Tetraoleate | Polyglyceryl-10 Laurate |
    Polyglyceryl-4 Isostearate | Cetyl PEG/PPG-10/1 Dimethicone | PEG-10 Dimethicone |
    Lauryl PEG-9 Polydimethylsiloxyethyl Dimethicone | Stearic Acid |
    PEG-40 Hydrogenated Castor Oil | Polyglyceryl-4 Oleate | PEG-7 Glyceryl Cocoate
  `),
  surfactant: textList(`
    Sodium Laureth Sulfate | Sodium Cocoyl Isethionate | Sodium Lauroyl Methyl Isethionate |
    Cocamidopropyl Betaine | Cocamidopropyl Hydroxysultaine | Coco-Glucoside | Decyl Glucoside |
    Lauryl Glucoside | Caprylyl/Capryl Glucoside | Disodium Cocoyl Glutamate |
    Potassium Cocoyl Glycinate | Sodium Cocoamphoacetate | Sodium Methyl Cocoyl Taurate |
    Sodium Lauroyl Sarcosinate | Sodium C14-16 Olefin Sulfonate |
    Disodium Laureth Sulfosuccinate | Poloxamer 184 | PEG-6 Caprylic/Capric Glycerides |
    Myristic Acid | Lauric Acid | Potassium Hydroxide | Lauramidopropyl Betaine | Cocamide MEA |
    Cocamide MIPA
  `),
  'viscosity controlling': textList(`
    Xanthan Gum | Carbomer | Acrylates/C10-30 Alkyl Acrylate Crosspolymer |
    Hydroxyethylcellulose | Sclerotium Gum | Ammonium Acryloyldimethyltaurate/VP Copolymer |
    Hydroxyethyl Acrylate/Sodium Acryloyldimethyl Taurate Copolymer | Sodium Chloride |
    Disteardimonium Hectorite | Magnesium Aluminum Silicate | Bentonite |
    Silica Dimethyl Silylate | PEG-150 Distearate | Ozokerite | Polyethylene | Synthetic Wax |
    Euphorbia Cerifera Wax | Copernicia Cerifera Wax | Microcrystalline Wax | Cera Alba |
    Dextrin Palmitate | Hydroxypropyl Guar | PEG-120 Methyl Glucose Dioleate |
    Acrylates Copolymer | Helianthus Annuus Seed Wax | Oryza Sativa Bran Wax |
    Stearalkonium Hectorite | Propylene Carbonate | Silica Silylate
  `),
  'film forming': textList(`
    Acrylates Copolymer | VP/VA Copolymer | PVP | VP/Hexadecene Copolymer |
    Trimethylsiloxysilicate | Acrylates/Dimethicone Copolymer | Polyurethane-35 |
    Octylacrylamide/Acrylates/Butylaminoethyl Methacrylate Copolymer | VA/Crotonates Copolymer |
    Pullulan | Acacia Senegal Gum | Styrene/Acrylates Copolymer | Polyquaternium-11 |
    Polyquaternium-69 | Aminomethyl Propanol
  `),
  'hair conditioning': textList(`
    Behentrimonium Chloride | Behentrimonium Methosulfate | Cetrimonium Chloride |
    Stearamidopropyl Dimethylamine | Polyquaternium-10 | Polyquaternium-7 |
    Guar Hydroxypropyltrimonium Chloride | Amodimethicone | Dimethiconol | Hydrolyzed Keratin |
    Hydrolyzed Wheat Protein | Hydrolyzed Silk | Hydrolyzed Quinoa | Hydrolyzed Rice Protein |
    Cyclopentasiloxane | Phenyl Trimethicone | Panthenol | Brassicamidopropyl Dimethylamine |
    Hydrolyzed Vegetable Protein | Trisodium Ethylenediamine Disuccinate | Keratin Amino Acids |
    Distearoylethyl Dimonium Chloride | Creatine | Maleic Acid
  `),
  'skin conditioning': textList(`
    Niacinamide | Panthenol | Allantoin | Adenosine | Ceramide NP | Ceramide AP | Ceramide EOP |
    Phytosphingosine | Cholesterol | Centella Asiatica Extract | Madecassoside | Asiaticoside |
    Bisabolol | Camellia Sinensis Leaf Extract | Aloe Barbadensis Leaf Juice |
    Avena Sativa Kernel Extract | Avena Sativa Kernel Flour |
    Calendula Officinalis Flower Extract | Chamomilla Recutita Flower Extract |
    Bifida Ferment Lysate | Galactomyces Ferment Filtrate | Palmitoyl Tripeptide-1 |
    Palmitoyl Tetrapeptide-7 | Acetyl Hexapeptide-8 | Copper Tripeptide-1 | Retinol | Retinal |
    Bakuchiol | Azelaic Acid | Tranexamic Acid | Alpha-Arbutin | Caffeine |
    Snail Secretion Filtrate | Hydrolyzed Collagen | Soluble Collagen | Hydrolyzed Pearl |
    Propolis Extract | Royal Jelly Extract | Oryza Sativa Extract | Oryza Sativa Bran Extract |
    Panax Ginseng Root Extract | Artemisia Capillaris Flower Extract |
    Houttuynia Cordata Extract | Glycyrrhiza Glabra Root Extract | Dipotassium Glycyrrhizate |
    Rosa Centifolia Flower Extract | Rosa Damascena Flower Water |
    Lavandula Angustifolia Flower Extract | Hamamelis Virginiana Water |
    Cucumis Sativus Fruit Extract | Opuntia Ficus-Indica Extract |
    Nelumbo Nucifera Flower Extract | Prunus Yedoensis Leaf Extract |
    Rosmarinus Officinalis Leaf Extract | Salvia Officinalis Leaf Extract |
    Sambucus Nigra Flower Extract | Malva Sylvestris Extract | Symphytum Officinale Root Extract |
    Achillea Millefolium Extract | Laminaria Digitata Extract | Iris Florentina Root Extract |
    Leontopodium Alpinum Extract | Betula Alba Leaf Extract | Tilia Cordata Flower Extract |
    Urtica Dioica Leaf Extract | Olea Europaea Leaf Extract | Rubus Fruticosus Leaf Extract |
    Punica Granatum Fruit Extract | Ficus Carica Fruit Extract | Citrus Junos Fruit Extract |
    Glycine Soja Seed Extract | Vigna Radiata Seed Extract |
    Coix Lacryma-Jobi Ma-Yuen Seed Extract | Hydrolyzed Rice Protein | Hydrolyzed Silk | Ectoin |
    Zinc PCA | Gold | Caviar Extract | Orchis Mascula Extract | Camellia Japonica Flower Extract |
    Paeonia Suffruticosa Root Extract | Tuber Melanosporum Extract | Swertia Chirata Extract |
    Plankton Extract | Maris Aqua | Arnica Montana Flower Extract |
    Aesculus Hippocastanum Seed Extract | Ruscus Aculeatus Root Extract |
    Cannabis Sativa Seed Oil | Biotin | Arginine | Serine |
    Tremella Fuciformis Sporocarp Extract | Zingiber Officinale Root Extract |
    Hibiscus Sabdariffa Flower Extract | Passiflora Edulis Seed Oil |
    Helichrysum Italicum Flower Extract
  `),
  antioxidant: textList(`
    Ascorbic Acid | 3-O-Ethyl Ascorbic Acid | Ascorbyl Glucoside | Ferulic Acid | Tocopherol |
    Tocopheryl Acetate | Ubiquinone | Resveratrol | Camellia Sinensis Leaf Extract | BHT |
    Ascorbyl Palmitate | Astaxanthin | Pentaerythrityl Tetra-Di-T-Butyl Hydroxyhydrocinnamate |
    Rosmarinus Officinalis Leaf Extract
  `),
  exfoliating: textList(`
    Salicylic Acid | Glycolic Acid | Lactic Acid | Mandelic Acid | Gluconolactone |
    Lactobionic Acid | Microcrystalline Cellulose | Sodium Chloride
  `),
  absorbent: textList(`
    Kaolin | Bentonite | Charcoal Powder | Illite | Montmorillonite | Silica | Talc |
    Zea Mays Starch | Oryza Sativa Starch | Aluminum Starch Octenylsuccinate |
    Magnesium Carbonate | Moroccan Lava Clay | Nylon-12 | Tapioca Starch
  `),
  'UV filter': textList(`
    Zinc Oxide | Titanium Dioxide | Homosalate | Ethylhexyl Salicylate | Octocrylene |
    Ethylhexyl Triazone | Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine |
    Diethylamino Hydroxybenzoyl Hexyl Benzoate | Butyl Methoxydibenzoylmethane
  `),
  bulking: textList(`
    Mica | Talc | Synthetic Fluorphlogopite | Boron Nitride | Silica | Nylon-12 |
    Polymethyl Methacrylate | Zinc Stearate | Magnesium Stearate | Magnesium Myristate |
    Calcium Sodium Borosilicate | Lauroyl Lysine | Zea Mays Starch |
    Dimethicone/Vinyl Dimethicone Crosspolymer | Aluminum Hydroxide | Synthetic Beeswax
  `),
  colorant: textList(`
    CI 77891 | CI 77491 | CI 77492 | CI 77499 | CI 15850 | CI 45410 | CI 45380 | CI 19140 |
    CI 42090 | CI 77742 | CI 77007 | CI 77266 | CI 77288 | Tin Oxide
  `),
  preservative: textList(`
    Phenoxyethanol | Ethylhexylglycerin | Sodium Benzoate | Potassium Sorbate | Benzyl Alcohol |
    Dehydroacetic Acid | Caprylyl Glycol | Chlorphenesin | Hydroxyacetophenone | 1,2-Hexanediol |
    Benzoic Acid
  `),
  chelating: textList(`
    Disodium EDTA | Sodium Phytate | Trisodium Ethylenediamine Disuccinate |
    Tetrasodium Glutamate Diacetate
  `),
  buffering: textList(`
    Citric Acid | Sodium Citrate | Sodium Hydroxide | Triethanolamine | Tromethamine |
    Lactic Acid | Arginine | Aminomethyl Propanol
  `),
  fragrance: textList(`
    Parfum | Limonene | Linalool | Citronellol | Geraniol | Citral | Benzyl Salicylate |
    Hexyl Cinnamal | Coumarin | Eugenol | Alpha-Isomethyl Ionone | Benzyl Benzoate |
    Hydroxycitronellal | Farnesol | Isoeugenol | Benzyl Alcohol | Lavandula Angustifolia Oil |
    Citrus Aurantium Bergamia Fruit Oil | Rosa Damascena Flower Oil |
    Pelargonium Graveolens Flower Oil | Mentha Piperita Oil | Citrus Aurantium Dulcis Peel Oil |
    Menthol | Evernia Prunastri Extract | Cinnamyl Alcohol | Vanillin |
    Rosmarinus Officinalis Leaf Oil | Melaleuca Alternifolia Leaf Oil |
    Eucalyptus Globulus Leaf Oil | Cananga Odorata Flower Oil | Linalyl Acetate |
    Tetramethyl Acetyloctahydronaphthalenes | Amyl Cinnamal | Pogostemon Cablin Oil |
    Juniperus Virginiana Oil
  `),
  propellant: ['Butane', 'Propane', 'Isobutane', 'Hydrofluorocarbon 152a', 'Dimethyl Ether'],
  antidandruff: ['Salicylic Acid'],
  'anti-acne': ['Salicylic Acid'],
  vitamin: textList(`
    Biotin | Ascorbic Acid | Vitamin A Palmitate | Cholecalciferol | d-Alpha Tocopheryl Acetate |
    Thiamine Mononitrate | Riboflavin | Pyridoxine Hydrochloride | Folic Acid | Cyanocobalamin |
    Calcium Pantothenate | Beta-Carotene | Niacinamide
  `),
  mineral: textList(`
    Zinc Gluconate | Zinc Citrate | Sodium Selenite | Copper Gluconate | Potassium Iodide |
    Ferrous Fumarate | Magnesium Citrate | Orthosilicic Acid
  `),
  nutrient: textList(`
    Hydrolyzed Bovine Collagen Peptides | Hydrolyzed Marine Collagen Peptides | L-Cysteine |
    L-Methionine | Keratin | Methylsulfonylmethane | Saw Palmetto Fruit Extract |
    Ashwagandha Root Extract | Horsetail Herb Extract | Bamboo Shoot Extract |
    Grape Seed Extract | Pine Bark Extract | Astaxanthin | Evening Primrose Oil | Flaxseed Oil |
    Ceramide Wheat Extract | Polypodium Leucotomos Extract | Coenzyme Q10 | Hyaluronic Acid |
    Bone Broth Powder | Pumpkin Seed Oil | Green Tea Extract | Spirulina Powder |
    Acerola Cherry Extract
  `),
  probiotic: textList(`
    Lactobacillus Acidophilus | Lactobacillus Rhamnosus | Lactobacillus Plantarum |
    Lactobacillus Paracasei | Bifidobacterium Lactis | Bifidobacterium Longum |
    Bifidobacterium Breve | Bacillus Coagulans | Saccharomyces Boulardii |
    Streptococcus Thermophilus
  `),
  prebiotic: ['Inulin', 'Fructooligosaccharides', 'Xylooligosaccharides', 'Acacia Fiber'],
  excipient: textList(`
    Hypromellose | Microcrystalline Cellulose | Magnesium Stearate | Silicon Dioxide |
    Rice Flour | Gelatin | Pectin | Maltodextrin | Medium Chain Triglycerides |
    Dicalcium Phosphate | Stearic Acid | Vegetable Cellulose | Glucose Syrup | Tapioca Syrup |
    Cane Sugar | Purified Water | Citric Acid | Sodium Citrate | Sunflower Lecithin |
    Carnauba Wax | Glycerin
  `),
  flavouring: textList(`
    Natural Flavors | Natural Berry Flavor | Natural Vanilla Flavor | Natural Citrus Flavor |
    Stevia Leaf Extract | Monk Fruit Extract | Cocoa Powder | Black Carrot Juice Concentrate |
    Turmeric Color | Malic Acid | Sea Salt
  `),
};

const synonyms: Readonly<Record<string, readonly string[]>> = {
  Aqua: ['Water', 'Eau', 'Purified Water'],
  Parfum: ['Fragrance', 'Perfume'],
  Tocopherol: ['Vitamin E'],
  'Tocopheryl Acetate': ['Vitamin E Acetate'],
  'Ascorbic Acid': ['Vitamin C', 'L-Ascorbic Acid'],
  Niacinamide: ['Vitamin B3', 'Nicotinamide'],
  Panthenol: ['Provitamin B5', 'Pro-Vitamin B5', 'D-Panthenol'],
  Biotin: ['Vitamin B7', 'Vitamin H'],
  Retinol: ['Vitamin A'],
  Retinal: ['Retinaldehyde'],
  Glycerin: ['Glycerol', 'Glycerine'],
  'Alcohol Denat.': ['Denatured Alcohol', 'SD Alcohol 40-B', 'SD Alcohol 39-C'],
  'Butyrospermum Parkii Butter': ['Shea Butter'],
  'Simmondsia Chinensis Seed Oil': ['Jojoba Seed Oil', 'Jojoba Oil'],
  'Helianthus Annuus Seed Oil': ['Sunflower Seed Oil'],
  'Prunus Amygdalus Dulcis Oil': ['Sweet Almond Oil'],
  'Argania Spinosa Kernel Oil': ['Argan Oil'],
  'Rosa Canina Fruit Oil': ['Rosehip Oil', 'Rosehip Seed Oil'],
  'Persea Gratissima Oil': ['Avocado Oil'],
  'Vitis Vinifera Seed Oil': ['Grapeseed Oil'],
  'Cocos Nucifera Oil': ['Coconut Oil'],
  'Ricinus Communis Seed Oil': ['Castor Oil'],
  'Olea Europaea Fruit Oil': ['Olive Oil'],
  'Theobroma Cacao Seed Butter': ['Cocoa Butter'],
  'Mangifera Indica Seed Butter': ['Mango Butter'],
  'Sclerocarya Birrea Seed Oil': ['Marula Oil'],
  'Hippophae Rhamnoides Fruit Oil': ['Sea Buckthorn Oil'],
  'Oenothera Biennis Oil': ['Evening Primrose Oil'],
  'Cera Alba': ['Beeswax'],
  'Euphorbia Cerifera Wax': ['Candelilla Wax'],
  'Copernicia Cerifera Wax': ['Carnauba Wax'],
  'Camellia Sinensis Leaf Extract': ['Green Tea Extract'],
  'Aloe Barbadensis Leaf Juice': ['Aloe Vera', 'Aloe Juice'],
  'Centella Asiatica Extract': ['Cica', 'Gotu Kola', 'Tiger Grass'],
  'Chamomilla Recutita Flower Extract': ['Chamomile Extract', 'Matricaria Extract'],
  'Glycyrrhiza Glabra Root Extract': ['Licorice Root Extract'],
  'Hamamelis Virginiana Water': ['Witch Hazel'],
  'Rosa Damascena Flower Water': ['Rose Water', 'Damask Rose Water'],
  'Sodium Hyaluronate': ['Hyaluronic Acid Sodium Salt'],
  'Salicylic Acid': ['BHA', 'Beta Hydroxy Acid'],
  'Glycolic Acid': ['AHA', 'Hydroxyacetic Acid'],
  'Copper Tripeptide-1': ['GHK-Cu', 'Copper Peptide'],
  'Acetyl Hexapeptide-8': ['Argireline'],
  'Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine': ['Bemotrizinol', 'Tinosorb S'],
  'Butyl Methoxydibenzoylmethane': ['Avobenzone'],
  'Ethylhexyl Salicylate': ['Octisalate'],
  'CI 77891': ['Titanium Dioxide', 'Pigment White 6'],
  'CI 77491': ['Iron Oxides', 'Red Iron Oxide'],
  'CI 77492': ['Iron Oxides', 'Yellow Iron Oxide'],
  'CI 77499': ['Iron Oxides', 'Black Iron Oxide'],
  'CI 15850': ['Red 6', 'Red 7 Lake'],
  'CI 19140': ['Yellow 5', 'Tartrazine'],
  'CI 42090': ['Blue 1 Lake'],
  'CI 45410': ['Red 28 Lake'],
  Ubiquinone: ['Coenzyme Q10'],
  Honey: ['Mel'],
  'Maris Aqua': ['Sea Water'],
  Cholecalciferol: ['Vitamin D3'],
  Cyanocobalamin: ['Vitamin B12'],
  'Pyridoxine Hydrochloride': ['Vitamin B6'],
  Methylsulfonylmethane: ['MSM'],
  'Sodium Laureth Sulfate': ['SLES'],
};

const annexIII = 'Regulation (EC) No 1223/2009, Annex III';
const annexV = 'Regulation (EC) No 1223/2009, Annex V';
const annexVI = 'Regulation (EC) No 1223/2009, Annex VI';
const fdaSun = 'US FDA, OTC sunscreen monograph M020';

const allergen = {
  text: 'Must be named on the label above 0.001 % in leave-on and 0.01 % in rinse-off products.',
  source: annexIII,
};

const restrictions: Readonly<Record<string, readonly { text: string; source: string }[]>> = {
  'Salicylic Acid': [
    {
      text: 'At most 2 % in leave-on and 3 % in rinse-off hair products; not for children under 3.',
      source: annexIII,
    },
    { text: 'Acne drug ingredient at 0.5 to 2 %.', source: 'US FDA, OTC acne monograph M006' },
  ],
  Retinol: [
    {
      text: 'At most 0.3 % retinol equivalents in face and other leave-on products, 0.05 % in body lotion.',
      source: 'Regulation (EU) 2024/996',
    },
  ],
  'Vitamin A Palmitate': [
    {
      text: 'Tolerable upper intake 3,000 µg preformed vitamin A a day for adults.',
      source: 'US NIH, Office of Dietary Supplements',
    },
  ],
  'Alpha-Arbutin': [
    {
      text: 'At most 2 % in face creams and 0.5 % in body lotions.',
      source: 'Regulation (EU) 2024/996',
    },
  ],
  'Zinc Oxide': [
    { text: 'At most 25 % as UV filter.', source: annexVI },
    { text: 'Sunscreen active at up to 25 %.', source: fdaSun },
  ],
  'Titanium Dioxide': [
    { text: 'At most 25 % as UV filter; not in sprays that reach the lungs.', source: annexVI },
    { text: 'Sunscreen active at up to 25 %.', source: fdaSun },
  ],
  'Butyl Methoxydibenzoylmethane': [{ text: 'Sunscreen active at up to 3 %.', source: fdaSun }],
  Homosalate: [
    { text: 'At most 7.34 % as UV filter, in face products only.', source: annexVI },
    { text: 'Sunscreen active at up to 15 %.', source: fdaSun },
  ],
  Octocrylene: [
    { text: 'At most 10 % as UV filter, 9 % in propellant sprays.', source: annexVI },
    { text: 'Sunscreen active at up to 10 %.', source: fdaSun },
  ],
  'Ethylhexyl Salicylate': [
    { text: 'At most 5 % as UV filter.', source: annexVI },
    { text: 'Sunscreen active at up to 5 %.', source: fdaSun },
  ],
  Phenoxyethanol: [{ text: 'At most 1 %.', source: annexV }],
  'Benzyl Alcohol': [{ text: 'At most 1 % as preservative.', source: annexV }, allergen],
  'Sodium Benzoate': [
    { text: 'At most 2.5 % as acid in rinse-off, 0.5 % in leave-on.', source: annexV },
  ],
  Limonene: [allergen],
  Linalool: [allergen],
  Citronellol: [allergen],
  Geraniol: [allergen],
  Citral: [allergen],
  Coumarin: [allergen],
  Eugenol: [allergen],
  'Hexyl Cinnamal': [allergen],
  'Benzyl Salicylate': [allergen],
  'Alpha-Isomethyl Ionone': [allergen],
  'Potassium Hydroxide': [
    { text: 'pH at most 11 in general use as pH adjuster.', source: annexIII },
  ],
};

/** The most important ingredients: names and functions. */
export const knownIngredients: readonly Ingredient[] = collect();

function collect(): Ingredient[] {
  const functionsOf = new Map<string, string[]>();
  const rows = [...Object.entries(byFunction), ...Object.entries(furtherIngredients)];
  for (const [does, names] of rows) {
    for (const name of names) {
      const known = functionsOf.get(name);
      if (known?.includes(does)) continue;
      if (known) known.push(does);
      else functionsOf.set(name, [does]);
    }
  }
  return [...functionsOf].map(([inciName, functions]) => ({
    inciName,
    functions,
    synonyms: synonyms[inciName] ?? furtherSynonyms[inciName] ?? [],
    restrictions: restrictions[inciName] ?? [],
  }));
}
