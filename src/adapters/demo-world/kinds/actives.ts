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

/** Reads one active per line: name; INCI names; what it does; roles; strengths. */
export function readActives(table: string): Active[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', inci = '', does = '', roles = '', strengths = ''] = line.trim().split('; ');
      return {
        name,
        inci: inci.split('|'),
        does,
        roles: splitWords(roles) as Role[],
        strengths: splitWords(strengths),
      };
    });
}

const splitWords = (text: string) => text.split(' ').filter(Boolean);

/** Actives that clinical brands name on the box. */
export const potentActives = readActives(`
  Niacinamide; Niacinamide; evens tone and quiets shine; serum cream mask eye sun face; 4% 5% 10%
  Vitamin C; Ascorbic Acid|Ferulic Acid|Tocopherol; brightens and defends against dullness; serum; 10% 15% 20%
  Ethyl Ascorbic Acid; 3-O-Ethyl Ascorbic Acid; brightens without the sting of pure vitamin C; serum cream eye; 5% 8% 15%
  Retinol; Retinol|Tocopherol; smooths fine lines night after night; serum cream eye; 0.1% 0.2% 0.3%
  Retinal; Retinal|Tocopherol; works a step closer to the skin than retinol; serum cream eye; 0.05% 0.1%
  Bakuchiol; Bakuchiol; smooths like a retinoid and stays gentle; serum cream eye mask oil; 1% 2%
  Azelaic Acid; Azelaic Acid; calms redness and fades marks; serum cream; 10%
  Salicylic Acid; Salicylic Acid; clears pores from the inside; serum wash mask peel; 0.5% 2%
  Glycolic Acid; Glycolic Acid; lifts dull cells for an even surface; serum wash mask peel; 5% 7%
  Lactic Acid; Lactic Acid|Sodium Lactate; resurfaces gently and holds water; serum wash mask peel; 5% 10%
  Mandelic Acid; Mandelic Acid; refines texture slowly and kindly; serum wash mask peel; 5% 8%
  PHA; Gluconolactone|Lactobionic Acid; exfoliates skin that dislikes acids; serum wash mask peel; 4% 8%
  Hyaluronic Acid; Sodium Hyaluronate|Hydrolyzed Hyaluronic Acid; draws in water at several depths; serum cream eye mask sun face lip; 1% 2%
  Tranexamic Acid; Tranexamic Acid; softens the look of stubborn spots; serum mask; 3% 5%
  Alpha Arbutin; Alpha-Arbutin; fades marks left by the sun; serum; 2%
  Copper Peptides; Copper Tripeptide-1; firms and supports tired skin; serum cream eye; 1%
  Multi-Peptide; Palmitoyl Tripeptide-1|Palmitoyl Tetrapeptide-7|Acetyl Hexapeptide-8; firms and softens expression lines; serum cream eye mask; 5% 8%
  Caffeine; Caffeine; wakes up puffy eyes; eye; 3% 5%
  Panthenol; Panthenol; comforts and speeds recovery; serum cream wash mask sun; 2% 5%
  Urea; Urea; softens rough, thirsty skin; serum cream wash; 5% 10%
  Ceramide; Ceramide NP|Ceramide AP|Ceramide EOP|Cholesterol|Phytosphingosine; rebuilds the barrier; serum cream eye wash mask sun oil; 1% 3%
  Ectoin; Ectoin; shields skin from heat and dry air; serum cream eye sun mask; 1% 2%
`);

/** The second active of a pair; none of them is in `potentActives`. */
export const companionActives = readActives(`
  Zinc; Zinc PCA; keeps shine down all day; serum wash mask; 1%
  Squalane; Squalane; softens without weight; serum cream eye mask wash oil stick lip face
  Allantoin; Allantoin; soothes skin that has had enough; serum cream eye mask wash sun peel stick
  Adenosine; Adenosine; smooths fine lines over time; serum cream eye mask sun
  Beta-Glucan; Beta-Glucan; calms and cushions; serum cream eye mask wash sun
  Green Tea; Camellia Sinensis Leaf Extract; protects against city air; serum cream mask wash sun eye oil peel stick
  Centella; Centella Asiatica Extract|Madecassoside; settles redness; serum cream mask wash sun eye peel stick
  Licorice Root; Glycyrrhiza Glabra Root Extract; brightens gently; serum cream mask sun eye
  Polyglutamic Acid; Polyglutamic Acid; seals water in; serum cream eye mask
  Resveratrol; Resveratrol; protects overnight; serum cream eye oil
  Vitamin E; Tocopheryl Acetate; protects the lipids of the skin; serum cream sun mask wash oil stick lip face
`);

/** First plant of a botanical name. */
export const leadPlants = readActives(`
  Calendula; Calendula Officinalis Flower Extract; soothes what the day has ruffled; wash serum cream mask eye sun hair scalp face lip oil stick
  Chamomile; Chamomilla Recutita Flower Extract; calms like the tea does; wash serum cream mask eye hair scalp oil
  Wild Rose; Rosa Canina Fruit Oil|Rosa Damascena Flower Water; softens and lends a glow; wash serum cream mask eye face lip oil
  Sea Buckthorn; Hippophae Rhamnoides Fruit Oil; feeds dry skin with berry-bright oil; serum cream mask wash hair lip oil
  Marula; Sclerocarya Birrea Seed Oil; feeds without feeling heavy; serum cream wash hair eye lip face oil
  Rosemary; Rosmarinus Officinalis Leaf Extract; tones and wakes up the scalp; wash hair scalp
  Nettle; Urtica Dioica Leaf Extract; keeps roots fresh for longer; hair scalp
  Cucumber; Cucumis Sativus Fruit Extract; cools and de-puffs; wash serum cream mask eye sun
  Edelweiss; Leontopodium Alpinum Extract; guards against sun and wind; serum cream eye sun mask stick
  Kelp; Laminaria Digitata Extract; fills skin with sea minerals; wash serum cream mask hair scalp
  Elderflower; Sambucus Nigra Flower Extract; freshens and evens; wash serum cream mask eye hair oil peel
  Lavender; Lavandula Angustifolia Flower Extract; slows the evening down; wash serum cream mask hair scalp oil
  Argan; Argania Spinosa Kernel Oil; smooths and shines; serum cream hair wash lip oil
  Blackberry; Rubus Fruticosus Leaf Extract; keeps skin springy; serum cream mask wash eye peel
  Prickly Pear; Opuntia Ficus-Indica Extract; holds water the way a cactus does; serum cream mask eye sun hair stick
  Fig; Ficus Carica Fruit Extract; softens and comforts; wash serum cream mask hair lip peel
  Olive Leaf; Olea Europaea Leaf Extract; protects with old-grove antioxidants; wash serum cream mask hair sun oil stick
  Hibiscus; Hibiscus Sabdariffa Flower Extract; renews gently with fruit acids of its own; wash serum cream mask hair face lip peel
`);

/** Second plant or ingredient after an ampersand; none of them is in `leadPlants`. */
export const secondPlants = readActives(`
  Oat; Avena Sativa Kernel Extract; comforts dry, tight skin; wash serum cream mask eye hair scalp face oil
  Honey; Honey; keeps moisture where it belongs; wash serum cream mask hair lip
  Mallow; Malva Sylvestris Extract; softens and cushions; wash serum cream mask eye hair oil
  Yarrow; Achillea Millefolium Extract; balances oil and water; wash serum cream mask hair scalp peel
  Sage; Salvia Officinalis Leaf Extract; clarifies without drying; wash mask hair scalp
  Iris; Iris Florentina Root Extract; veils skin in softness; serum cream mask eye face oil
  Linden; Tilia Cordata Flower Extract; settles restless skin; wash serum cream mask eye hair
  Birch; Betula Alba Leaf Extract; purifies gently; wash serum cream mask hair scalp
  Aloe; Aloe Barbadensis Leaf Juice; cools and hydrates; wash serum cream mask eye sun hair scalp face stick
  Comfrey; Symphytum Officinale Root Extract; helps skin repair itself; serum cream mask wash
  Pomegranate; Punica Granatum Fruit Extract; brightens tired skin; wash serum cream mask hair sun lip oil peel stick
  Jojoba; Simmondsia Chinensis Seed Oil; balances oil; wash serum cream eye hair scalp lip face oil stick
  Shea; Butyrospermum Parkii Butter; feeds what is dry; serum cream hair lip wash mask oil stick
  Ginger; Zingiber Officinale Root Extract; warms and wakes; scalp hair mask
`);

/** Actives of Korean and Japanese brands. */
export const pantryActives = readActives(`
  Rice Water; Oryza Sativa Extract|Oryza Sativa Bran Extract; brightens and softens the way rinse water always has; wash serum cream mask eye sun hair face oil peel stick
  Cica; Centella Asiatica Extract|Madecassoside|Asiaticoside; cools redness and mends; wash serum cream mask eye sun scalp face oil stick
  Heartleaf; Houttuynia Cordata Extract; quiets breakouts and heat; wash serum cream mask sun scalp stick
  Mugwort; Artemisia Capillaris Flower Extract; soothes skin that flares up; wash serum cream mask scalp
  Snail Mucin; Snail Secretion Filtrate; plumps and repairs overnight; serum cream mask eye
  Honey Propolis; Propolis Extract|Honey; feeds glow from within; wash serum cream mask hair lip oil
  Galactomyces; Galactomyces Ferment Filtrate; refines pores and clears the complexion; serum mask
  Bifida; Bifida Ferment Lysate; strengthens the skin’s own defenses; serum cream eye mask
  Red Ginseng; Panax Ginseng Root Extract; revives tired skin; serum cream mask eye hair scalp oil
  Green Tea; Camellia Sinensis Leaf Extract; balances oil and water; wash serum cream mask sun scalp eye face oil peel stick
  Birch Sap; Betula Alba Leaf Extract|Sodium Hyaluronate; hydrates like a long drink; wash serum cream mask sun
  Yuzu; Citrus Junos Fruit Extract|Ascorbyl Glucoside; wakes up dull skin; wash serum cream mask lip hair oil peel
  Camellia; Camellia Japonica Seed Oil|Camellia Japonica Flower Extract; gives the sheen of silk; wash serum cream hair eye lip oil stick
  Job’s Tears; Coix Lacryma-Jobi Ma-Yuen Seed Extract; smooths and clears; wash serum cream mask peel
  Mung Bean; Vigna Radiata Seed Extract; draws out what the day left behind; wash mask peel
  Black Soybean; Glycine Soja Seed Extract; firms and feeds; serum cream mask hair scalp eye oil
  Tremella Mushroom; Tremella Fuciformis Sporocarp Extract; holds water in a soft net; serum cream mask eye sun
  Lotus; Nelumbo Nucifera Flower Extract; clarifies and calms; wash serum cream mask face
  Cherry Blossom; Prunus Yedoensis Leaf Extract; lends a rosy clarity; wash serum cream mask lip hair face peel
  Collagen; Hydrolyzed Collagen|Soluble Collagen; plumps and bounces back; serum cream mask eye
`);

/** Actives of luxury brands. */
export const nobleActives = readActives(`
  Caviar; Caviar Extract; firms with minerals of the sea; serum cream eye mask hair oil
  Gold; Gold; catches the light and lends it to skin; serum cream eye mask oil
  Pearl; Hydrolyzed Pearl; gives skin a quiet luster; wash serum cream mask eye face sun peel
  Black Rose; Rosa Centifolia Flower Extract; softens and revives; wash serum cream mask eye lip face oil peel
  White Camellia; Camellia Japonica Flower Extract; hydrates and refines; wash serum cream mask eye lip face sun oil peel
  Orchid; Orchis Mascula Extract; supports skin’s long life; serum cream mask eye oil peel
  White Truffle; Tuber Melanosporum Extract; enriches depleted skin; serum cream mask eye hair oil
  Silk; Hydrolyzed Silk; smooths like cloth; wash serum cream mask hair face lip
  Glacier Water; Maris Aqua|Leontopodium Alpinum Extract; freshens and tightens; wash serum cream mask eye sun
  Peony; Paeonia Suffruticosa Root Extract; brightens tired skin; wash serum cream mask eye lip peel
  Royal Jelly; Royal Jelly Extract; feeds the driest skin; serum cream mask hair lip
  Plankton; Plankton Extract; restores after sun and salt; wash serum cream mask sun
  Rose Absolute; Rosa Damascena Flower Water|Rosa Damascena Flower Oil; comforts dry, tight skin; wash serum cream mask lip oil
`);

/** Actives of hair care brands. */
export const hairActives = readActives(`
  Keratin; Hydrolyzed Keratin|Keratin Amino Acids; fills in what heat has taken; hair
  Bond Care; Maleic Acid|Creatine|Hydrolyzed Wheat Protein; relinks broken bonds inside the strand; hair
  Argan Oil; Argania Spinosa Kernel Oil; smooths and seals; hair
  Biotin; Biotin|Panthenol; gives fine hair body; hair scalp
  Rice Protein; Hydrolyzed Rice Protein; thickens each strand; hair
  Coconut Milk; Cocos Nucifera Oil|Hydrolyzed Vegetable Protein; feeds dry lengths; hair
  Silk Amino; Hydrolyzed Silk; gives slip and shine; hair
  Quinoa; Hydrolyzed Quinoa; helps color stay put; hair
  Babassu; Orbignya Oleifera Seed Oil; softens curls without weight; hair
  Peppermint; Mentha Piperita Oil|Menthol; wakes up the scalp; scalp
  Tea Tree; Melaleuca Alternifolia Leaf Oil; keeps the scalp clear; scalp
  Castor Oil; Ricinus Communis Seed Oil; looks after edges and ends; scalp hair
  Caffeine; Caffeine; energizes roots; scalp
  Salicylic Acid; Salicylic Acid; lifts build-up and flakes; scalp
`);
