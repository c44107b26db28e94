const headingWords =
  /^[ \-–—*•]*(?:(?:full|key|other|all|main|product)? ?(?:list of )?(?:in)?(?:active )?(?:ingr[eé]di[eë]nt(?:e[ns]?|s|i)?|inhaltsstoffe|zutaten|inci|composition|sk[lł]adniki|sastojci|složení|zloženie)(?: list)?|(?:in)?actives?|cosmetic|(?:all )?shades?|colou?rants?|sunscreens?|preservatives?|(?:supplement|nutrition) facts)(?: ?\([^()]{0,60}\))?(?: ?[/|] ?(?:ingr[eé]di[eë]nt(?:e[ns]?|s|i)?|inci))?[ .]*$/i;

/** Whether a piece is a heading such as 'Ingredients' and 'Inactive ingredients'. */
export function isHeading(raw: string): boolean {
  return raw.length <= 120 && headingWords.test(raw);
}

/** Words that names of ingredients do not have. */
const sentenceWords = new Set(
  'the this these those that it its is are was be been has have had will can may your you our we us they their them to for with without by as at on which who when while from into than more most less also helps help provides protects leaves keeps makes made contains contain containing including include visit boutique get discover enjoy designed created inspired perfect skin hair lips please refer see check packaging package product products formula formulated free tested percent ingredient ingredients subject change not no any all and or of in a an'.split(
    ' ',
  ),
);
const footnote = /^ ?[*†‡§°¹²³⁴⁵⁺#^~◊¤]/;
const code =
  /^[(<[]? ?(?:\d{6} \d{2} )?(?:code )?(?:iln|fil|f\.?i\.?l\.?|code|formula|ref|lot|batch)[ .:#-]{0,3}[a-z]?\d[\w./-]{0,20} ?[)>\]]?$|^[a-z]{1,3}\d{2,6}-?(?:\d{1,3}|[a-z])$|^n[°ºo.]? ?\d{4,6}(?: ?\/ ?[a-z])?$|^(?:edt|edp|alc)?\.? ?(?:\d{1,3}(?:[.,]\d)? ?%)? ?vol\.?$|^[(<[]? ?[a-z]{1,3} ?\d{4,8}(?:[/-]\d{1,4})? ?[a-z]?\d? ?[)>\]]?$/i;
const soleNote =
  /^\W*(?:nano|pure|organic|certified organic|vegan|vegetable|100 ?% (?:pure|natural|vegan|organic)|naturally derived|natural|natural origin|(?:of|from) natural origin|fda[- ]approved|gluten[- ]free|cruelty[- ]free|paraben[- ]free|solvent|solvent\/diluent|sunscreen|no[nt]? (?:listed|available|applicable)|n\/?a|none|tba|dr|mr|mrs|ms|and|or|et|und|plus|[\p{L}]+(?: [\p{L}]+)?[- ]free)\W*$/iu;
/** What tools and packages are made of. */
const material =
  /(?:^|[\s-])(?:bristles|polyester|microfib(?:er|re)|handle|ferrule|fib(?:er|re)s|nylon hair|synthetic hair|(?:synthetic )?(?:eye)?lashes|wick|leather|hair brush|lash band|sponge|foam|stainless steel|plastic|abs|bamboo cotton)\W*$/i;
/** Lines of a supplement's table, and the size of a package. */
const facts =
  /^(?:calories|total (?:fat|carbohydrates?|sugars?)|dietary fib(?:er|re)|added sugars|serving size|servings per|amount per|\d+(?:[.,]\d+)? ?(?:packets?|capsules?|gumm(?:y|ies)|scoops?|ml|fl|oz|fl\.? ?oz)(?!\p{L}))/iu;
const maxWords = 14;

/** Whether an unknown piece is a footnote, a sentence or a code rather than a name. */
export function isRemark(raw: string): boolean {
  if (footnote.test(raw) || code.test(raw) || soleNote.test(raw)) return true;
  if (raw.length <= 80 && (material.test(raw) || facts.test(raw))) return true;
  const words =
    raw
      .slice(0, 2_000)
      .toLowerCase()
      .match(/[\p{L}\p{N}']+/gu) ?? [];
  if (words.length > maxWords || raw.length > 200) return true;
  return words.filter((word) => sentenceWords.has(word)).length >= 2;
}

const without =
  /\b(?:without|free (?:of|from)|does not contain|do not contain|no|non|not|never|0 ?%|zero|exclud|avoid)\b/i;

/** Whether a remark says what is not in the product. */
export const saysWithout = (raw: string): boolean => without.test(raw.slice(0, 300));
