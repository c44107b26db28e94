import type { Item, Layout } from './layout.ts';

const brand = (scale: number, lines = 2): Item => ({ what: 'brand', scale, lines });
const name = (scale: number, lines = 3): Item => ({ what: 'name', scale, lines });
const size = (scale = 0.055): Item => ({ what: 'size', scale });
const rule = (length = 0.2, weight = 0.008): Item => ({ what: 'rule', length, weight });
const ornament = (scale: number): Item => ({ what: 'ornament', scale });
const initial = (scale: number): Item => ({ what: 'initial', scale });

const defaultLayout: Layout = {
  typeface: 'jost',
  paper: 'bare',
  color: 'none',
  frame: 'none',
  backdrop: 'none',
  align: 'center',
  spread: 'middle',
  ornaments: ['diamond'],
  items: [brand(0.17), rule(), name(0.085), size()],
};

const layout = (given: Partial<Layout>): Layout => ({ ...defaultLayout, ...given });

/** All layouts by the name stored with a product's picture. */
export const layouts: Readonly<Record<string, Layout>> = {
  plain: layout({ items: [brand(0.2), name(0.085), size()], spread: 'ends' }),
  grid: layout({
    typeface: 'plex',
    paper: 'full',
    color: 'label',
    backdrop: 'grid',
    align: 'left',
    spread: 'ends',
    items: [brand(0.13), name(0.11, 4), size(0.06)],
  }),
  caption: layout({
    typeface: 'montserrat',
    align: 'left',
    spread: 'bottom',
    items: [brand(0.16), rule(1, 0.01), name(0.085), size()],
  }),
  formula: layout({
    typeface: 'mono',
    paper: 'panel',
    color: 'label',
    frame: 'rules',
    align: 'left',
    spread: 'ends',
    ornaments: ['hexagon'],
    items: [ornament(0.13), brand(0.12), name(0.1, 4), rule(1, 0.006), size(0.06)],
  }),
  'botanical-plate': layout({
    typeface: 'garamond',
    paper: 'panel',
    color: 'label',
    frame: 'double',
    ornaments: ['sprig', 'flower'],
    items: [ornament(0.28), brand(0.13), rule(0.14, 0.006), name(0.08), size(0.05)],
  }),
  apothecary: layout({
    typeface: 'cormorant',
    paper: 'panel',
    color: 'label',
    frame: 'line',
    backdrop: 'bottom-band',
    spread: 'ends',
    items: [brand(0.16), rule(1, 0.006), name(0.09), rule(1, 0.006), size(0.065)],
  }),
  'leaf-frame': layout({
    typeface: 'marcellus',
    paper: 'rounded',
    color: 'label',
    backdrop: 'leaves',
    ornaments: ['sprig', 'drop', 'sun'],
    items: [ornament(0.13), brand(0.15), name(0.085), size(0.05)],
  }),
  seal: layout({
    typeface: 'quicksand',
    ornaments: ['moon', 'flower', 'drop', 'wave'],
    items: [ornament(0.24), brand(0.15), name(0.08), size(0.05)],
  }),
  'pastel-band': layout({
    typeface: 'comfortaa',
    backdrop: 'middle-band',
    spread: 'ends',
    items: [brand(0.16), name(0.095, 2), size(0.055)],
  }),
  'round-stamp': layout({
    typeface: 'nunito',
    paper: 'disc',
    color: 'label',
    ornaments: ['flower', 'rings', 'moon'],
    items: [ornament(0.16), brand(0.15), name(0.085), size(0.055)],
  }),
  cross: layout({
    typeface: 'montserrat',
    paper: 'full',
    color: 'label',
    ornaments: ['cross'],
    items: [ornament(0.15), brand(0.14), name(0.08), size(0.05)],
  }),
  'blue-band': layout({
    typeface: 'josefin',
    paper: 'full',
    color: 'label',
    backdrop: 'top-band',
    align: 'left',
    spread: 'ends',
    items: [brand(0.16, 1), name(0.1), size(0.06)],
  }),
  monogram: layout({
    typeface: 'playfair',
    items: [initial(0.42), brand(0.085, 1), name(0.055, 2), size(0.04)],
  }),
  'couture-centre': layout({
    typeface: 'italiana',
    items: [brand(0.16), name(0.065, 2), size(0.045)],
    spread: 'middle',
  }),
  'gold-rule': layout({
    typeface: 'cinzel',
    frame: 'rules',
    items: [brand(0.14), rule(0.5, 0.012), name(0.07, 2), size(0.045)],
  }),
  'bold-type': layout({
    typeface: 'anton',
    align: 'left',
    spread: 'ends',
    items: [brand(0.34, 3), name(0.085), size()],
  }),
  sticker: layout({
    typeface: 'black',
    paper: 'oval',
    color: 'label',
    ornaments: ['sun', 'flower', 'diamond'],
    items: [brand(0.19), name(0.085), size(0.055)],
  }),
  diagonal: layout({
    typeface: 'syne',
    backdrop: 'diagonal',
    align: 'left',
    spread: 'ends',
    items: [brand(0.22, 3), name(0.085), size()],
  }),
  burst: layout({
    typeface: 'fredoka',
    paper: 'full',
    color: 'label',
    backdrop: 'burst',
    spread: 'middle',
    items: [brand(0.2), name(0.1), size(0.065)],
  }),
  banner: layout({
    typeface: 'montserrat',
    paper: 'full',
    color: 'label',
    backdrop: 'middle-band',
    spread: 'ends',
    items: [brand(0.19), name(0.11, 2), size(0.065)],
  }),
  rounded: layout({
    typeface: 'nunito',
    paper: 'rounded',
    color: 'label',
    items: [brand(0.19), rule(0.16, 0.02), name(0.095), size(0.06)],
  }),
  vertical: layout({
    typeface: 'oswald',
    backdrop: 'side-band',
    align: 'left',
    spread: 'bottom',
    items: [brand(0.2), name(0.08), size(0.05)],
  }),
  'salon-block': layout({
    typeface: 'barlow',
    paper: 'panel',
    color: 'accent',
    spread: 'ends',
    align: 'left',
    items: [brand(0.2), name(0.09), size(0.055)],
  }),
  'fine-line': layout({
    typeface: 'hairline',
    frame: 'corners',
    items: [brand(0.13), rule(0.1, 0.005), name(0.065), size(0.045)],
  }),
  cartouche: layout({
    typeface: 'garamond',
    paper: 'oval',
    color: 'label',
    frame: 'double',
    items: [brand(0.15), rule(0.14, 0.006), name(0.085), size(0.05)],
  }),
  letterpress: layout({
    typeface: 'cormorant',
    paper: 'panel',
    color: 'label',
    frame: 'none',
    spread: 'ends',
    items: [brand(0.13), name(0.12, 3), size(0.055)],
  }),
  'fruit-band': layout({
    typeface: 'pacifico',
    backdrop: 'dots',
    ornaments: ['sun', 'flower', 'drop', 'wave'],
    items: [brand(0.22), name(0.1), size(0.06)],
  }),
  dose: layout({
    typeface: 'jost',
    paper: 'full',
    color: 'label',
    backdrop: 'bottom-band',
    align: 'left',
    spread: 'ends',
    items: [brand(0.15), name(0.12), size(0.075)],
  }),
  engraved: layout({
    typeface: 'rajdhani',
    items: [brand(0.2, 1), name(0.075, 2)],
  }),
  badge: layout({
    typeface: 'rye',
    paper: 'arch',
    color: 'label',
    frame: 'double',
    ornaments: ['anchor', 'diamond', 'sun'],
    items: [ornament(0.15), brand(0.17), rule(0.3, 0.012), name(0.085), size(0.055)],
  }),
  stamp: layout({
    typeface: 'alfa',
    paper: 'tag',
    color: 'label',
    frame: 'thick',
    items: [brand(0.18), rule(1, 0.014), name(0.09), size(0.06)],
  }),
};

/** The layout with this name; the default for unknown names. */
export function findLayout(layoutName: string): Layout {
  return (Object.hasOwn(layouts, layoutName) ? layouts[layoutName] : undefined) ?? defaultLayout;
}
