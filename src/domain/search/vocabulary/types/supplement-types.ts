import { defineTypes } from './define-types';

export const supplementTypes = defineTypes('supplements', [
  [
    'supplement',
    'Supplements',
    'dietary supplement|beauty supplement|wellness supplement|sleep aid|sleep gummies|ashwagandha gummies|sleep supplement|sleep support',
    {
      includes:
        'hair-vitamins|skin-supplement|collagen-supplement|multivitamin|probiotic|protein-powder',
    },
  ],
  [
    'hair-vitamins',
    'Hair vitamins',
    'hair vitamin|hair gummy|hair supplement|hair capsule|hair growth vitamin|hair growth supplement|hair growth gummy|hair growth pill|hair skin and nail|hair skin nail|hair skin and nail gummy|hair skin and nail vitamin|hair and nail vitamin|biotin gummy|biotin complex|biotin supplement|biotin capsule|biotin pill|biotin vitamin|hair growth support capsule|hair growth capsule|hair pill|vitamin for hair|hair growth support|biotin tablet|vitamin for hair growth|hair loss vitamin|hair loss supplement|nail vitamin|nail gummy|nail supplement|nail capsule|gummy for nail|vitamin for nail|supplement for nail|supplement for hair|gummy for hair|pill for hair growth|supplement for hair growth|supplement for hair loss',
  ],
  [
    'skin-supplement',
    'Skin supplements',
    'skin supplement|skin vitamin|skin capsule|skin softgel|glow softgel|beauty capsule|beauty powder|clear skin capsule|glow drink mix|beauty drink|omega skin softgel|omega 3 supplement|omega 3 capsule|omega 3 softgel|omega 3 for skin|fish oil capsule|fish oil supplement|skin gummy|glow supplement|ingestible beauty|vitamin for skin|supplement for skin|skin pill|glutathione supplement|ceramide supplement|hyaluronic acid supplement|beauty gummy|glow gummy',
  ],
  [
    'collagen-supplement',
    'Collagen supplements',
    'collagen powder|collagen peptide|collagen drink|collagen capsule|collagen supplement|collagen sachet|collagen gummy|collagen latte|hydrolyzed collagen powder|collagen tablet|marine collagen powder|collagen creamer|liquid collagen|collagen pill|collagen protein|collagen drink sachet|bovine collagen|collagen shot|flavored collagen powder|marine collagen',
  ],
  [
    'multivitamin',
    'Multivitamins',
    'multivitamin|multi vitamin|daily vitamin|daily multivitamin|multivitamin gummy|multi gummy|adult multi gummy|prenatal multivitamin|one a day',
  ],
  [
    'protein-powder',
    'Protein powders',
    'protein powder|whey protein|protein shake|pea protein powder|plant protein powder|whey|greens powder|super greens',
  ],
  [
    'probiotic',
    'Probiotics',
    'probiotic|probiotic capsule|probiotic supplement|skin probiotic|clear skin probiotic|daily probiotic|probiotic gummy|gut health|probiotic pill|prebiotic supplement|synbiotic|gut health supplement',
  ],
]);
