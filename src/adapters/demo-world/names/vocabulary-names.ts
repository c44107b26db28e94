import { textList } from '~/domain/text-list';
import type { Active } from '../kinds/actives';

/** A word of a name, with the ingredient it promises. */
export interface Word {
  text: string;
  active?: Active;
}

const plain = (text: string): Word[] => textList(text).map((word) => ({ text: word }));

export const laboratoryWords = plain(
  'Barrier Repair|Lipid Restore|Tone Correcting|Redness Relief|Blemish Control|Moisture Lock|Post-Procedure|Cellular Renewal|Pore Refining|Dark Spot|Stress Response|Daily Defense|Collagen Support|Sensitive Skin|Line Smoothing',
);
export const benefitWords = plain(
  'Soothing|Balancing|Nourishing|Clarifying|Comforting|Brightening|Restoring|Softening|Replenishing|Calming|Renewing|Refreshing|Everyday|First Light|Slow Morning|Evening|Winter|High Summer',
);
export const dewyWords = plain(
  'Dewy|Glass Skin|Moist|Bouncy|Fresh|Deep Water|Glow|Clear|Soft|Milky|Pure|Real|Daily|Calm|Moonlit|First Snow|Plump|Honest|Barrier|Aqua',
);
export const pharmacyLines = plain(
  'Hydra-Source|Cica-Calme|Sébo-Pure|Toléra|Éclat C|Lipi-Derm|Nutri-Confort|Sensi-Fluide|Rosa-Calm|Pro-Barrière|Aqua-Thermal|Anti-Rouge|Densi-Lift|Pureté|Dermo-Apaise|Solaris|Vita-Éclat|Extra-Doux|Hyalu-Plus|Réno-Peau',
);
export const pharmacyGrades = plain(
  'Extra|Sensitive|Intense|Dry Skin|Combination Skin|Family|Fragile Skin|Mature Skin',
);
export const ritualWords = plain(
  'Eternal|Serene|Alpine|Luminous|Precious|Silent|Sacred|Pure|Noble|Radiant|Celestial|Deep Rest|Timeless|Golden Hour|First Light|Sovereign',
);
export const coutureSkinGrades = plain(
  'Absolu|Lumière|Éclat|Intense|Jeunesse|Précieux|Infini|Haute Densité',
);
export const everydayWords = plain(
  'Clear & Calm|Fresh Start|Bright Days|Hello Hydration|Simply Soft|Daily Hug|Kind to Skin|Good Morning|Glow Up|Easy Does It|Super Soft|All Day|Clean Slate|Happy Skin|Back to Balance|Moisture Plus|Bright Side|Skin Snack|Barrier Buddy|Cool Down|Zero Fuss|Pure & Simple',
);
export const ruggedWords = plain(
  'Trailhead|Cold Harbor|Cedar & Charcoal|Workshop|Northbound|Clean Cut|Ironwood|Daybreak|Salt & Timber|Basecamp|No. 4|Old Mill|Tidewater|Black Pepper|Long Haul|Steady Hand|Smoke & Sage|Morning Shift',
);

export const attitudeWords = plain(
  'Off Script|Main Character|After Hours|Soft Launch|Bad Habit|Plot Twist|Quiet Riot|No Apologies|Slow Burn|Front Row|Cloud Nine|Second Glance|Wild Card|Velvet Rope|Heat Check|Daydream|Night Bus|Good Trouble|Crush Hour|Love Letter|Fever Dream|Loose Ends|Hot Take|Double Take|Afterparty|Small Talk|Unfiltered|Big Mood|Melt Down|Sugar Rush|Backlight|Close Up|Encore|House Party|Skin Deep|Lucid|Static|Heirloom|Paper Moon|Overtime',
);
export const colorPromiseWords = plain(
  'All Day|Stay True|Feather Light|Easy Blend|Fresh Face|Color Crush|Soft Focus|Bare & Bright|Everyday|Just Enough|Long Play|Smooth Moves|Airbrush Touch|Lightwear|Go Anywhere|Perfect Pair|Weekend|Glow Getter|Silk Wear|Insta-Smooth',
);
export const dewyColorWords = plain(
  'Glass|Petal|Dewy|Velvet Fit|Cloud Fit|Milky|Jelly|Mood|Peach Cream|Sheer Fit|Airy|Blur Fit|Juicy|Cotton|Bare|Moon Glow|Water Fit|Cherry|Honey Glow|Soft Haze',
);
export const coutureLines = plain(
  'Grand Soir|Nuit Blanche|Satin Noir|Jardin Secret|Haute Scène|Opéra|Bal Masqué|Clair-Obscur|Première Loge|Soie Sauvage|Carnet de Bal|Belle Heure|Cour d’Honneur|Rideau Rouge|Lumière d’Or|Nu Intime|Coup de Théâtre|Boudoir|Minuit Dix|Dentelle|Feu Sacré',
);

export const hairLines = plain(
  'Bond Theory|Curl Code|Color Keep|Smooth Operator|Root Lift|Moisture Bank|Cool Blonde|Copper Glow|Silk Press|Airlight Volume|Repair 3|Scalp Reset|Frizz Truce|Heat Shield|Gloss Coat|Density Plus|Coil Love|Wave Maker|Velvet Strand|Thick & Full|Weightless|Deep Rescue|Brunette Depth|Bare Balance|Strong Roots|Humidity Zero',
);
export const hairPromiseWords = plain(
  'Sleek & Shine|Curls Please|Big Volume|Daily Fresh|Color Happy|Soft & Smooth|Strong Start|Frizz Free|Moisture Hug|Scalp Happy|Thick & Lush|Repair Crew|Good Hair Day|Clean & Light|Coconut Dream|Apple Fresh|Bounce Back|Honey Repair',
);
export const laboratoryHairWords = plain(
  'Scalp Barrier|Anti-Breakage|Follicle Support|Fiber Repair|Sebum Control|Sensitive Scalp|Flake Control|Protein Balance|Color Integrity|Root Strength',
);
export const pharmacyHairLines = plain(
  'Kéra-Force|Sensi-Scalp|Densi-Cheveux|Anti-Chute|Squa-Clear|Hydra-Boucles|Nutri-Lisse|Quinine Vital|Avoine Douce|Argile Fraîche',
);

export const scentOpenings = plain(
  'Velvet|Salt|Midnight|Amber|Smoked|White|Wild|Bitter|Golden|Slow|Paper|Blue|Ink|Burnt|Silver|Winter|Honeyed|Quiet|Electric|Sunlit|Rain|Marble|Lacquer|Moth|Linen|Crushed|Northern|Secret|Bare|Feral',
);
export const scentHearts = {
  women: plain(
    'Rose|Peony|Tuberose|Jasmine|Magnolia|Fig Blossom|Gardenia|Iris|Orange Blossom|Violet|Camellia|Mimosa|Lily|Pear|Osmanthus|Heliotrope|Freesia|Ylang|Wisteria|Dahlia',
  ),
  men: plain(
    'Vetiver|Cedar|Leather|Bergamot|Tobacco|Juniper|Sage|Cypress|Cardamom|Oakmoss|Birch|Basalt|Black Pepper|Driftwood|Lavender|Patchouli|Rum|Grapefruit|Fir|Harbor',
  ),
  unisex: plain(
    'Oud|Incense|Sandalwood|Fig|Musk|Saffron|Neroli|Moss|Tea|Tonka|Myrrh|Yuzu|Labdanum|Papyrus|Rhubarb|Hinoki|Suede|Plum|Ambrette|Clove',
  ),
  any: plain(
    'Fig|Rose|Cedar|Vanilla|Neroli|Musk|Iris|Bergamot|Amber|Jasmine|Tea|Coconut|Peach|Sandalwood|Saffron|Violet|Oud|Pear|Sea|Moss',
  ),
};
export const scentPlaces = plain(
  'at Dusk|in Tangier|on Linen|After Rain|by the Canal|No. 7|Nocturne|Reverie|in Winter|of Grasse|at Noon|Untold',
);
export const coutureScentHeads = plain(
  'Nuit|Éclat|Cœur|Jardin|Ombre|Soie|Encre|Poème|Songe|Fièvre|Brume|Promesse|Aube|Murmure|Reflet|Bal|Volute|Serment|Sillage',
);
export const coutureScentTails = plain(
  'd’Ambre|de Rose|d’Iris|de Santal|de Minuit|d’Orient|de Figuier|de Cuir|de Vanille|d’Or|de Velours|de Jasmin|de Fumée|d’Oranger|de Pluie|de Grenade|d’Encens|de Violette|de Cèdre|de Musc',
);
export const sweetScents = plain(
  'Peach Sorbet|Vanilla Cloud|Coconut Crush|Cherry Soda|Pink Lemonade|Sugared Fig|Mango Tide|Cotton Candy Sky|Berry Picnic|Salted Caramel|Lychee Pop|Orange Creamsicle|Wild Strawberry|Pistachio Gelato|Apple Orchard|Lavender Latte|Guava Sunset|Toasted Marshmallow|Watermelon Wave|Honey Blossom',
);
export const sweetMoods = plain('Sunny|Midnight|Frosted|Dreamy|Sparkling|Velvet|Island|Golden');

export const toolWords = plain(
  'Precision|Studio|Artisan|Signature|Everyday|Master|Essential|Classic|Pro|Atelier|Compact|Expert|Heritage|Backstage|Original|Weekender',
);
export const toolPraise: Readonly<Record<string, Word[]>> = {
  'makeup-brushes': plain('Featherlight|Ultra Soft|Silk Touch|Cloud Soft|Duo Fiber|Full Circle'),
  sponges: plain('Cloud Soft|Velvet Touch|Bounce|Super Soft|Second Skin|Dewdrop'),
  'hair-tools': plain('Airflow|Quick Heat|Smooth Finish|Silk Heat|Salon Power|Swift|Lightweight'),
  'skincare-tools': plain('Calm|Morning Reset|Glow|Cool Touch|Face Time|Quiet Ritual'),
  'nail-tools': plain('Perfect Edge|Clean Cut|Gentle Grip|Surgical Steel|Fine Line'),
  'eyelash-tools': plain('Perfect Curve|Gentle Grip|Fine Point|Wide Awake|Steady Hand'),
  tools: plain('Smooth Glide|Salon|Gentle|Featherlight|Daily Ritual'),
};
export const softFinishes = plain(
  'in Blush|in Lilac|in Sage|in Ivory|in Peach|in Mint|in Charcoal|in Rose',
);
export const toolFinishes = plain(
  'in Rose Gold|in Matte Black|in Pearl White|in Champagne|in Walnut|in Midnight|in Sage|in Blush|in Graphite|in Ivory|in Copper|in Lilac',
);
export const toolNumbers: Word[] = Array.from({ length: 60 }, (_, index) => ({
  text: `No. ${index + 1}`,
}));

export const goalWords = plain(
  'Daily|Deep Root|Glow|Inner Light|Restore|Balance|Bloom|Vital|Strong|Radiance|Everyday|Renew|Calm|Thrive|Morning|Foundation|Sunrise|Steady|Lush|Bright Days|Reset|Core|Nourish|Full Bloom',
);
export const flavorWords = plain(
  '- Wild Berry|- Peach Mango|- Citrus|- Vanilla|- Strawberry|- Raspberry Lemon|- Cherry|- Tropical',
);
