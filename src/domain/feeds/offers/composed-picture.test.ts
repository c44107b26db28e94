import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isIllustration } from '~/domain/pictures/illustration';
import { designPicture } from './composed-picture';

const shapeOf = (name: string, shelf: string) => {
  const [category = '', subcategory = ''] = shelf.split('/');
  return designPicture({ brand: 'Oak & Iron', name, category, subcategory }).shape;
};

describe('a product without a photograph', () => {
  test.each([
    ['Wide Tooth Detangling Comb', 'haircare/tools', 'comb'],
    ['Lash Comb and Spoolie Brush', 'tools/eyelash-tools', 'makeup-brush'],
    ['Wet Detangling Brush', 'haircare/tools', 'hair-brush'],
    ['Boar Bristle Brush, Large', 'tools/hair-tools', 'hair-brush'],
    ['Kabuki Brush No. 4', 'tools/makeup-brushes', 'makeup-brush'],
    ['Ceramic Flat Iron 1 inch', 'tools/hair-tools', 'flat-iron'],
    ['Ionic Hair Dryer', 'haircare/tools', 'hair-dryer'],
    ['Curling Wand 32 mm', 'tools/hair-tools', 'curling-tool'],
    ['Rose Quartz Roller', 'tools/skincare-tools', 'face-roller'],
    ['Heated Eyelash Curler', 'tools/eyelash-tools', 'lash-curler'],
    ['Gua Sha', 'tools/skincare-tools', 'face-roller'],
    ['Mini UV Nail Lamp', 'tools/nail-tools', 'nail-lamp'],
    ['Perfect Strokes Matte Liquid Liner', 'makeup/eyeshadow', 'pencil'],
    ['Nude Eyeshadow Palette', 'makeup/eyeshadow', 'eye-palette'],
    ['Always On Setting Mist', 'makeup/foundation', 'spray'],
    ['Matte Lipstick', 'makeup/lipstick', 'lipstick'],
    ['Under Eye Patches', 'skincare/eye-care', 'sheet-mask-sachet'],
    ['Rose Face Oil', 'skincare/moisturizers', 'dropper-bottle'],
    ['Volume Mousse', 'haircare/styling', 'aerosol'],
    ['Honeycomb Night Cream', 'skincare/moisturizers', /low-jar|airless-pump/],
    ['Comb-Through Styling Spray', 'haircare/styling', /spray|aerosol/],
  ])('%s on %s is shown as %s', (name, shelf, shape) => {
    expect(shapeOf(name, shelf)).toMatch(shape);
  });

  test('uses an existing package shape in every category', () => {
    const shelves = ['skincare', 'makeup', 'haircare', 'fragrance', 'tools', 'supplements'];
    const under = ['', 'tools', 'hair-tools', 'skincare-tools', 'nail-tools', 'eyelash-tools'];
    for (const shelf of shelves) {
      for (const sub of under) {
        for (const name of ['One', 'Comb', 'Hairbrush', 'Straightener', 'Sponge', 'Ice Roller']) {
          const shape = shapeOf(name, `${shelf}/${sub}`);
          expect(existsSync(`assets/pictures/shapes/${shape}/base.webp`), shape).toBe(true);
        }
      }
    }
  });

  test('is a blank package in the tone of its category, whatever the brand', () => {
    const look = (brand: string, category = 'skincare') =>
      designPicture({ brand, name: 'Serum', category, subcategory: 'serums' });
    expect(look('Oak & Iron')).toEqual(look('Another Brand'));
    expect(look('Oak & Iron').palette).not.toEqual(look('Oak & Iron', 'makeup').palette);
    expect(isIllustration(look('Oak & Iron'))).toBe(true);
    expect(isIllustration({ ...look('Oak & Iron'), photo: 'ab' })).toBe(false);
  });
});
