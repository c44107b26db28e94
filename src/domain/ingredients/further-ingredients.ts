import { textList } from '../text-list';

/** Ingredients that real feeds name often, by function; a name may occur in several rows. */
export const furtherIngredients: Readonly<Record<string, readonly string[]>> = {
  solvent: textList(`
    Alcohol | Isopropyl Alcohol | Hexylene Glycol | Isopentyldiol | Methylpropanediol |
    1,2-Hexanediol | Isohexadecane | Methyl Trimethicone | C13-15 Alkane | C13-14 Isoparaffin |
    Dimethyl Isosorbide | Ethoxydiglycol | Cyclohexasiloxane | Butyloctyl Salicylate | PEG-8
  `),
  humectant: textList(`
    1,2-Hexanediol | Isopentyldiol | Diglycerin | Polyglycerin-3 | Glucose | Sucrose | Xylitol |
    Xylitylglucoside | Anhydroxylitol | PCA | Glycereth-26 | Methyl Gluceth-20 |
    Sodium Hyaluronate Crosspolymer | Hydrolyzed Sodium Hyaluronate | Acetyl Glucosamine |
    Inositol
  `),
  emollient: textList(`
    Octyldodecyl Stearoyl Stearate | Jojoba Esters | Hydrolyzed Jojoba Esters | Glycine Soja Oil |
    Carthamus Tinctorius Seed Oil | Paraffin | Petrolatum | Polyisobutene |
    Hydrogenated Polydecene | Triethylhexanoin | Cetearyl Ethylhexanoate | Isopropyl Palmitate |
    Cetyl Palmitate | Cetyl Esters | Myristyl Myristate | Dicaprylyl Ether | Diheptyl Succinate |
    Isoamyl Laurate | Neopentyl Glycol Diheptanoate | Propylene Glycol Dicaprylate/Dicaprate |
    Polyglyceryl-3 Diisostearate | Hydrogenated Vegetable Oil | Hydrogenated Castor Oil |
    Moringa Oleifera Seed Oil | Prunus Armeniaca Kernel Oil | Adansonia Digitata Seed Oil |
    Sesamum Indicum Seed Oil | Theobroma Grandiflorum Seed Butter | Caprylyl Methicone |
    Methicone | C10-18 Triglycerides | Palmitic Acid | Isostearic Acid | Linoleic Acid |
    Linolenic Acid
  `),
  emulsifying: textList(`
    Lecithin | Phospholipids | Sorbitan Isostearate | Sorbitan Oleate | Sorbitan Stearate |
    Sorbitan Sesquioleate | Glyceryl Stearate SE | Glyceryl Oleate | Polysorbate 80 |
    PEG-60 Hydrogenated Castor Oil | PPG-26-Buteth-26 | Ceteareth-20 | Steareth-20 | Steareth-21 |
    Laureth-4 | Laureth-7 | Trideceth-6 | Trideceth-12 | PEG-12 Dimethicone |
    Sodium Stearoyl Glutamate | Polyhydroxystearic Acid | C11-15 Pareth-7
  `),
  surfactant: textList(`
    Coco-Betaine | Sodium Isethionate | Sodium Lauroyl Lactylate | Poloxamer 338 |
    Glycol Distearate
  `),
  'viscosity controlling': textList(`
    Cellulose Gum | Algin | Dextrin | Trihydroxystearin | Tribehenin |
    Polyacrylate Crosspolymer-6 | Sodium Polyacrylate | Polyacrylamide | Polyquaternium-37 |
    Ceresin | Dimethicone Crosspolymer | Polysilicone-11 | Magnesium Sulfate | Hydrated Silica
  `),
  'film forming': textList(`
    VP/Eicosene Copolymer | Polyvinyl Alcohol | Ethylene/Acrylic Acid Copolymer |
    Capryloyl Glycerin/Sebacic Acid Copolymer
  `),
  absorbent: textList(`
    Polymethylsilsesquioxane | Cellulose | Alumina | Methyl Methacrylate Crosspolymer
  `),
  bulking: ['Calcium Aluminum Borosilicate', 'HDI/Trimethylol Hexyllactone Crosspolymer'],
  'surface treatment': ['Triethoxycaprylylsilane', 'Hydrogen Dimethicone'],
  'skin conditioning': textList(`
    Aloe Barbadensis Leaf Extract | Algae Extract | Chondrus Crispus Extract |
    Corallina Officinalis Extract | Curcuma Longa Root Extract | Melia Azadirachta Leaf Extract |
    Ocimum Sanctum Leaf Extract | Pyrus Malus Fruit Extract | Citrus Limon Fruit Extract |
    Citrullus Lanatus Fruit Extract | Salix Alba Bark Extract |
    Scutellaria Baicalensis Root Extract | Hydrolyzed Soy Protein | Lactobacillus Ferment |
    Retinyl Palmitate | Glycine | Proline | Alanine | Threonine | Valine
  `),
  antioxidant: textList(`
    Tetrahexyldecyl Ascorbate | Curcuma Longa Root Extract | Sodium Metabisulfite |
    Chlorella Vulgaris Extract
  `),
  'UV filter': textList(`
    Ethylhexyl Methoxycinnamate | Benzophenone-4 | Benzophenone-3 | Polysilicone-15
  `),
  preservative: textList(`
    Sodium Dehydroacetate | Sorbic Acid | Glyceryl Caprylate | Caprylhydroxamic Acid |
    Leuconostoc/Radish Root Ferment Filtrate | Methylparaben | Propylparaben | Phenethyl Alcohol |
    Decylene Glycol
  `),
  chelating: ['Tetrasodium EDTA', 'Trisodium EDTA', 'Sodium Gluconate', 'Phytic Acid'],
  buffering: textList(`
    Disodium Phosphate | Sodium Phosphate | Sodium Acetate | Acetic Acid | Tartaric Acid
  `),
  colorant: textList(`
    Carmine | Ultramarines | Manganese Violet | Bismuth Oxychloride | Ferric Ferrocyanide |
    Ferric Ammonium Ferrocyanide | Chromium Oxide Greens | Chromium Hydroxide Green | Caramel |
    CI 60730 | CI 14700 | CI 15985 | CI 17200
  `),
  fragrance: textList(`
    Butylphenyl Methylpropional | Cinnamal | Benzyl Cinnamate | Hydroxycitronellal | Isoeugenol |
    Citrus Limon Peel Oil | Vanilla Planifolia Fruit Extract | Ethylene Brassylate
  `),
};

/** Synonyms of those. */
export const furtherSynonyms: Readonly<Record<string, readonly string[]>> = {
  Alcohol: ['Ethanol', 'Ethyl Alcohol'],
  'Ethylhexyl Methoxycinnamate': ['Octinoxate'],
  'Benzophenone-3': ['Oxybenzone'],
  Petrolatum: ['Petroleum Jelly'],
  Carmine: ['CI 75470', 'Carmines'],
  Ultramarines: ['CI 77007'],
  'Manganese Violet': ['CI 77742'],
  'Bismuth Oxychloride': ['CI 77163'],
  'Ferric Ferrocyanide': ['CI 77510'],
  'Chromium Oxide Greens': ['CI 77288'],
  'Chromium Hydroxide Green': ['CI 77289'],
  'CI 60730': ['Ext. Violet 2'],
  'CI 14700': ['Red 4'],
  'CI 15985': ['Yellow 6', 'Yellow 6 Lake', 'Sunset Yellow'],
  'CI 17200': ['Red 33'],
  'Glycine Soja Oil': ['Soybean Oil'],
  'Carthamus Tinctorius Seed Oil': ['Safflower Seed Oil', 'Safflower Oil'],
  'Prunus Armeniaca Kernel Oil': ['Apricot Kernel Oil'],
  'Adansonia Digitata Seed Oil': ['Baobab Oil'],
  'Sesamum Indicum Seed Oil': ['Sesame Oil'],
  'Curcuma Longa Root Extract': ['Turmeric Root Extract'],
  'Pyrus Malus Fruit Extract': ['Apple Fruit Extract'],
  'Citrus Limon Peel Oil': ['Lemon Peel Oil'],
  'Salix Alba Bark Extract': ['Willow Bark Extract'],
  'Butylphenyl Methylpropional': ['Lilial'],
};
