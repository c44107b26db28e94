/** Words of beauty titles by kind; see word-kind.ts. */
export const wordLists = {
  filler: `a an and as at by de des du for from in is la le les it its n new of on or our plus s the this to
    und avec et pour mit with w your you exclusive formula product various only online
    cosmetics beauty no number nr size pc pcs ea approx assorted collection`,
  praise: `absorbing action activating active actives aging alcohol all amplifying anti away awakening balancing
    barrier best bestselling blemish blurring boost boosting booster breakage brighten brightening broad
    build buildable calm calming cell care circles clarifying clarity cleansing clinical color colorful
    comfort comforting comedogenic complete complex complexion concentrated conditioning control controlling
    coverage cruelty curling custom daily deep deeply define definer defining definition defense densifying
    depuffing puffing detangling detox detoxifying discoloration duty easy effect elasticity energizing
    energy enhancer enhancing ends even everyday exfoliating fast fibre fiber filling finish firm firming
    fixing flawless foaming fortifying free friendly frizz full gentle getaway glowing glowy growth healing
    healthy high hold hour hydrate hydrating hydration imperfections improving infused inspired intensive
    lasting lather lengthening lifting lift lightweight line lines long longwear longwearing luminous
    luminizing luxurious makeup marks melting mild milky minimizing miracle moisture moisturizing multi
    multitasking non nourish nourishing nutrient nutrients nutrition oilabsorbing oilcontrol optimum organic
    paraben performance perfect perfecting perfection pigment pigmented plumping plump pollution pore pores
    potency powerful precise precision prep preventing prevention proof protect protectant protecting
    protection protective purify purifying quick ready rebalancing recovery redefining redness reducing
    refillable refine refining refresh refreshing regenerating rejuvenating relief removing renew renewal
    renewing repair repairing replenishing rescue restorative restore restoring resurfacing retexturizing
    revitalising revitalizing ridge root sculpting seal self sellers setting severely shaping sheet shining
    silky skincare slim smooth smoothing softening solution soothing spectrum spot spots stay step
    stimulator straightening strength strengthen strengthening style styling sulfate superfood superfoods
    sustained synthetic talc targeted tech technology texture thickening thinning tightening time tone
    toning touch transforming treated triple true uneven universal uv uva uvb pa vegan velvety vital
    vitality volumizing wear wearing weightless whipped wrinkle wrinkles youth youthful`,
  grade: `advanced airy deluxe dual elite essential expert fresh illuminating instant invisible luxe luxury max
    mineral natural perfumed premium pro professional pure radiance radiant scented signature soft strong
    super supreme total ultimate ultra`,
  active: `aha bha pha lha acid acids hyaluronic glycolic lactic salicylic mandelic azelaic kojic tranexamic
    ferulic ascorbic vitamin vitamins c b e retinol retinal retinoid bakuchiol niacinamide peptide peptides
    polypeptide collagen ceramide ceramides squalane caffeine prebiotic prebiotics probiotic probiotics
    ferment bio keratin biotin panthenol zinc sulfur enzyme enzymes amino protein omega oat oats husk shea
    jojoba argan marula rosehip arnica cica centella allantoin urea silica kaolin clay zingiber ginseng reishi
    ashwagandha mushroom echinacea acacia algae seaweed marine antioxidant adaptogen adaptogens minerals`,
  audience: `skin skins types type normal combination oily dehydrated mature acne prone damaged
    colored frizzy wavy textured chemically lengths hair hairs facial face tones children aged dull adult women`,
  form: `serum cream lotion moisturizer gel balm oil milk emulsion essence toner tonic cleanser wash foam
    mousse mist spray mask peel scrub exfoliator exfoliant polish soap bar shampoo conditioner treatment
    concentrate ampoule ampoules drops elixir fluid butter salve ointment jelly paste powder primer base
    foundation concealer corrector highlighter illuminator bronzer bronzing blush contour rouge tint stain gloss
    lipstick lacquer liner eyeliner pencil crayon pen marker kohl shadow eyeshadow palette mascara pomade wax
    setter fixative hairspray remover wipes wipe pads pad patches patch sunscreen sunblock deodorant perfume
    parfum toilette cologne edp edt edc fragrance candle diffuser brush sponge puff applicator blender tool
    roller razor tweezer tweezers curler sharpener comb dryer iron straightener styler wand clipper bag case
    pouch mirror supplement capsules capsule tablets gummies vial vials lashes falsies glue adhesive stick
    cushion compact quad perfector protector sealer topper rinse bath soak bomb salts hydrator softener refiner
    cloth towel scrunchie scrunchies pillowcase dispenser cleaner enamel varnish coat booster`,
  part: `eye under lip cheek brow lash body hand hands foot feet neck decollete scalp nail nails tooth teeth
    beard bikini bust nose underarm cuticle intimate leg legs back`,
  variant: `day night am pm morning overnight waterproof waterless tinted untinted clear transparent translucent
    colorless unscented fragrancefree oilfree original classic intense extreme absolute absolu absolue lite light
    legere riche enriched rich very extremely fine coarse sensitive medicated extra sport summer winter holiday
    matte mattes satin sheer velvet metallic metallics metal shimmery shimmer glitter glow sparkling shine shiny dewy
    nude black white red pink blue green yellow purple orange brown gold golden silver bronze copper coral peach
    plum berry violet gray beige ivory blonde brunette blond cool warm neutral dark fair tan rose vanilla coconut
    lavender jasmine lemon lime mint peppermint mango cherry strawberry raspberry blueberry watermelon pineapple
    banana apple grapefruit citrus honey almond apricot avocado cucumber pomegranate charcoal aloe turmeric papaya
    neem coffee chocolate cocoa caramel amber musk oud sandalwood santal patchouli vetiver neroli bergamot
    gardenia lily peony orchid lotus tea sugar salt cotton men unisex kids baby boys girls noir nuit
    eternity large medium small big thick thin narrow wide round oval flat angled tapered pointed fluffy dome
    straight curved ended leave loose double xl xs xxl micro roll liquid solid pressed creamy dry wet electric cordless manual
    limited edition first second curl curly curls sun left right home discovery`,
} as const;
