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
  /** The brand's typeface; by default one that suits the layout. */
  typeface?: string;
  /** The color of the shade, as #rrggbb: a lipstick's bullet, a palette's pans. */
  shade?: string;
  /** Name of a stored photo from a feed; preferred to the composed picture. */
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
  /** Fourteen digits; null: unknown. */
  gtin: string | null;
  picture: Picture;
  description: string | null;
  howToUse: string | null;
  features: readonly string[];
  /** INCI names in the order of the label. */
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
  /** Shipping costs per order; 0: free, null: unknown. */
  shippingCents: number | null;
  /** Orders of at least this amount ship free; null: never. */
  freeShippingFromCents: number | null;
  returnPolicy: string;
  /** Affiliate link template; {url} is the offer's URL. */
  affiliateTemplate: string;
  priceMatchEligible: boolean;
  /** Its domains, without www; price match requests must link to one of them. */
  domains: readonly string[];
}

/** A retailer, and what only the operator needs to know. */
export interface RetailerSettings extends Retailer {
  /** The chain whose shops share product ids with it. */
  chain: string | null;
}

export interface Offer {
  id: number;
  productId: number;
  retailerId: number;
  priceCents: number;
  /** The retailer's earlier price; higher than the price during a sale. */
  originalPriceCents: number | null;
  inStock: boolean;
  url: string;
  seenAt: Date;
}

/** An offer's price over a period; `to` is null while it lasts. */
export interface PriceInterval {
  offerId: number;
  priceCents: number;
  from: Date;
  to: Date | null;
}
