import { type Term, term } from './term';

/** Conditions such as acne and redness are concerns. */
export const skinTypes: readonly Term[] = [
  term(
    'dry',
    'Dry skin',
    'dry skin|very dry skin|dry complexion|skin is dry|extra dry skin|dry to normal skin',
    'dry to very dry skin|dry and very dry skin',
  ),
  term(
    'oily',
    'Oily skin',
    'oily skin|oily complexion|very oily skin|oily to combination skin|skin is oily|super oily skin',
    'oily to normal skin',
  ),
  term(
    'combination',
    'Combination skin',
    'combination skin|combo skin|mixed skin|combination to oily skin|combination complexion|normal to combination skin',
  ),
  term('normal', 'Normal skin', 'normal skin|balanced skin|normal to dry skin'),
  term(
    'sensitive',
    'Sensitive skin',
    'sensitive skin|very sensitive skin|delicate skin|skin is sensitive|ultra sensitive skin|super sensitive skin|hypersensitive skin|sensitive complexion|intolerant skin',
    'suits sensitive skin|for skin that minds',
  ),
  term(
    'mature',
    'Mature skin',
    'mature skin|over 40|over 50|over 60|over 70|40 year old|50 year old|60 year old|70 year old|40s|50s|60s|older skin|menopausal skin|menopause|old skin|40 plus|50 plus|over 40 skin|skin over 50|aging mature skin|older woman|postmenopausal skin',
  ),
  term('all', 'All skin types', 'all skin type|every skin type|any skin type|all skin'),
  term(
    'deep',
    'Deep skin tones',
    'dark skin|deep skin|black skin|brown skin|melanin|melanin rich skin|deep skin tone|dark skin tone|skin of color|melanated skin|dark complexion|brown skin tone|black people|melanin skin',
  ),
  term(
    'fair',
    'Fair skin tones',
    'fair skin|pale skin|light skin|fair skin tone|light skin tone|very fair skin|very pale skin|pale complexion|fair complexion|light complexion',
  ),
  term(
    'medium',
    'Medium skin tones',
    'medium skin|medium skin tone|olive skin|tan skin|olive skin tone|olive undertone|tan skin tone',
  ),
];
