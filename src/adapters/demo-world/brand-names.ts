import { textList } from '~/domain/text-list';
import type { StyleName } from './brand-style';

/** Brand names by style, with the style's price level (1 is the market average). */
export const brandNames: readonly {
  style: StyleName;
  level: number;
  names: readonly string[];
}[] = [
  {
    style: 'clinical',
    level: 1.05,
    names: textList(`
      Formule Nord | Veralith | Skinfold Lab | Molekyl | Paracelse | Titrate | Assay No. 9 |
      Luma Clinical | Stratum Science | Benchside | Halden Labs | Pure Ratio | Norrland Derm |
      Quanta Skin | The Control Group | Dr. Ilse Maren | Dr. Okafor Skin
    `),
  },
  {
    style: 'botanical',
    level: 1.15,
    names: textList(`
      Fern & Fallow | Wild Alder | Hedgerow | Thornfield Botanics | Sage Meridian | Petal Theory |
      Oat & Iris | Juniper Row | Greenhouse Nine | Willowmere | Terra Linden | Kelp Street |
      Bramble House | Olive Quarter | Yarrow Lane | Sunroot | Meadow Ritual | Clover & Rue
    `),
  },
  {
    style: 'k-beauty',
    level: 0.8,
    names: textList(`
      Haneul | Moonrice | Dalbit | Sooyeon | Mulgyeol | Bom & Bora | Seoul Orchard | Jeju Theory |
      Nabi Skin | Goun Garden | Maru Lab | Eunha | Chorok Days | Hanji | Pureum | Yulmu | Dotori |
      Sarang Seed | Yukimori | Kinuko | Asagiri
    `),
  },
  {
    style: 'french-pharmacy',
    level: 0.78,
    names: textList(`
      Laboratoire Valmy | Eau de Brume | Clairval | Pharmacie du Parc | Sourcière |
      Aubrac Thermal | Dermatelier | Officine 14 | Mirabel Paris | Cévenne | Soléa | Bonnefoy |
      Lysane
    `),
  },
  {
    style: 'couture',
    level: 2,
    names: textList(`
      Maison Aurelle | Delphine Roux | Valcourt | Ottavia Neri | Casa Serafina | Isolde Laurent |
      House of Marchetti | Bellamy & Vane | Étienne Sorel | Armande | Lucienne Fabre |
      Vittoria Sand | Comtesse Noire | Atelier Corvin | Margaux Delorme | Palazzo Viola |
      Rive Dorée
    `),
  },
  {
    style: 'artist',
    level: 0.95,
    names: textList(`
      Riot & Rouge | Smudge Theory | Pigment Society | Loudmouth | Velvet Static |
      Bare Faced Liar | Backstage Noor | Neon Orchard | Tint Union | Ghostlight | Honey Riot |
      Face Value | Amara Cole | Sable & Soot | Chroma Club | Mauve Department | Second Sunday |
      Full Bloom Studio | Zadie Monroe | Ink & Apricot | Night Shift Beauty | Paper Rose
    `),
  },
  {
    style: 'drugstore',
    level: 0.5,
    names: textList(`
      Everly Day | Freshline | Simply Kin | Color Parade | Bright & Co. | Daily Thread |
      Good Lather | ClearKind | Sunny Corner | Pretty Penny | Corner Drug Beauty | Hello Hue |
      Main Street Minerals | Kindred Basics | True Tint | Happy Face Co. | Blue Door | Softwell
    `),
  },
  {
    style: 'salon',
    level: 1.05,
    names: textList(`
      Atelier Mane | Root Cause | Crown & Comb | Keralux | Strandworks | Coil Republic |
      Marlowe Salon | Copper & Curl | Silk Protocol | Bondwell | Tress Theory | Volume Eleven |
      Fable Hair | Parlor 27 | Good Mane | Lockwood Pro | Oro Capelli | Maison Chevelure |
      Texture Bureau | Salt & Tide | Brass & Ash | Nine Lives Hair | Kinfolk Curls
    `),
  },
  {
    style: 'perfume',
    level: 1.5,
    names: textList(`
      Ombre & Ivoire | Nocturne Library | Parfums Castellan | Smoke Garden | Petrichor House |
      Vesper & Vetiver | Saint Alban | Fig & Ferry | Ambergrove | Officina Lunare | Terrazza |
      North of Neroli | Salt Cathedral | Maison Quillon | Black Persimmon | Letters from Oran |
      Cedar Society | Marais Nuit | Iris Parade | Wanderbloom
    `),
  },
  {
    style: 'bath',
    level: 0.55,
    names: ['Sugar Pier', 'Bloom Boulevard', 'Sweetwater Mist', 'Poolside Club', 'Peach Motel'],
  },
  {
    style: 'wellness',
    level: 1,
    names: textList(`
      Rooted Daily | Vital Grove | Inner Shore | Bloomwell | Nourish Theory | Kindly Labs |
      Daybreak Nutrition | Collagen Collective | Marrow & Marine | Good Culture Club |
      Sunday Capsule | Wellspring Six | Luma Within | Tonic & True
    `),
  },
  {
    style: 'toolmaker',
    level: 1,
    names: textList(`
      Bristle & Bone | Fude House | Steel Petal | Heatwright | Foundry Beauty | Softbristle |
      Tweezer Guild | Ionic Theory | Lash Mechanics | Blend Bureau | Kumano Row | Nail Workshop |
      Polished Edge | Roller & Stone | Airflow Studio | Sonic Ritual
    `),
  },
  {
    style: 'spa',
    level: 2.1,
    names: textList(`
      Thermae | Onsen Hill | Aurum Skin | Lac Léman | Maison Nacre | Valais 1850 |
      Silver Birch Spa | Glacierre | Rosewater Court | Opaline | The Quiet Bath | Villa Calma |
      Hammam Bleu
    `),
  },
  {
    style: 'barber',
    level: 0.8,
    names: textList(`
      Harrow & Sons | Fieldhand | Oak Barber Co. | Ironbark | Captain Reed | Plainsman |
      Port & Pine
    `),
  },
];
