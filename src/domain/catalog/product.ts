/** What a size is counted in. */
export type SizeUnit = 'ml' | 'g' | 'count';

export interface Size {
  amount: number;
  unit: SizeUnit;
}

/** How a product's picture is drawn. */
export interface Picture {
  /** The kind of package: 'dropper-bottle', 'low-jar', 'lipstick', … */
  shape: string;
  /** Colors as #rrggbb: body, accent (cap, pump, handle), label. */
  palette: { body: string; accent: string; label: string };
  /** Which of the brand's label layouts. */
  label: string;
  /** The brand's typeface; none: one that suits the layout. */
  typeface?: string;
  /** What the shade colors, as #rrggbb: a lipstick's bullet, a palette's pans. */
  shade?: string;
  /** Names a photograph from a feed that we keep; it goes before the composed picture. */
  photo?: string;
}

/** One size of one formula of one brand, without its offers. */
export interface Product {
  id: number;
  /** The same for all sizes of a formula: the smallest id among them. */
  groupId: number;
  brandId: number;
  name: string;
  /** Slugs; see domain/catalog/category.ts. */
  category: string;
  subcategory: string;
  size: Size | null;
  /** Fourteen digits, or none known. */
  gtin: string | null;
  picture: Picture;
  description: string | null;
  howToUse: string | null;
  features: readonly string[];
  /** In the order of the label: INCI. */
  ingredients: readonly string[];
  keyIngredients: readonly string[];
  /** Names of products that go well with it. */
  complementaryProducts: readonly string[];
  /** 0 to 5, one decimal. */
  rating: number;
  reviewCount: number;
  firstSeenAt: Date;
}

export interface Brand {
  id: number;
  name: string;
  slug: string;
}

export interface Retailer {
  id: number;
  name: string;
  slug: string;
  shippingCents: number;
  /** Orders from here on ship free; null: never. */
  freeShippingFromCents: number | null;
  returnPolicy: string;
  /** Where an offer's own address goes through; {url} stands for that address. */
  affiliateTemplate: string;
  priceMatchEligible: boolean;
  /** Where its pages are, without www: price match requests must link to one of these. */
  domains: readonly string[];
}

/** A product at a retailer. */
export interface Offer {
  id: number;
  productId: number;
  retailerId: number;
  priceCents: number;
  /** What the retailer says it cost before; above the price when it is on sale. */
  originalPriceCents: number | null;
  inStock: boolean;
  url: string;
  seenAt: Date;
}

/** An offer's price from one moment to another; `to` is null while it still holds. */
export interface PriceInterval {
  offerId: number;
  priceCents: number;
  from: Date;
  to: Date | null;
}
