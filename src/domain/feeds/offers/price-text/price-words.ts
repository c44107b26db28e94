/** Words next to a price, in the languages of the feeds we know. */
const words = {
  /** The next amount is the earlier price. */
  before: `rrp r.r.p uvp msrp mrp m.r.p pvp pvpr was reg regular list original originally old before value statt vorher bisher
    unverbindliche instead compare běžná původní původně pôvodná slevou avant lieu conseillé antes anterior prima anziché
    invece było zamiast ord ordinarie før førpris tidligere старая старое было eski
    public normal normaler normale regulärer regularna doporučená pieno`,
  /** The next amount is today's price. */
  current: `current now sale our your special today offer deal only aktuell jetzt nur naše notre nuestro nyní akční teraz ahora ora adesso
    maintenant nu nå nyt voor por новая новое сейчас только yeni şimdi angebot
    angebotspreis verkaufspreis aktion aktionspreis vente oferta tilbud promo promocyjna výprodejová scontato`,
  /** The amount is a discount. */
  discount: `save saving savings off discount spar spare sparen ersparnis rabatt économisez économie remise ahorra ahorre sconto
    risparmi sleva zľava zniżka скидка`,
  /** The next amount is a maximum. */
  limit: `up under unter zu jusqu jusqu'à hasta`,
  /** The next amount is added to the price. */
  fee: `shipping delivery postage versand versandkosten livraison porto doprava envío wysyłka`,
  /** The next amount is one of several payments. */
  payment: `payment payments installment installments instalment instalments raten cuotas parcelas mensualités splátek splátky
    rat`,
  /** Words that say nothing about which price it is. */
  plain: `a about al ab already and approx as at à au btw by ca cena ceny cenu circa da de des dès desde dph du e ea each el et ex excl exkl
    fra from från gross ht il in inc incl including inclusa incluso inkl is it iva já je just la le les mwst moms net netto brutto
    o od oder one or ou partir partire per piece pc plus price prices prix preis precio prezzo preço preco pris prijs pro hinta giá harga fiyat
    fiyatı s seulement solo starting st stk stück ks szt tax taxes the ttc tva un ust van vanaf vat with y z za zzgl от
    від цена ціна шт`,
} as const;

/** What a word says about the amount after it. */
export type PriceWord = keyof typeof words;

const kinds: ReadonlyMap<string, PriceWord> = new Map(
  (Object.keys(words) as PriceWord[]).flatMap((kind) =>
    words[kind].split(/\s+/).map((word): [string, PriceWord] => [word, kind]),
  ),
);

const wordPattern = /\p{L}[\p{L}\p{M}]*(?:['.]\p{L}+)*/gu;

/** The words of a text with their kinds (null: unknown) and places. */
export function readPriceWords(
  text: string,
): { kind: PriceWord | null; start: number; end: number }[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    kind: kinds.get(word.toLowerCase()) ?? null,
    start: index,
    end: index + word.length,
  }));
}
