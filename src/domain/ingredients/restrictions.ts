interface Restriction {
  text: string;
  source: string;
}

const annexIII = 'Regulation (EC) No 1223/2009, Annex III';
const annexV = 'Regulation (EC) No 1223/2009, Annex V';
const annexVI = 'Regulation (EC) No 1223/2009, Annex VI';
const fdaSun = 'US FDA, OTC sunscreen monograph M020';

const allergen = {
  text: 'Must be named on the label above 0.001% in leave-on and 0.01% in rinse-off products.',
  source: annexIII,
};

/** What rules outside the annexes' plain limits say, in our own words, by INCI name. */
export const restrictions: Readonly<Record<string, readonly Restriction[]>> = {
  'Salicylic Acid': [
    {
      text: 'At most 3% in rinse-off hair products and 2% in most others; not for children under 3.',
      source: annexIII,
    },
    {
      text: 'Active ingredient of acne drugs at 0.5 to 2%.',
      source: 'US FDA, OTC acne monograph M006',
    },
  ],
  Retinol: [
    {
      text: 'At most 0.3% retinol equivalents in face and other leave-on products, 0.05% in body lotion.',
      source: 'Regulation (EU) 2024/996',
    },
  ],
  'Retinyl Palmitate': [
    {
      text: 'Tolerable upper intake 3,000 µg preformed vitamin A a day for adults.',
      source: 'US NIH, Office of Dietary Supplements',
    },
  ],
  'Alpha-Arbutin': [
    {
      text: 'At most 2% in face creams and 0.5% in body lotions.',
      source: 'Regulation (EU) 2024/996',
    },
  ],
  'Zinc Oxide': [
    { text: 'At most 25% as a UV filter.', source: annexVI },
    { text: 'Active ingredient of sunscreens, at most 25%.', source: fdaSun },
  ],
  'Titanium Dioxide': [
    { text: 'At most 25% as a UV filter; not in sprays that reach the lungs.', source: annexVI },
    { text: 'Active ingredient of sunscreens, at most 25%.', source: fdaSun },
  ],
  'Butyl Methoxydibenzoylmethane': [
    { text: 'Active ingredient of sunscreens, at most 3%.', source: fdaSun },
  ],
  Homosalate: [
    { text: 'At most 7.34% as a UV filter, in face products only.', source: annexVI },
    { text: 'Active ingredient of sunscreens, at most 15%.', source: fdaSun },
  ],
  Octocrylene: [
    { text: 'At most 10% as a UV filter, 9% in propellant sprays.', source: annexVI },
    { text: 'Active ingredient of sunscreens, at most 10%.', source: fdaSun },
  ],
  'Ethylhexyl Salicylate': [
    { text: 'At most 5% as a UV filter.', source: annexVI },
    { text: 'Active ingredient of sunscreens, at most 5%.', source: fdaSun },
  ],
  Phenoxyethanol: [{ text: 'At most 1% as a preservative.', source: annexV }],
  'Benzyl Alcohol': [{ text: 'At most 1% as a preservative.', source: annexV }, allergen],
  'Sodium Benzoate': [
    {
      text: 'At most 2.5% (as the acid) in rinse-off and 0.5% in leave-on products.',
      source: annexV,
    },
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
  'Potassium Hydroxide': [{ text: 'As a pH adjuster, up to a pH of 11.', source: annexIII }],
};
