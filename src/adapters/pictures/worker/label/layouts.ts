import type { Item, Layout } from './layout.ts';

const brand = (scale: number, lines = 2): Item => ({ what: 'brand', scale, lines });
const name = (scale: number, lines = 3): Item => ({ what: 'name', scale, lines });
const size = (scale = 0.055): Item => ({ what: 'size', scale });
const rule = (length = 0.2, weight = 0.008): Item => ({ what: 'rule', length, weight });
const ornament = (scale: number): Item => ({ what: 'ornament', scale });
const initial = (scale: number): Item => ({ what: 'initial', scale });

const basis: Layout = {
  voice: 'jost',
  paper: 'bare',
  colour: 'none',
  frame: 'none',
  backdrop: 'none',
  align: 'centre',
  spread: 'middle',
  ornaments: ['diamond'],
  items: [brand(0.17), rule(), name(0.085), size()],
};

const layout = (given: Partial<Layout>): Layout => ({ ...basis, ...given });

/** Every layout by the name that a product's picture holds. */
export const layouts: Readonly<Record<string, Layout>> = {
  plain: layout({ items: [brand(0.2), name(0.085), size()], spread: 'ends' }),
  grid: layout({
    voice: 'plex',
    paper: 'full',
    colour: 'label',
    backdrop: 'grid',
    align: 'left',
    spread: 'ends',
    items: [brand(0.13), name(0.11, 4), size(0.06)],
  }),
  caption: layout({
    voice: 'montserrat',
    align: 'left',
    spread: 'foot',
    items: [brand(0.16), rule(1, 0.01), name(0.085), size()],
  }),
  formula: layout({
    voice: 'mono',
    paper: 'panel',
    colour: 'label',
    frame: 'rules',
    align: 'left',
    spread: 'ends',
    ornaments: ['hexagon'],
    items: [ornament(0.13), brand(0.12), name(0.1, 4), rule(1, 0.006), size(0.06)],
  }),
  'botanical-plate': layout({
    voice: 'garamond',
    paper: 'panel',
    colour: 'label',
    frame: 'double',
    ornaments: ['sprig', 'flower'],
    items: [ornament(0.28), brand(0.13), rule(0.14, 0.006), name(0.08), size(0.05)],
  }),
  apothecary: layout({
    voice: 'cormorant',
    paper: 'panel',
    colour: 'label',
    frame: 'line',
    backdrop: 'foot-band',
    spread: 'ends',
    items: [brand(0.16), rule(1, 0.006), name(0.09), rule(1, 0.006), size(0.065)],
  }),
  'leaf-frame': layout({
    voice: 'marcellus',
    paper: 'rounded',
    colour: 'label',
    backdrop: 'leaves',
    ornaments: ['sprig', 'drop', 'sun'],
    items: [ornament(0.13), brand(0.15), name(0.085), size(0.05)],
  }),
  seal: layout({
    voice: 'quicksand',
    ornaments: ['moon', 'flower', 'drop', 'wave'],
    items: [ornament(0.24), brand(0.15), name(0.08), size(0.05)],
  }),
  'pastel-band': layout({
    voice: 'comfortaa',
    backdrop: 'middle-band',
    spread: 'ends',
    items: [brand(0.16), name(0.095, 2), size(0.055)],
  }),
  'round-stamp': layout({
    voice: 'nunito',
    paper: 'disc',
    colour: 'label',
    ornaments: ['flower', 'rings', 'moon'],
    items: [ornament(0.16), brand(0.15), name(0.085), size(0.055)],
  }),
  cross: layout({
    voice: 'montserrat',
    paper: 'full',
    colour: 'label',
    ornaments: ['cross'],
    items: [ornament(0.15), brand(0.14), name(0.08), size(0.05)],
  }),
  'blue-band': layout({
    voice: 'josefin',
    paper: 'full',
    colour: 'label',
    backdrop: 'top-band',
    align: 'left',
    spread: 'ends',
    items: [brand(0.16, 1), name(0.1), size(0.06)],
  }),
  monogram: layout({
    voice: 'playfair',
    items: [initial(0.42), brand(0.085, 1), name(0.055, 2), size(0.04)],
  }),
  'couture-centre': layout({
    voice: 'italiana',
    items: [brand(0.16), name(0.065, 2), size(0.045)],
    spread: 'middle',
  }),
  'gold-rule': layout({
    voice: 'cinzel',
    frame: 'rules',
    items: [brand(0.14), rule(0.5, 0.012), name(0.07, 2), size(0.045)],
  }),
  'bold-type': layout({
    voice: 'anton',
    align: 'left',
    spread: 'ends',
    items: [brand(0.34, 3), name(0.085), size()],
  }),
  sticker: layout({
    voice: 'black',
    paper: 'oval',
    colour: 'label',
    ornaments: ['sun', 'flower', 'diamond'],
    items: [brand(0.19), name(0.085), size(0.055)],
  }),
  diagonal: layout({
    voice: 'syne',
    backdrop: 'diagonal',
    align: 'left',
    spread: 'ends',
    items: [brand(0.22, 3), name(0.085), size()],
  }),
  burst: layout({
    voice: 'fredoka',
    paper: 'full',
    colour: 'label',
    backdrop: 'burst',
    spread: 'middle',
    items: [brand(0.2), name(0.1), size(0.065)],
  }),
  banner: layout({
    voice: 'montserrat',
    paper: 'full',
    colour: 'label',
    backdrop: 'middle-band',
    spread: 'ends',
    items: [brand(0.19), name(0.11, 2), size(0.065)],
  }),
  rounded: layout({
    voice: 'nunito',
    paper: 'rounded',
    colour: 'label',
    items: [brand(0.19), rule(0.16, 0.02), name(0.095), size(0.06)],
  }),
  vertical: layout({
    voice: 'oswald',
    backdrop: 'side-band',
    align: 'left',
    spread: 'foot',
    items: [brand(0.2), name(0.08), size(0.05)],
  }),
  'salon-block': layout({
    voice: 'barlow',
    paper: 'panel',
    colour: 'accent',
    spread: 'ends',
    align: 'left',
    items: [brand(0.2), name(0.09), size(0.055)],
  }),
  'fine-line': layout({
    voice: 'hairline',
    frame: 'corners',
    items: [brand(0.13), rule(0.1, 0.005), name(0.065), size(0.045)],
  }),
  cartouche: layout({
    voice: 'garamond',
    paper: 'oval',
    colour: 'label',
    frame: 'double',
    items: [brand(0.15), rule(0.14, 0.006), name(0.085), size(0.05)],
  }),
  letterpress: layout({
    voice: 'cormorant',
    paper: 'panel',
    colour: 'label',
    frame: 'none',
    spread: 'ends',
    items: [brand(0.13), name(0.12, 3), size(0.055)],
  }),
  'fruit-band': layout({
    voice: 'pacifico',
    backdrop: 'dots',
    ornaments: ['sun', 'flower', 'drop', 'wave'],
    items: [brand(0.22), name(0.1), size(0.06)],
  }),
  dose: layout({
    voice: 'jost',
    paper: 'full',
    colour: 'label',
    backdrop: 'foot-band',
    align: 'left',
    spread: 'ends',
    items: [brand(0.15), name(0.12), size(0.075)],
  }),
  engraved: layout({
    voice: 'rajdhani',
    items: [brand(0.2, 1), name(0.075, 2)],
  }),
  badge: layout({
    voice: 'rye',
    paper: 'arch',
    colour: 'label',
    frame: 'double',
    ornaments: ['anchor', 'diamond', 'sun'],
    items: [ornament(0.15), brand(0.17), rule(0.3, 0.012), name(0.085), size(0.055)],
  }),
  stamp: layout({
    voice: 'alfa',
    paper: 'tag',
    colour: 'label',
    frame: 'thick',
    items: [brand(0.18), rule(1, 0.014), name(0.09), size(0.06)],
  }),
};

/** The layout of that name; one that nobody knows is plain. */
export function findLayout(layoutName: string): Layout {
  return (Object.hasOwn(layouts, layoutName) ? layouts[layoutName] : undefined) ?? basis;
}
