/** Parts of plants, as labels name them. */
const parts =
  'adventitious aril bark bean berry berries branch bract bran branchlet bud buds bulb callus calyx cane cap carpel cell cells cob cone cotyledon cupule embryo endosperm exocarp fruit fruits fruitbody gall germ grain head herb hull husk kernel leaf leaves meristem mesocarp mushroom mycelium needle nut peel pellicle pericarp petal petals phytoplacenta pit pitcher plant pod pomace pollen protoplasts pulp resin rhizome rind root roots sap seed seeds seedcake seedcoat seedling shell shoot skin spike sporocarp sprout sprouts stalk stamen stem stigma stolon straw strobile tail style symbiosome thallus tree trunk tuber twig vine weed whole wood';
/** What is made from them without changing the substances. */
const kinds =
  'absolute balsam butter cera concentrate culture distillate extract extracts flour flower flowers gel gluten gum hydrosol infusion juice latex meal milk nectar oil oils oleoresin polysaccharide powder protein puree starch sterols unsaponifiables water wax';
/** Words that say how something is made or where it grows, not what it is. */
const details =
  'aerial and cold cultivated dried essential expressed fermented fresh fractionated full ground infused juiced linn macerated mill of or oleo part parts pressed pure roxb spectrum standardized steam distilled supercritical water-soluble soluble thunb wild willd';

/** Words after the name of a plant that leave no doubt that something comes from it. */
export const plantPartWords: ReadonlySet<string> = new Set(`${parts} ${kinds}`.split(' '));
/** Words that a name with a plant may have in addition. */
export const plantDetailWords: ReadonlySet<string> = new Set(details.split(' '));
