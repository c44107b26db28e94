/** Brands that many stores sell, so that a feed without brands can be read on an empty site. */
export const wellKnownBrands: readonly string[] = `
Acqua di Parma|Aesop|Ahava|Algenist|Alterna|amika|Anastasia Beverly Hills|Anua|Ardell|Armani|Artistry|Aveda|
Avene|Aveeno|Axis-Y|BareMinerals|Banila Co|Beauty of Joseon|Beautyblender|Becca|Belif|Benton|Bioderma|Biodance|
Biolage|Bioré|Biossance|Bobbi Brown|Briogeo|Bulgari|Bumble and bumble|Burberry|Burt's Bees|By Terry|Byredo|
Calvin Klein|Carolina Herrera|Catrice|Caudalie|CeraVe|Cetaphil|Chanel|Chantecaille|Charlotte Tilbury|Chloé|
Clarins|Clinique|ColourPop|COSRX|Coola|CoverGirl|Creed|d'Alba|Davidoff|Davines|Decleor|Demeter|Dermalogica|
Diesel|Dior|Diptyque|Dolce & Gabbana|Drunk Elephant|Dr. Barbara Sturm|Dr. Brandt|Dr. Dennis Gross|Dr. Jart+|
Dyson|e.l.f.|Elemis|Elizabeth Arden|Erborian|Essence|essie|Estée Lauder|Etude House|Eucerin|Eve Lom|Farmacy|
Fenty Beauty|Fenty Skin|First Aid Beauty|Foreo|Garnier|Ghd|Givenchy|Glamglow|Glossier|Glow Recipe|GOSH|
Gucci|Guerlain|Haruharu Wonder|Heimish|Hermès|Herbivore|Hourglass|Huda Beauty|Hugo Boss|IGK|ILIA|Illamasqua|
Innisfree|Isntree|IT Cosmetics|Jean Paul Gaultier|Jimmy Choo|Jo Malone|John Frieda|Josie Maran|
Juicy Couture|Jumiso|Kat Von D|Kenzo|Kérastase|Kiehl's|Kiko Milano|Klairs|Korres|Kosas|KVD Beauty|Kylie Cosmetics|
L'Occitane|L'Oréal|L'Oréal Paris|L'Oréal Professionnel|La Mer|La Roche-Posay|Lacoste|Lancôme|Laneige|La Prairie|
Laura Mercier|Le Labo|Lierac|Living Proof|Lush|MAC|Maison Francis Kurkdjian|Maison Margiela|Make Up For Ever|
Make Up Revolution|Makeup Revolution|Marc Jacobs|Mario Badescu|Matrix|Maybelline|Maybelline New York|Medicube|
Melvita|Milani|Milk Makeup|Missha|Mizon|Montale|Montblanc|Moroccanoil|Mugler|Mixsoon|Murad|Narciso Rodriguez|
NARS|Natasha Denona|Neogen|NeoStrata|Neutrogena|Nina Ricci|Nioxin|Nivea|Numbuzin|Nuxe|NYX|
NYX Professional Makeup|Obagi|OGX|Olaplex|Olay|Ole Henriksen|OPI|Origins|Ouai|Paco Rabanne|Rabanne|Pat McGrath Labs|
Patchology|Paula's Choice|Payot|Perricone MD|Peter Thomas Roth|Philosophy|Physicians Formula|Pixi|Prada|Purito|
Ralph Lauren|Rare Beauty|Real Techniques|Redken|Ren Clean Skincare|Rene Furterer|Revlon|Revolution|Rimmel|
Rimmel London|RMS Beauty|Roberto Cavalli|Rodial|Round Lab|Saie|Salvatore Ferragamo|Schwarzkopf|Sebastian|
Shiseido|Shu Uemura|Sigma Beauty|Sisley|SK-II|SkinCeuticals|Skin1004|Skinfood|Slip|Smashbox|Sol de Janeiro|
Some By Mi|St. Tropez|Stila|Strivectin|Sulwhasoo|Summer Fridays|Sunday Riley|Supergoop!|Tarte|Tatcha|Tata Harper|
Tatti Lashes|The Body Shop|The Face Shop|The Inkey List|The Ordinary|TirTir|Tom Ford|Tommy Hilfiger|Tonymoly|
Too Faced|Torriden|Tory Burch|Tweezerman|Urban Decay|Uriage|Valentino|Valmont|Vaseline|Versace|Vichy|
Victoria's Secret|Viktor & Rolf|Wella|Weleda|Wet n Wild|Yves Rocher|Yves Saint Laurent|YSL|Zadig & Voltaire
`
  .replaceAll('\n', '')
  .split('|');
