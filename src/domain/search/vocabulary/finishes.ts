import { type Term, term } from './term';

/** How it looks once applied, including coverage. */
export const finishes: readonly Term[] = [
  term(
    'matte',
    'Matte finish',
    'matte|matte finish|mat|soft matte|velvet matte|powdery finish|no shine finish|matt|matte look',
    'comfortable matte|matte never flat',
  ),
  term(
    'dewy',
    'Dewy finish',
    'dewy|dewy finish|wet look|glass finish|dewy glow|dewy look|dewy skin finish|hydrated finish',
  ),
  term('satin', 'Satin finish', 'satin|satin finish|creamy finish|silk finish', 'silky finish'),
  term(
    'glossy',
    'Glossy finish',
    'glossy|high shine|glossy finish|vinyl|high gloss|wet shine|high shine finish|lacquer finish',
    'non sticky shine|gloss finish',
  ),
  term(
    'shimmer',
    'Shimmer finish',
    'shimmer|shimmery|pearl finish|shimmer finish|sparkly|sparkle|pearlescent|frosted|frosty|sparkling|shimmering|glittery|glitter|iridescent',
    'pearly',
  ),
  term(
    'metallic',
    'Metallic finish',
    'metallic|foil|chrome|metallic finish|foiled|duochrome|holographic',
  ),
  term(
    'natural',
    'Natural finish',
    'natural finish|skin like finish|natural looking|natural look|no makeup look|no makeup makeup|second skin|looks like skin|skin like|no makeup',
  ),
  term(
    'radiant',
    'Radiant finish',
    'radiant finish|glow|glowy|glowing|illuminating|luminous finish|glowy finish|radiant|luminous|glowing finish|glow finish|luminous makeup',
  ),
  term(
    'velvet',
    'Velvet finish',
    'velvet finish|velvet|velvety|blur finish|soft focus|blurring|blurring finish|velvety finish',
  ),
  term(
    'full-coverage',
    'Full coverage',
    'full coverage|high coverage|full cover|heavy coverage|max coverage|maximum coverage|total coverage',
  ),
  term(
    'medium-coverage',
    'Medium coverage',
    'medium coverage|buildable coverage|buildable medium coverage|medium to full coverage',
  ),
  term(
    'light-coverage',
    'Light coverage',
    'light coverage|sheer coverage|sheer|low coverage|minimal coverage|sheer finish|natural coverage|lightest coverage',
  ),
];
