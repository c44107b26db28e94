export interface Source {
  name: string;
  url: string;
}

const cirUrl = 'https://cir-reports.cir-safety.org/';
const cosingUrl = 'https://ec.europa.eu/growth/tools-databases/cosing/';
const euRegulationUrl = 'https://eur-lex.europa.eu/eli/reg/2009/1223/oj';
const sccsUrl =
  'https://health.ec.europa.eu/scientific-committees/scientific-committee-consumer-safety-sccs/sccs-opinions_en';
const pubMedSearch = (words: string) =>
  `https://pubmed.ncbi.nlm.nih.gov/?term=${encodeURIComponent(words)}`;

/** Sources that are cited as they are. */
const fixed: Readonly<Record<string, Source>> = {
  cosing: { name: 'European Commission, CosIng database', url: cosingUrl },
  'fda-aha': {
    name: 'US FDA, Alpha Hydroxy Acids',
    url: 'https://www.fda.gov/cosmetics/cosmetic-ingredients/alpha-hydroxy-acids',
  },
  'fda-bha': {
    name: 'US FDA, Beta Hydroxy Acids',
    url: 'https://www.fda.gov/cosmetics/cosmetic-ingredients/beta-hydroxy-acids',
  },
  'fda-parabens': {
    name: 'US FDA, Parabens in Cosmetics',
    url: 'https://www.fda.gov/cosmetics/cosmetic-ingredients/parabens-cosmetics',
  },
  'fda-fragrance': {
    name: 'US FDA, Fragrances in Cosmetics',
    url: 'https://www.fda.gov/cosmetics/cosmetic-ingredients/fragrances-cosmetics',
  },
  'fda-allergens': {
    name: 'US FDA, Allergens in Cosmetics',
    url: 'https://www.fda.gov/cosmetics/cosmetic-ingredients/allergens-cosmetics',
  },
  'fda-talc': {
    name: 'US FDA, Talc',
    url: 'https://www.fda.gov/cosmetics/cosmetic-ingredients/talc',
  },
  'fda-colors': {
    name: 'US FDA, Color Additives',
    url: 'https://www.fda.gov/industry/color-additives',
  },
  'fda-sunscreen': {
    name: 'US FDA, Sunscreen: How to Help Protect Your Skin from the Sun',
    url: 'https://www.fda.gov/drugs/understanding-over-counter-medicines/sunscreen-how-help-protect-your-skin-sun',
  },
  'aad-acne': {
    name: 'American Academy of Dermatology, Acne',
    url: 'https://www.aad.org/public/diseases/acne',
  },
  'aad-sun': {
    name: 'American Academy of Dermatology, Sun protection',
    url: 'https://www.aad.org/public/everyday-care/sun-protection',
  },
  'dermnet-emollients': {
    name: 'DermNet, Emollients and moisturisers',
    url: 'https://dermnetnz.org/topics/emollients-and-moisturisers',
  },
  'dermnet-fragrance': {
    name: 'DermNet, Fragrance allergy',
    url: 'https://dermnetnz.org/topics/fragrance-allergy',
  },
  'dermnet-retinoids': {
    name: 'DermNet, Topical retinoids',
    url: 'https://dermnetnz.org/topics/topical-retinoids',
  },
  'dermnet-azelaic': {
    name: 'DermNet, Azelaic acid',
    url: 'https://dermnetnz.org/topics/azelaic-acid',
  },
  'eu-2023-1545': {
    name: 'Regulation (EU) 2023/1545',
    url: 'https://eur-lex.europa.eu/eli/reg/2023/1545/oj',
  },
  'eu-2024-996': {
    name: 'Regulation (EU) 2024/996',
    url: 'https://eur-lex.europa.eu/eli/reg/2024/996/oj',
  },
};

/** Articles that several texts cite; the link searches PubMed for the title. */
const articles: Readonly<Record<string, readonly [by: string, title: string, where: string]>> = {
  niacinamide: [
    'Gehring',
    'Nicotinic acid/niacinamide and the skin',
    'Journal of Cosmetic Dermatology 2004',
  ],
  'vitamin-c': [
    'Pullar, Carr and Vissers',
    'The Roles of Vitamin C in Skin Health',
    'Nutrients 2017',
  ],
  'vitamin-e': [
    'Keen and Hassan',
    'Vitamin E in dermatology',
    'Indian Dermatology Online Journal 2016',
  ],
  ferulic: [
    'Lin et al.',
    'Ferulic acid stabilizes a solution of vitamins C and E and doubles its photoprotection of skin',
    'Journal of Investigative Dermatology 2005',
  ],
  retinoids: [
    'Mukherjee et al.',
    'Retinoids in the treatment of skin aging: an overview of clinical efficacy and safety',
    'Clinical Interventions in Aging 2006',
  ],
  bakuchiol: [
    'Dhaliwal et al.',
    'Prospective, randomized, double-blind assessment of topical bakuchiol and retinol for facial photoageing',
    'British Journal of Dermatology 2019',
  ],
  aha: ['Tang and Yang', 'Dual Effects of Alpha-Hydroxy Acids on the Skin', 'Molecules 2018'],
  hydroxyacids: [
    'Green, Yu and Van Scott',
    'Clinical and cosmeceutical uses of hydroxyacids',
    'Clinics in Dermatology 2009',
  ],
  salicylic: [
    'Arif',
    'Salicylic acid as a peeling agent: a comprehensive review',
    'Clinical, Cosmetic and Investigational Dermatology 2015',
  ],
  azelaic: [
    'Schulte, Wu and Rosen',
    'Azelaic Acid: Evidence-based Update on Mechanism of Action and Clinical Application',
    'Journal of Drugs in Dermatology 2015',
  ],
  kojic: [
    'Saeedi, Eslamifar and Khezri',
    'Kojic acid applications in cosmetic and pharmaceutical preparations',
    'Biomedicine & Pharmacotherapy 2019',
  ],
  pigment: [
    'Hollinger, Angra and Halder',
    'Are Natural Ingredients Effective in the Management of Hyperpigmentation? A Systematic Review',
    'Journal of Clinical and Aesthetic Dermatology 2018',
  ],
  tranexamic: [
    'Kim et al.',
    'Efficacy and Safety of Tranexamic Acid in Melasma: A Meta-analysis and Systematic Review',
    'Acta Dermato-Venereologica 2017',
  ],
  glycerol: [
    'Fluhr, Darlenski and Surber',
    'Glycerol and the skin: holistic approach to its origin and functions',
    'British Journal of Dermatology 2008',
  ],
  hyaluronic: [
    'Papakonstantinou, Roth and Karakiulakis',
    'Hyaluronic acid: A key molecule in skin aging',
    'Dermato-Endocrinology 2012',
  ],
  urea: ['Celleno', 'Topical urea in skincare: A review', 'Dermatologic Therapy 2018'],
  panthenol: [
    'Proksch et al.',
    'Topical use of dexpanthenol: a 70th anniversary article',
    'Journal of Dermatological Treatment 2017',
  ],
  moisturizers: [
    'Sethi et al.',
    'Moisturizers: The Slippery Road',
    'Indian Journal of Dermatology 2016',
  ],
  ceramides: [
    'Coderch et al.',
    'Ceramides and skin function',
    'American Journal of Clinical Dermatology 2003',
  ],
  'plant-oils': [
    'Lin, Zhong and Santiago',
    'Anti-Inflammatory and Skin Barrier Repair Effects of Topical Application of Some Plant Oils',
    'International Journal of Molecular Sciences 2018',
  ],
  squalene: [
    'Huang, Lin and Fang',
    'Biological and pharmacological activities of squalene and related compounds: potential uses in cosmetic dermatology',
    'Molecules 2009',
  ],
  peptides: [
    'Gorouhi and Maibach',
    'Role of topical peptides in preventing or treating aged skin',
    'International Journal of Cosmetic Science 2009',
  ],
  'copper-peptide': [
    'Pickart and Margolina',
    'Regenerative and Protective Actions of the GHK-Cu Peptide in the Light of the New Gene Data',
    'International Journal of Molecular Sciences 2018',
  ],
  caffeine: [
    'Herman and Herman',
    'Caffeine’s mechanisms of action and its cosmetic use',
    'Skin Pharmacology and Physiology 2013',
  ],
  polyphenols: [
    'Zillich et al.',
    'Polyphenols as active ingredients for cosmetic products',
    'International Journal of Cosmetic Science 2015',
  ],
  resveratrol: [
    'Ratz-Łyko and Arct',
    'Resveratrol as an active ingredient for cosmetic and dermatological applications: a review',
    'Journal of Cosmetic and Laser Therapy 2019',
  ],
  'green-tea': ['Pazyar, Feily and Kazerouni', 'Green tea in dermatology', 'Skinmed 2012'],
  aloe: [
    'Surjushe, Vasani and Saple',
    'Aloe vera: a short review',
    'Indian Journal of Dermatology 2008',
  ],
  centella: [
    'Bylka et al.',
    'Centella asiatica in cosmetology',
    'Postępy Dermatologii i Alergologii 2013',
  ],
  chamomile: [
    'Srivastava, Shankar and Gupta',
    'Chamomile: A herbal medicine of the past with bright future',
    'Molecular Medicine Reports 2010',
  ],
  oat: [
    'Reynertson et al.',
    'Anti-inflammatory activities of colloidal oatmeal (Avena sativa) contribute to the effectiveness of oats in treatment of itch associated with dry, irritated skin',
    'Journal of Drugs in Dermatology 2015',
  ],
  'tea-tree': [
    'Carson, Hammer and Riley',
    'Melaleuca alternifolia (Tea Tree) Oil: a Review of Antimicrobial and Other Medicinal Properties',
    'Clinical Microbiology Reviews 2006',
  ],
  zinc: [
    'Gupta et al.',
    'Zinc therapy in dermatology: a review',
    'Dermatology Research and Practice 2014',
  ],
  cleansing: [
    'Ananthapadmanabhan et al.',
    'Cleansing without compromise: the impact of cleansers on the skin barrier and the technology of mild cleansing',
    'Dermatologic Therapy 2004',
  ],
  shampoo: [
    'Cornwell',
    'A review of shampoo surfactant technology: consumer benefits, raw materials and recent developments',
    'International Journal of Cosmetic Science 2018',
  ],
  hair: [
    'Gavazzoni Dias',
    'Hair cosmetics: an overview',
    'International Journal of Trichology 2015',
  ],
  preservation: [
    'Halla et al.',
    'Cosmetics Preservation: A Review on Present Strategies',
    'Molecules 2018',
  ],
  formaldehyde: [
    'de Groot et al.',
    'Formaldehyde-releasers: relationship to formaldehyde contact allergy',
    'Contact Dermatitis 2009',
  ],
  isothiazolinone: ['Castanedo-Tardana and Zug', 'Methylisothiazolinone', 'Dermatitis 2013'],
  linalool: ['de Groot', 'Linalool Hydroperoxides', 'Dermatitis 2019'],
  limonene: ['de Groot', 'Limonene Hydroperoxides', 'Dermatitis 2019'],
  'mineral-filters': [
    'Smijs and Pavel',
    'Titanium dioxide and zinc oxide nanoparticles in sunscreens: focus on their safety and effectiveness',
    'Nanotechnology, Science and Applications 2011',
  ],
  sunscreens: [
    'Sander et al.',
    'The efficacy and safety of sunscreen use for the prevention of skin cancer',
    'CMAJ 2020',
  ],
};

/** A source by its key: 'cosing', 'article:urea', 'cir:Glycerin', 'pubchem:Glycerin', 'sccs:…', 'annex:III'. */
export function findSource(key: string): Source | null {
  const at = key.indexOf(':');
  if (at < 0) return fixed[key] ?? null;
  const detail = key.slice(at + 1);
  switch (key.slice(0, at)) {
    case 'cir':
      return { name: `Cosmetic Ingredient Review, safety assessment: ${detail}`, url: cirUrl };
    case 'sccs':
      return { name: `SCCS, Opinion on ${detail}`, url: sccsUrl };
    case 'annex':
      return { name: `Regulation (EC) No 1223/2009, Annex ${detail}`, url: euRegulationUrl };
    case 'pubchem':
      return {
        name: `PubChem, ${detail}`,
        url: `https://pubchem.ncbi.nlm.nih.gov/compound/${encodeURIComponent(detail)}`,
      };
    case 'article':
      return findArticle(detail);
    default:
      return null;
  }
}

function findArticle(key: string): Source | null {
  const [by, title, where] = articles[key] ?? [];
  return title === undefined
    ? null
    : { name: `${by}, ${title}, ${where}`, url: pubMedSearch(title) };
}
