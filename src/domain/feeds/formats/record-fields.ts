import { feedLimits } from '../feed-limits';
import type { FeedRecord } from '../feed-offer';

/** A field that our reader needs. */
type FieldRole = keyof typeof aliases;

/**
 * Field names in feeds, best source first, normalized by `fieldKey`: lower-case letters and digits,
 * levels of XML and JSON separated by a slash, attributes after @.
 */
const aliases = {
  id: 'id itemid offerid merchantproductid uniquemerchantsku catalogitemid skuid sku skunumber variantsku variantid merchantsku productid productnumber @productid @id awproductid code articlenumber ean upc gtin13',
  title:
    'title name productname producttitle itemname product offername itemtitle designation text/name @name productnameen productnamefr productnamede productnamees productnameit productnamenl productnamepl productnamept productnamexx genericnameen genericnamefr',
  brand:
    'brand brandname brands vendor manufacturer manufacturername brand/brandname brand/name @manufacturername marke marque brandowner',
  link: 'awdeeplink buyurl clickurl link url producturl deeplink linkurl merchantdeeplink link/@href url/product productlink href uri/awtrack uri/mlink addtocarturl mobilelink',
  image:
    'imagelink imageurl image imgurl merchantimageurl productimageurl productimage largeimage imagesrc picture url/productimage uri/mimage primaryimage images/src images awimageurl awthumburl imglink photo',
  description:
    'description productdescription longdescription longproductdescription bodyhtml descriptionlong description/long shortdescription shortproductdescription description/short productshortdescription details text/desc body summary content',
  price:
    'searchprice pricevat price currentprice variantprice price/buynow retailprice price/retail storeprice displayprice unitprice productprice offers/price preis prix cena finalprice price/amount price/value',
  salePrice:
    'saleprice specialprice price/sale discountedprice discountprice promoprice dealprice salesprice',
  originalPrice:
    'rrpprice compareatprice variantcompareatprice originalprice listprice regularprice msrp rrp wasprice oldprice pricebefore productpriceold valueprice standardprice crossedprice price/rrp retailprice price/retail',
  saleDates: 'salepriceeffectivedate effectivedate saleeffectivedate salepricedates',
  saleFrom:
    'begindate salestart salestartdate salefrom price/sale/@begindate promotionstartdate validfrom startdate',
  saleTo:
    'enddate saleend saleenddate saleto price/sale/@enddate promotionenddate validto pricevaliduntil expirationdate',
  currency:
    'currency currencycode pricecurrency price/@currency @currency price/currency currencyiso offers/pricecurrency',
  availability:
    'availability instock stockavailability stockstatus available isinstock availabilitystatus shipping/availability stock status instockstatus forsale',
  outOfStock: 'outofstock soldout isoutofstock',
  quantity:
    'stockquantity quantity inventoryquantity variantinventoryqty stocklevel qty availabilityquantity inventory',
  gtin: 'gtin ean gtin13 gtin14 gtin12 gtin8 upc barcode variantbarcode universalproductcode ean13 upccode isbn productgtin code',
  size: 'size variantsize volume contentsize netcontent productsize unitpricingmeasure quantitytext packsize quantity unitsize content param/objem param/obsah param/volume param/velikost param/velkost param/size param/hmotnost fashionsize option',
  shade:
    'shade color colour variantcolor colorname shadename param/barva param/farba param/odstin param/odtien variationvalue fashioncolour',
  category:
    'googleproductcategory producttype merchantcategory categorytext category categoryname merchantproductcategorypath categorypath productcategory advertisercategory primarycategory breadcrumbs breadcrumb category/primary type tertiarycategory categories merchantproductcategory cat/merchantcategory googlecategory subcategory',
  furtherCategory:
    'producttype type secondarycategory category/secondary merchantproductsecondcategory subcategory producttypeprimary categorynamepath primarycategory categories',
  ingredients:
    'ingredients ingredientstext inci ingredientlist ingredientstexten ingredientstextfr composition param/slozeni param/zlozenie',
  rating:
    'averagerating aggregaterating/ratingvalue ratingvalue ratingaverage averagereviewrating reviewaverage productrating reviewrating starrating rating',
  ratingCount:
    'ratingcount aggregaterating/ratingcount aggregaterating/reviewcount reviewcount numberofratings numberofreviews ratingscount reviewscount numreviews totalreviews reviews',
  shipping:
    'shippingcost shipping/price deliverycost shippingprice shipping deliveryprice delivery/deliveryprice shipping/cost/amount standardshippingcost',
  language: 'lc language lang',
};

/** Normalizes a field name: 'g:sale_price' and 'Sale Price' become 'saleprice'. */
export const fieldKey = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/^[a-z]{1,3}:(?=[a-z])/, '')
    .replace(/[^a-z0-9/@]+/g, '')
    .replace(/price(?:in)?(?:usd|eur|gbp|cad|aud)$/, 'price');

/** Field indexes for each role, best first; empty if there are none. */
export type FieldPlaces = Readonly<Record<FieldRole, readonly number[]>>;

/** Finds the fields for each role by their names. */
export function assignFields(names: readonly string[]): FieldPlaces {
  const places = new Map<string, number>();
  names.forEach((name, place) => {
    const key = fieldKey(name);
    if (key !== '' && !places.has(key)) places.set(key, place);
  });
  const find = (role: FieldRole) =>
    aliases[role].split(' ').flatMap((alias) => places.get(alias) ?? []);
  return {
    id: find('id'),
    title: find('title'),
    brand: find('brand'),
    link: find('link'),
    image: find('image'),
    description: find('description'),
    price: find('price'),
    salePrice: find('salePrice'),
    originalPrice: find('originalPrice'),
    saleDates: find('saleDates'),
    saleFrom: find('saleFrom'),
    saleTo: find('saleTo'),
    currency: find('currency'),
    availability: find('availability'),
    outOfStock: find('outOfStock'),
    quantity: find('quantity'),
    gtin: find('gtin'),
    size: find('size'),
    shade: find('shade'),
    category: find('category'),
    furtherCategory: find('furtherCategory'),
    ingredients: find('ingredients'),
    rating: find('rating'),
    ratingCount: find('ratingCount'),
    shipping: find('shipping'),
    language: find('language'),
  };
}

/** The currency in the name of a price field: 'price_usd'. */
function currencyOfName(name: string): string | null {
  const [, code] = /price[\s_]?(?:in[\s_]?)?(usd|eur|gbp|cad|aud)$/i.exec(name) ?? [];
  return code ? code.toUpperCase() : null;
}

/** Field positions for records with the same names, computed once. */
export interface RecordLayout {
  readonly names: readonly string[];
  readonly places: FieldPlaces;
  /** All category fields, in order. */
  readonly shelves: readonly number[];
  readonly isPriced: boolean;
  readonly isDated: boolean;
  /** The currency in the name of the price field. */
  readonly currency: string | null;
}

/** The layout of records with these names. */
export function layOut(names: readonly string[]): RecordLayout {
  const places = assignFields(names);
  const { category, furtherCategory, price, salePrice, saleDates, saleFrom, saleTo } = places;
  return {
    names,
    places,
    shelves: [...new Set([...category, ...furtherCategory])].sort((a, b) => a - b),
    isPriced: price.length + salePrice.length > 0,
    isDated: saleDates.length + saleFrom.length + saleTo.length > 0,
    currency: price.map((place) => currencyOfName(names[place] ?? '')).find(Boolean) ?? null,
  };
}

/** The first of several fields with a value; -1 if none has one. */
export function fieldPlace(record: FeedRecord, places: readonly number[]): number {
  // A plain loop: this runs a dozen times per row.
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? -1;
    if ((record.values[place] ?? '').trim() !== '') return place;
  }
  return -1;
}

/** The first non-empty value of several fields, cut to its maximum length. */
export function fieldValue(
  record: FeedRecord,
  places: readonly number[],
  maxLength: number = feedLimits.maxShortValueLength,
): string {
  const place = fieldPlace(record, places);
  const value = record.values[place] ?? '';
  return value.length <= maxLength ? value : value.slice(0, maxLength);
}
