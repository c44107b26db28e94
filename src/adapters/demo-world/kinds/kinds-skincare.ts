import { count, createKinds, g, ml } from './kind';

export const skincareKinds = [
  ...createKinds('skincare', 'cleansers', 'skin', [
    {
      nouns: 'Gel Cleanser|Purifying Face Wash|Clarifying Gel Wash|Daily Gel Wash',
      own: {
        'k-beauty': 'Low pH Gel Cleanser|Morning Gel Cleanser',
        'french-pharmacy': 'Purifying Foaming Gel|Dermo-Cleansing Gel',
        barber: 'Face Wash',
        couture: 'Gelée Nettoyante|Gel Pureté',
        spa: 'Clarifying Cleansing Gel|Mineral Cleansing Gel',
      },
      weight: 3,
      role: 'wash',
      recipe: 'gelCleanser',
      shapes: 'cleanser-bottle|pump',
      sizes: [ml(150), ml(150, 400), ml(200), ml(120, 240, 480)],
      dollars: 20,
      about:
        'A clear gel that foams softly and rinses without a trace.|A daily gel wash that takes off sunscreen, oil and the city, and leaves skin comfortable.',
      howTo:
        'Massage a small amount onto damp skin for 30 seconds, then rinse with lukewarm water. Morning and night.|Work a pump into a light foam with wet hands, massage over the face, rinse well.',
      features: 'Soap-free|Rinses clean, never tight|Removes sunscreen and light makeup|pH 5.5',
    },
    {
      nouns: 'Foaming Cleanser|Cream Foam Cleanser|Whipped Cleanser',
      own: {
        'k-beauty': 'Cream Cleansing Foam|Whip Foam Cleanser|Deep Cleansing Foam',
        couture: 'Mousse Nettoyante',
        spa: 'Silk Cleansing Mousse',
      },
      weight: 2,
      role: 'wash',
      recipe: 'foamCleanser',
      shapes: 'tube-standing',
      sizes: [ml(120), ml(150), ml(30, 150)],
      dollars: 18,
      about:
        'A dense cream that whips into a cushion of small bubbles.|A pearl-sized bit makes a handful of foam; pores feel clear, cheeks do not feel tight.',
      howTo:
        'Lather a pea-sized amount with water, massage over damp skin, avoid the eyes, rinse.|Whip with wet hands or a foaming net, sweep over the face, rinse with cool water.',
      features: 'Dense, fine foam|Lifts excess oil|A little lasts for months',
    },
    {
      nouns: 'Cleansing Balm|Melting Cleansing Balm',
      own: {
        couture: 'Baume Démaquillant',
        spa: 'Sorbet Cleansing Balm',
        'k-beauty': 'Sherbet Cleansing Balm|All-Clear Cleansing Balm',
      },
      makers: 'clinical|botanical|k-beauty|couture|spa|artist|drugstore',
      weight: 1.6,
      role: 'oil',
      recipe: 'balmCleanser',
      shapes: 'low-jar',
      sizes: [ml(100), ml(90), ml(30, 100)],
      dollars: 30,
      about:
        'A balm that melts to oil, then to milk, and takes waterproof mascara with it.|A solid balm for the first cleanse: long-wear makeup gives up within a minute.',
      howTo:
        'Massage a scoop onto dry skin, add water until it turns milky, rinse.|Warm between dry hands, melt over closed eyes and face, rinse or remove with a damp cloth.',
      features: 'Melts waterproof makeup|Rinses without residue|Spatula included',
    },
    {
      nouns: 'Cleansing Oil|Nourishing Cleansing Oil',
      own: {
        couture: 'Huile Démaquillante',
        'french-pharmacy': 'Lipid-Replenishing Cleansing Oil',
        'k-beauty': 'Light Cleansing Oil|Pore Clearing Oil',
      },
      makers: 'clinical|botanical|k-beauty|french-pharmacy|couture|spa',
      weight: 1.4,
      role: 'oil',
      recipe: 'oilCleanser',
      shapes: 'pump|cleanser-bottle',
      sizes: [ml(150), ml(200), ml(30, 200)],
      dollars: 28,
      about:
        'A silky oil that dissolves makeup and sunscreen, then rinses as milk.|Light as oils go: it lifts what water cannot and leaves no film.',
      howTo:
        'Massage two pumps onto dry skin, add water to emulsify, rinse. Follow with your second cleanser.|Sweep over dry face and lashes, wet your hands, massage again, rinse.',
      features:
        'Emulsifies on contact with water|Dissolves sunscreen|Suits the first step of a double cleanse',
    },
    {
      nouns: 'Cleansing Milk|Cream Cleanser|Hydrating Cleanser',
      own: {
        couture: 'Lait Démaquillant',
        spa: 'Velvet Cleansing Milk',
        'french-pharmacy': 'Comfort Cleansing Milk|Ultra-Gentle Cleansing Lotion',
      },
      makers: 'clinical|botanical|french-pharmacy|couture|drugstore|spa',
      weight: 1.5,
      role: 'wash',
      recipe: 'milkCleanser',
      shapes: 'pump|cleanser-bottle|tube-standing',
      sizes: [ml(200), ml(150), ml(200, 400), ml(236, 355)],
      dollars: 22,
      about:
        'A milk for dry and easily upset skin; cleans without foam.|Creamy and quiet: takes off the day and gives something back.',
      howTo:
        'Massage over dry or damp skin, wipe off with a damp cloth or rinse.|Apply with fingertips in slow circles, then rinse with lukewarm water.',
      features: 'No foam, no sting|Leaves skin soft|For dry and sensitive skin',
    },
    {
      nouns: 'Micellar Water|Micellar Cleansing Water',
      own: {
        couture: 'Eau Micellaire',
        'french-pharmacy': 'Soothing Micellar Water|Micellar Solution',
      },
      makers: 'clinical|french-pharmacy|drugstore|botanical|k-beauty|couture',
      weight: 1.2,
      role: 'wash',
      recipe: 'micellar',
      shapes: 'toner-bottle',
      sizes: [ml(200), ml(100, 250, 500), ml(400), ml(250, 500)],
      dollars: 14,
      about:
        'One cotton pad, no rinsing: micelles pick up makeup like magnets.|Looks like water, works like a cleanser, asks for no sink.',
      howTo:
        'Soak a cotton pad, hold over closed lids for some seconds, then sweep over face and neck. No need to rinse.',
      features: 'No rinse needed|For face, eyes and lips|No rubbing',
    },
  ]),
  ...createKinds('skincare', 'moisturizers', 'skin', [
    {
      nouns: 'Daily Lotion|Daily Moisturizer|Light Face Lotion',
      own: {
        couture: 'Émulsion de Jour',
        spa: 'Weightless Emulsion|Silk Lotion',
        'k-beauty': 'Moisture Emulsion|Milky Lotion',
        'french-pharmacy': 'Light Moisturizing Emulsion|Mattifying Fluid',
        barber: 'Daily Face Lotion|Oil-Free Moisturizer',
      },
      weight: 2.4,
      role: 'cream',
      recipe: 'lotion',
      shapes: 'airless-pump|pump|tube-standing',
      sizes: [ml(50), ml(75), ml(50, 100), ml(120)],
      dollars: 28,
      about:
        'A light lotion that disappears in seconds and holds until evening.|Everyday moisture with a clean finish: sits well under sunscreen and makeup.',
      howTo:
        'Smooth over clean face and neck, morning and night.|Apply two pumps after serum; let it settle a minute before sunscreen.',
      features: 'Absorbs in seconds|Works under makeup|For normal to combination skin',
    },
    {
      nouns: 'Gel Cream|Water Gel|Oil-Free Gel Moisturizer',
      own: {
        'k-beauty': 'Water Gel Cream|Soothing Gel Cream|Aqua Cream',
        couture: 'Sorbet Hydratant',
        spa: 'Cloud Gel Cream',
        'french-pharmacy': 'Aqua-Gel|Hydrating Gel-Cream',
      },
      weight: 2.2,
      role: 'cream',
      recipe: 'gelCream',
      shapes: 'low-jar|airless-pump',
      sizes: [ml(50), ml(50), ml(15, 50), ml(50, 100)],
      dollars: 30,
      about:
        'A bouncy gel that bursts into water and leaves a dewy film of moisture.|For skin that wants water, not weight.',
      howTo:
        'Spread a hazelnut over face and neck after serum.|Pat on until absorbed; keep it in the fridge on hot days.',
      features: 'Weightless gel texture|Oil-free|Plumps within minutes',
    },
    {
      nouns: 'Rich Cream|Barrier Cream|Nourishing Cream|Comfort Cream',
      own: {
        couture: 'La Crème Riche|Crème Sublime',
        spa: 'Restoring Cream|Velvet Cream',
        'k-beauty': 'Intensive Barrier Cream|Moisture Cream',
        'french-pharmacy': 'Rich Comfort Cream|Relipidizing Balm|Repairing Cream',
      },
      weight: 2.6,
      role: 'cream',
      recipe: 'richCream',
      shapes: 'low-jar|tall-jar|tube-standing',
      sizes: [ml(50), ml(50), ml(15, 50), ml(50, 75), ml(30, 50, 100)],
      dollars: 36,
      about:
        'A dense cream that wraps dry skin and stays put.|Rich without the grease: it melts in and closes the barrier behind it.',
      howTo:
        'Warm a small amount between fingertips and press into face and neck.|Apply as the last step at night, or in the morning on very dry days.',
      features: '24-hour comfort|Strengthens the moisture barrier|For dry to very dry skin',
    },
    {
      nouns: 'Night Cream|Overnight Cream|Renewing Night Cream',
      own: {
        couture: 'Crème de Nuit|Crème Nuit Absolue',
        spa: 'Midnight Balm|Night Ritual Cream',
        'french-pharmacy': 'Regenerating Night Cream',
      },
      makers: 'clinical|botanical|french-pharmacy|couture|drugstore|spa|k-beauty',
      weight: 1.5,
      role: 'cream',
      recipe: 'richCream',
      shapes: 'low-jar|tall-jar',
      sizes: [ml(50), ml(50), ml(15, 50)],
      dollars: 42,
      about:
        'A night cream that works while you are not looking.|Made for the eight hours when skin repairs itself.',
      howTo:
        'Smooth over face, neck and décolleté every evening after serum.|Massage upwards until absorbed. Use sunscreen the next morning.',
      features: 'Works overnight|Softens fine lines|Skin feels rested by morning',
    },
    {
      nouns: 'Face Oil|Facial Oil|Treatment Oil',
      own: { couture: 'Huile Précieuse', spa: 'Evening Face Oil|Ritual Face Oil' },
      makers: 'botanical|couture|spa|clinical|k-beauty',
      weight: 1.1,
      role: 'oil',
      recipe: 'oil',
      shapes: 'dropper-bottle',
      sizes: [ml(30), ml(15, 30), ml(30, 50)],
      dollars: 44,
      about:
        'A dry-touch oil; three drops are enough.|Cold-pressed oils that seal in what came before and leave a soft sheen.',
      howTo:
        'Press three drops into damp skin as the last step.|Mix with your cream, or pat over it in the evening.',
      features: 'Water-free|Dry-touch finish|Three drops are enough',
    },
  ]),
  ...createKinds('skincare', 'serums', 'skin', [
    {
      nouns: 'Serum|Face Serum|Daily Serum',
      own: {
        clinical: 'Serum|Treatment Serum|Targeted Serum',
        couture: 'Le Sérum|Sérum Éclat',
        spa: 'Precious Serum|Lifting Serum',
        'french-pharmacy': 'Concentrated Serum|Serum',
      },
      weight: 4,
      role: 'serum',
      recipe: 'serum',
      shapes: 'dropper-bottle|airless-pump',
      sizes: [ml(30), ml(30), ml(30, 60), ml(15, 30), ml(30, 50)],
      dollars: 36,
      about:
        'A water-light serum with one clear task.|A fast serum that vanishes into skin and gets to work.',
      howTo:
        'Apply a few drops to clean skin, morning or night, before cream.|Press four drops into face and neck; wait a minute, then moisturize.',
      features: 'Fast absorbing|Layers under cream and sunscreen|Visible results in four weeks',
    },
    {
      nouns: 'Concentrate|Booster|Intensive Concentrate',
      own: {
        'k-beauty': 'Ampoule|Real Ampoule|First Ampoule',
        couture: 'Élixir',
        spa: 'Elixir|Fortifying Ampoules',
        clinical: 'Booster|Suspension|Solution',
      },
      weight: 2,
      role: 'serum',
      recipe: 'serum',
      shapes: 'dropper-bottle',
      sizes: [ml(30), ml(15), ml(30, 50), ml(20)],
      dollars: 34,
      about:
        'A concentrate for weeks when skin needs more.|More active, fewer drops: mix it in or wear it alone.',
      howTo:
        'Add two drops to your serum or cream, or use alone as a two-week course.|Pat a few drops over problem areas after toner.',
      features: 'Highly concentrated|Mixes with other products|Use as a course or every day',
    },
    {
      nouns: 'Essence|Treatment Essence|Hydrating Toner',
      own: {
        'k-beauty': 'First Essence|Essence Toner|Skin Softener',
        couture: 'Essence de Lumière',
        spa: 'Essence Water',
        clinical: 'Balancing Toner|Hydrating Toner',
        barber: 'Post-Shave Toner',
      },
      makers: 'clinical|botanical|k-beauty|couture|spa|barber',
      weight: 1.8,
      role: 'serum',
      recipe: 'toner',
      shapes: 'toner-bottle',
      sizes: [ml(150), ml(100, 200), ml(200), ml(30, 150)],
      dollars: 30,
      about:
        'Water with intentions: the first layer after cleansing.|A soft essence that makes everything after it sink in better.',
      howTo:
        'Pour into the palm and pat into clean skin; repeat up to three times.|Sweep over face with a cotton pad after cleansing, or press in by hand.',
      features: 'Preps skin for the next step|Alcohol-free|Patting or pads, both work',
    },
    {
      nouns: 'Peel|Exfoliating Treatment|Resurfacing Peel',
      makers: 'clinical|couture|spa|k-beauty|botanical',
      own: {
        'k-beauty': 'Peeling Serum|Gentle Peeling Gel',
        spa: 'Polishing Gommage',
        couture: 'Peeling Doux',
      },
      weight: 0.9,
      role: 'peel',
      recipe: 'serum',
      shapes: 'dropper-bottle|toner-bottle',
      sizes: [ml(30), ml(30, 60), ml(50)],
      dollars: 38,
      about:
        'A weekly peel that swaps roughness for light.|Takes off the dull layer without scrubbing.',
      howTo:
        'Apply to dry skin in the evening, once or twice a week. Do not combine with retinoids. Wear sunscreen the next day.',
      features: 'No scrubbing|Smoother after one use|Once or twice a week',
    },
  ]),
  ...createKinds('skincare', 'sunscreen', 'skin', [
    {
      nouns:
        'Invisible Fluid SPF 50|Daily Sunscreen SPF 30|Sheer Sunscreen SPF 50|Daily Fluid SPF 50+',
      own: {
        'k-beauty':
          'Airy Sun Fluid SPF 50+|Watery Sun Gel SPF 50+|Relief Sun Cream SPF 50+|Moist Sun Serum SPF 50+',
        couture: 'Voile Solaire SPF 50|Écran Solaire SPF 30',
        spa: 'UV Shield SPF 50|Sun Veil SPF 30',
        barber: 'Sport Sunscreen SPF 50|Matte Sunscreen SPF 30',
      },
      weight: 4,
      role: 'sun',
      recipe: 'sunFluid',
      shapes: 'sunscreen|tube-standing',
      sizes: [ml(50), ml(50), ml(40), ml(50, 100), ml(30, 50)],
      dollars: 27,
      about:
        'A sunscreen you forget you are wearing, in the best way.|Broad-spectrum protection in a fluid that leaves no cast.',
      howTo:
        'Apply generously (two finger lengths for face and neck) 15 minutes before sun. Reapply every two hours.',
      features:
        'Broad spectrum UVA/UVB|No white cast|Sits well under makeup|Water resistant (80 minutes)',
    },
    {
      nouns: 'Mineral Sunscreen SPF 30|Mineral Fluid SPF 50|100% Mineral Lotion SPF 50',
      own: { couture: 'Écran Minéral SPF 30' },
      makers: 'clinical|botanical|french-pharmacy|drugstore|spa|couture',
      weight: 2.2,
      role: 'sun',
      recipe: 'sunMineral',
      shapes: 'sunscreen|tube-standing',
      sizes: [ml(50), ml(50), ml(75), ml(50, 90)],
      dollars: 30,
      about:
        'Zinc and titanium, milled fine enough to blend.|Mineral filters only, for skin that reacts to the others.',
      howTo:
        'Shake, then spread evenly over face, ears and neck 15 minutes before sun. Reapply every two hours and after swimming.',
      features:
        'Mineral filters only|For sensitive skin|Broad spectrum UVA/UVB|Water resistant (40 minutes)',
    },
    {
      nouns: 'Tinted Sunscreen SPF 40|Tinted Mineral Veil SPF 30',
      makers: 'clinical|botanical|french-pharmacy|couture|spa',
      weight: 1.1,
      role: 'sun',
      recipe: 'sunMineral',
      shapes: 'tube-standing|airless-pump',
      sizes: [ml(40), ml(50)],
      dollars: 34,
      about:
        'Protection with a veil of color that evens the morning.|One step where there were two: sunscreen and tint.',
      howTo:
        'Shake well and spread like a moisturizer as the last morning step. Reapply every two hours.',
      features:
        'Universal sheer tint|Iron oxides help against visible light|Broad spectrum UVA/UVB',
    },
    {
      nouns: 'Sun Stick SPF 50|Clear Sunscreen Stick SPF 50',
      makers: 'k-beauty|clinical|french-pharmacy|drugstore|botanical|barber',
      weight: 1.2,
      role: 'stick',
      recipe: 'sunStick',
      shapes: 'tube-standing',
      sizes: [g(20), g(15), g(18)],
      dollars: 19,
      about:
        'A clear stick for cheekbones, ears and the second application you always skip.|Glides over makeup, fits every pocket.',
      howTo: 'Glide four passes over each area, then blend. Reapply every two hours.',
      features: 'Goes over makeup|No greasy hands|Carry-on friendly',
    },
    {
      nouns: 'Sunscreen Mist SPF 50|Sunscreen Spray SPF 30',
      makers: 'drugstore|french-pharmacy|k-beauty|clinical|barber',
      weight: 1.1,
      role: 'sun',
      recipe: 'sunFluid',
      shapes: 'spray|aerosol',
      sizes: [ml(150), ml(100), ml(75, 200)],
      dollars: 21,
      about:
        'A fine, even mist for shoulders, shins and children who will not stand still.|Sprays from any angle, dries in seconds.',
      howTo:
        'Hold 15 cm away, spray until skin glistens, rub in. Not directly into the face. Reapply every two hours.',
      features:
        'Sprays at any angle|Dries in seconds|Broad spectrum UVA/UVB|Water resistant (80 minutes)',
    },
  ]),
  ...createKinds('skincare', 'masks', 'skin', [
    {
      nouns: 'Clay Mask|Purifying Clay Mask|Detox Mask',
      own: {
        couture: 'Masque Argile',
        'k-beauty': 'Pore Clay Pack|Volcanic Clay Mask',
        spa: 'Mineral Mud Mask',
      },
      weight: 2,
      role: 'mask',
      recipe: 'clayMask',
      shapes: 'low-jar|tube-standing',
      sizes: [ml(75), ml(100), ml(15, 75), g(100)],
      dollars: 28,
      about:
        'Ten minutes of clay for pores that have had a week.|Draws out oil and leaves the rest alone.',
      howTo:
        'Spread a thin layer over clean skin, leave for ten minutes, rinse before it cracks. Once or twice a week.',
      features: 'Clears pores in ten minutes|Does not dry to a crust|Once or twice a week',
    },
    {
      nouns: 'Sleeping Mask|Overnight Mask',
      own: {
        couture: 'Masque de Nuit',
        'k-beauty': 'Sleeping Pack|Overnight Water Mask',
        spa: 'Night Cocoon Mask',
      },
      makers: 'k-beauty|clinical|botanical|couture|spa|drugstore',
      weight: 1.5,
      role: 'mask',
      recipe: 'gelCream',
      shapes: 'low-jar',
      sizes: [ml(70), ml(80), ml(20, 70)],
      dollars: 30,
      about:
        'The last layer of the evening; the first compliment of the morning.|A breathable film that keeps the night’s care where it belongs.',
      howTo: 'Smooth over as the last step two or three nights a week. Rinse in the morning.',
      features: 'Leave on overnight|Does not mark the pillow|Wake up plumped',
    },
    {
      nouns: 'Sheet Mask|Bio-Cellulose Sheet Mask',
      own: {
        'k-beauty': 'Sheet Mask|Ampoule Sheet Mask|Essence Mask Sheet',
        couture: 'Masque Tissu',
        spa: 'Lifting Sheet Mask',
      },
      makers: 'k-beauty|drugstore|couture|spa|botanical|clinical',
      weight: 2.4,
      role: 'mask',
      recipe: 'serum',
      shapes: 'sheet-mask-sachet',
      sizes: [count(1), count(1, 5), count(5), count(1, 5, 10), count(10)],
      dollars: 5,
      about:
        'Soft as cloth and wet as a good serum.|Fifteen minutes, one sheet, a bottle’s worth of essence.',
      howTo: 'Unfold over clean skin, leave for 15 minutes, pat in what remains. Do not rinse.',
      features: 'Snug fit|Biodegradable sheet|15 minutes',
    },
    {
      nouns: 'Cream Mask|Recovery Mask|Hydrating Mask|Glow Mask',
      own: { couture: 'Masque Crème', spa: 'Comforting Cream Mask' },
      weight: 1.6,
      role: 'mask',
      recipe: 'richCream',
      shapes: 'tube-standing|low-jar|tube-lying',
      sizes: [ml(75), ml(50), ml(20, 75)],
      dollars: 34,
      about:
        'A cushiony mask for skin that has been flying, skiing or simply busy.|Thick, cool and kind; wipe it off or let it stay.',
      howTo: 'Apply a generous layer, leave for 15 minutes, tissue off the rest or massage in.',
      features: 'Rescues dry skin fast|Can be left on|Also for hands and neck',
    },
  ]),
  ...createKinds('skincare', 'eye-care', 'skin', [
    {
      nouns: 'Eye Cream|Firming Eye Cream|Brightening Eye Cream',
      own: {
        couture: 'Crème Regard|Contour des Yeux',
        spa: 'Velvet Eye Cream|Eye Contour Balm',
        'k-beauty': 'Eye Cream for Face|Total Eye Cream',
        'french-pharmacy': 'Eye Contour Cream|Anti-Fatigue Eye Care',
      },
      weight: 3,
      role: 'eye',
      recipe: 'eyeCream',
      shapes: 'low-jar|tube-lying|airless-pump',
      sizes: [ml(15), ml(15), ml(20), ml(15, 30)],
      dollars: 38,
      about:
        'A small cream for the thinnest skin you have.|Softens the corners where smiling shows.',
      howTo:
        'Tap a grain of rice around each eye, along the bone, morning and night.|Dot with the ring finger from the inner corner outwards; never drag.',
      features: 'Ophthalmologist tested|Sits well under concealer|For crow’s feet and dryness',
    },
    {
      nouns: 'Eye Serum|Eye Concentrate',
      own: { couture: 'Sérum Regard' },
      makers: 'clinical|couture|spa|k-beauty|botanical|drugstore',
      weight: 1.8,
      role: 'eye',
      recipe: 'serum',
      shapes: 'dropper-bottle|airless-pump',
      sizes: [ml(15), ml(15), ml(10), ml(15, 30)],
      dollars: 34,
      about:
        'A light serum that goes under everything, concealer included.|For lines and shadows that cream alone does not reach.',
      howTo:
        'Pat one drop under each eye before eye cream.|Apply with the fingertip along the orbital bone, morning and night.',
      features: 'Light enough for lids|Ophthalmologist tested|Depuffs with a cool tip',
    },
    {
      nouns: 'Eye Gel|Cooling Eye Gel',
      makers: 'clinical|botanical|french-pharmacy|drugstore|k-beauty|barber',
      weight: 1.2,
      role: 'eye',
      recipe: 'gelCream',
      shapes: 'tube-lying|airless-pump',
      sizes: [ml(15), ml(15), ml(20)],
      dollars: 26,
      about:
        'Cool, clear and quick: for mornings after short nights.|A gel that takes down puffiness before coffee does.',
      howTo: 'Tap a little under the eyes; keep it in the fridge for a colder start.',
      features: 'Cooling effect|Fights puffiness|Oil-free',
    },
    {
      nouns: 'Eye Patches|Hydrogel Eye Patches',
      own: { 'k-beauty': 'Hydrogel Eye Patch|Jelly Eye Patches', couture: 'Patchs Regard' },
      makers: 'k-beauty|drugstore|couture|spa|clinical|artist',
      weight: 1.4,
      role: 'eye',
      recipe: 'serum',
      shapes: 'low-jar|sheet-mask-sachet',
      sizes: [count(60), count(60), count(10, 60), count(30)],
      dollars: 24,
      about:
        'Slippery little crescents that look silly and work.|Twenty minutes of jelly, and the week is off your face.',
      howTo: 'Place under clean eyes with the spatula, leave for 20 minutes, pat in the rest.',
      features: 'Stays where you put it|Spatula included|20 minutes',
    },
  ]),
];
