import { type Active, readActives } from './actives';

/** Actives that supplements are named after, by subcategory. */
export const supplementActives: Readonly<Record<string, readonly Active[]>> = {
  'hair-vitamins': readActives(`
    Biotin 5,000 mcg; Biotin|Zinc Gluconate|Folic Acid|Cyanocobalamin; supports normal hair
    Biotin & Zinc; Biotin|Zinc Citrate|Copper Gluconate|Sodium Selenite; keeps hair and nails strong
    Keratin; Keratin|L-Cysteine|L-Methionine|Zinc Gluconate|Biotin; gives hair its building blocks
    Saw Palmetto; Saw Palmetto Fruit Extract|Pumpkin Seed Oil|Ashwagandha Root Extract|Biotin|Zinc Citrate; looks after thinning hair
    Bamboo Silica; Bamboo Shoot Extract|Horsetail Herb Extract|Orthosilicic Acid|Biotin; brings silica to brittle strands
    MSM; Methylsulfonylmethane|L-Cysteine|Biotin|Ascorbic Acid; supplies sulfur that keratin needs
  `),
  'skin-supplements': readActives(`
    Astaxanthin; Astaxanthin|d-Alpha Tocopheryl Acetate|Ascorbic Acid|Beta-Carotene; defends against sun-made stress
    Hyaluronic; Hyaluronic Acid|Ascorbic Acid|Zinc Gluconate; holds moisture from within
    Ceramide; Ceramide Wheat Extract|d-Alpha Tocopheryl Acetate|Biotin; supports the skin’s barrier
    Evening Primrose; Evening Primrose Oil|Flaxseed Oil|d-Alpha Tocopheryl Acetate; brings gentle oils to dry skin
    CoQ10; Coenzyme Q10|Grape Seed Extract|Ascorbic Acid; gives tired skin energy
    Zinc & Vitamin A; Zinc Gluconate|Vitamin A Palmitate|Niacinamide|Green Tea Extract; helps skin stay clear
    Pine Bark; Pine Bark Extract|Acerola Cherry Extract|Polypodium Leucotomos Extract; guards collagen
  `),
  collagen: readActives(`
    Marine; Hydrolyzed Marine Collagen Peptides|Ascorbic Acid|Hyaluronic Acid; feeds skin with type I peptides
    Grass-Fed; Hydrolyzed Bovine Collagen Peptides|Ascorbic Acid; supports skin, nails and joints
    Multi-Type; Hydrolyzed Bovine Collagen Peptides|Hydrolyzed Marine Collagen Peptides|Bone Broth Powder|Ascorbic Acid; joins five types in one scoop
    Beauty; Hydrolyzed Bovine Collagen Peptides|Biotin|Hyaluronic Acid|Ascorbic Acid|Zinc Citrate; adds biotin to collagen
    Wild-Caught; Hydrolyzed Marine Collagen Peptides|Acerola Cherry Extract; comes from traceable fish
  `),
  multivitamins: readActives(`
    Whole Food; Ascorbic Acid|Cholecalciferol|d-Alpha Tocopheryl Acetate|Thiamine Mononitrate|Riboflavin|Niacinamide|Pyridoxine Hydrochloride|Folic Acid|Cyanocobalamin|Zinc Citrate|Spirulina Powder|Acerola Cherry Extract; covers the basics with food in it
    Iron-Free; Ascorbic Acid|Cholecalciferol|Thiamine Mononitrate|Riboflavin|Pyridoxine Hydrochloride|Folic Acid|Cyanocobalamin|Zinc Gluconate|Magnesium Citrate|Potassium Iodide; covers the basics, without iron
    With Iron; Ascorbic Acid|Cholecalciferol|Riboflavin|Pyridoxine Hydrochloride|Folic Acid|Cyanocobalamin|Ferrous Fumarate|Zinc Gluconate|Copper Gluconate; covers the basics, with iron
    Beauty; Biotin|Ascorbic Acid|Vitamin A Palmitate|d-Alpha Tocopheryl Acetate|Cholecalciferol|Zinc Citrate|Sodium Selenite|Folic Acid; leans towards skin and hair
    Energy; Thiamine Mononitrate|Riboflavin|Niacinamide|Calcium Pantothenate|Pyridoxine Hydrochloride|Cyanocobalamin|Green Tea Extract|Magnesium Citrate; leans on B vitamins
  `),
  probiotics: readActives(`
    10 Billion; Lactobacillus Acidophilus|Bifidobacterium Lactis|Lactobacillus Plantarum; keeps the gut in good company
    20 Billion; Lactobacillus Rhamnosus|Bifidobacterium Longum|Lactobacillus Acidophilus|Bifidobacterium Breve; brings four strains to breakfast
    50 Billion; Lactobacillus Acidophilus|Lactobacillus Paracasei|Lactobacillus Plantarum|Bifidobacterium Lactis|Bifidobacterium Longum|Streptococcus Thermophilus; is the strong one
    Spore-Based; Bacillus Coagulans|Saccharomyces Boulardii; survives heat and travel
    Pre + Pro; Lactobacillus Rhamnosus|Bifidobacterium Lactis|Fructooligosaccharides|Acacia Fiber; feeds the strains it brings
  `),
};
