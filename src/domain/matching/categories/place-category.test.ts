import { describe, expect, test } from 'vitest';
import { findCategory } from '~/domain/catalog/category';
import { shelfPhrases } from './category-rules';
import { googleShelves } from './google-categories';
import { CategoryPlacer, placeCategory } from './place-category';

const shelf = (title: string, categoryText?: string) => {
  const placed = placeCategory({ title, ...(categoryText !== undefined && { categoryText }) });
  return placed && `${placed.category}/${placed.subcategory}`;
};

describe('the category of a product', () => {
  test.each([
    ['Hair', 'SealingHairMask', 'haircare/treatments'],
    ['Hair', 'Salt Clay Cleansing Serum', 'haircare/shampoo'],
    ['Hair', 'Root Gummies with Biotin for Hair', 'supplements/hair-vitamins'],
    ['Hair', 'Ionic Blow Dry Brush', 'tools/hair-tools'],
    ['Hair', 'Quick Blowout Balm', 'haircare/styling'],
    ['Makeup', 'Cream Blush Cheek & Lip Color', 'makeup/blush-bronzer'],
    ['Bath & Body', 'Marula Butter Dry Skin Treatment', 'skincare/moisturizers'],
    ['Skincare', 'Cooling Roller with Niacinamide', 'tools/skincare-tools'],
    ['Skincare', 'Lip & Eye Attachment', 'tools/skincare-tools'],
    ['Skincare', 'Tanning Serum', 'skincare/moisturizers'],
    ['Skincare', 'Acne Body Spray', 'skincare/serums'],
    ['Skincare', 'Gold Undereye Patches', 'skincare/eye-care'],
    ['Makeup', 'Hanging Organizer Bag', 'tools/makeup-brushes'],
    ['Makeup', 'Eye Contour Palette', 'makeup/eyeshadow'],
    ['Makeup', 'Soft Blush Trio Palette', 'makeup/blush-bronzer'],
    ['Makeup', 'Under Eye Corrector', 'makeup/concealer'],
    ['Makeup', 'Universal Lip Luminizer', 'makeup/lipstick'],
    ['Makeup', 'Overnight Lip Mask', 'skincare/moisturizers'],
    ['Makeup', 'Loose Setting Powder & Puff', 'makeup/foundation'],
    ['Makeup', 'Powder Puff for Setting', 'tools/sponges'],
    ['Makeup', 'Mascara Effet Faux Cils', 'makeup/mascara'],
    ['Fragrance', 'Moonflower Eau de Parfum Travel Size', 'fragrance/travel'],
    ['Fragrance', 'Mini Moonflower Perfume', 'fragrance/travel'],
  ])('by department alone: %s, %s: %s', (text, title, expected) => {
    expect(shelf(title, text)).toBe(expected);
  });

  test('what is for pets has none, even if the whole category is ours', () => {
    expect(shelf('Pet Shampoo', 'Hair > Shampoo & Conditioner > Shampoo')).toBeNull();
  });

  test.each([
    ['Skincare > Moisturizers > Night Creams', 'Repair', 'skincare/moisturizers'],
    ['Skincare > Treatments > Face Serums', 'C-Firma', 'skincare/serums'],
    ['Skincare > Eye Care > Eye Masks', 'Gold Patches', 'skincare/eye-care'],
    ['Hair > Hair Styling & Treatments > Hair Masks', 'Deep Repair', 'haircare/treatments'],
    ['Hair > Shampoo & Conditioner > Conditioner', 'Smooth', 'haircare/conditioner'],
    ['Makeup > Face > Setting Spray & Powder', 'All Nighter', 'makeup/foundation'],
    ['Makeup > Brushes & Applicators > Face Brushes', 'No. 5', 'tools/makeup-brushes'],
    ['Fragrance > Women > Perfume', 'Chance Eau de Parfum', 'fragrance/women'],
    ['479', 'Bleu Eau de Parfum', 'fragrance/unisex'],
    ['479', 'Guilty Pour Homme Eau de Toilette', 'fragrance/men'],
    ['Fragrance > Men > Cologne', 'Bleu', 'fragrance/men'],
    ['2834', 'They’re Real', 'makeup/mascara'],
    ['469 > Health & Beauty > Personal Care > Hair Care', 'Argan Shampoo', 'haircare/shampoo'],
    [
      'Health & Beauty > Personal Care > Cosmetics > Skin Care > Sunscreen',
      'X',
      'skincare/sunscreen',
    ],
    ['477', 'Velvet Liquid Lipstick', 'makeup/lipstick'],
    ['Maquillage | Rouge à lèvres', 'Rouge Pur', 'makeup/lipstick'],
    ['Krása | Parfumy | Pánske parfumy', 'Lumivera Noc', 'fragrance/men'],
    ['Krása | Parfumy | Dámske parfumy', 'Lumivera Deň', 'fragrance/women'],
    ['Perfumes', 'عطر القمر 100 مل', 'fragrance/unisex'],
    ['maquiagem-premium', 'Base Velvet Skin D30 - Tom Claro', 'makeup/foundation'],
    ['maquiagem-premium', 'Batom Matte 01', 'makeup/lipstick'],
    ['coloracao-capilar', 'Ultra Color 07', 'haircare/treatments'],
    ['Gesichtspflege / Tagescreme', 'Hydro', 'skincare/moisturizers'],
    ['', 'Ultra Repair Hair Mask', 'haircare/treatments'],
    ['', 'Watermelon Glow Sleeping Mask', 'skincare/masks'],
    ['', 'Foundation Brush', 'tools/makeup-brushes'],
    ['', 'Vitamin C Serum with Moisturizing Cream', 'skincare/serums'],
  ])('%s, %s: %s', (text, title, expected) => {
    expect(shelf(title, text)).toBe(expected);
  });

  test.each([
    ['Candles & Home Scents', 'Fig Candle'],
    ['Fragrance', 'Peony & Suede Diffuser'],
    ['Fragrance', 'Fig Candle'],
    ['', 'Nail Polish'],
    ['Gift Cards', 'Gift Card $50'],
    ['Perfumes', 'Fig Candle'],
    ['', 'Something Else'],
    ['99999', 'Something Else'],
  ])('%s, %s has no category', (text, title) => {
    expect(shelf(title, text)).toBeNull();
  });

  test.each([
    ['Hair > Tools > Hair Dryers', 'Ionic 3000', 'tools/hair-tools'],
    ['Hair > Hair Styling & Treatments > Hair Supplements', 'Gro', 'supplements/hair-vitamins'],
    ['Makeup > Lip > Lip Balm & Treatment', 'Honey', 'skincare/moisturizers'],
    ['Makeup > Accessories > Makeup Removers', 'Melt', 'skincare/cleansers'],
    ['Fragrance > Women > Body Mist & Hair Mist', 'Bright', 'fragrance/body-sprays'],
    ['Skincare > Self Tanners > For Body', 'Wonder Mousse', 'skincare/moisturizers'],
    ['567', 'Rose Quartz Gua Sha Tool', 'tools/skincare-tools'],
    ['567', 'Hydrating Oil', 'skincare/serums'],
    ['486', 'Hydrating Oil', 'haircare/treatments'],
    ['567', 'Intensive Eye Renewal Cream', 'skincare/eye-care'],
    ['477', 'Blending Eyeshadow Brush', 'tools/makeup-brushes'],
  ])('%s, %s: %s, in another department or by its last word', (text, title, expected) => {
    expect(shelf(title, text)).toBe(expected);
  });

  test.each([
    ['Fragrance', 'Night Bloom Eau de Parfum Travel Spray', 'fragrance/travel'],
    ['Fragrance', 'Night Bloom Pour Femme Rollerball', 'fragrance/travel'],
    ['Fragrance', 'Night Bloom Body Mist', 'fragrance/body-sprays'],
    ['Hair', 'Bond Repair Shampoo', 'haircare/shampoo'],
    ['Hair', 'Bond Repair Leave-In Heat Protection Spray', 'haircare/styling'],
    ['Hair', 'Weightless Treatment Oil', 'haircare/treatments'],
    ['Hair', 'Cleansing Cream for Curls', 'haircare/shampoo'],
    ['Hair', 'Titanium Styling Iron 1"', 'tools/hair-tools'],
    ['Hair', 'Thicker Days Supplement', 'supplements/skin-supplements'],
    ['Makeup', 'Brow Brush for Pomades & Gels', 'tools/makeup-brushes'],
    ['Makeup', 'Soft Makeup Sponge', 'tools/sponges'],
    ['Makeup', 'Calming Lip Balm', 'skincare/moisturizers'],
    ['Makeup', 'Velvet Lip Pencil', 'makeup/lipstick'],
    ['Makeup', 'Basics Eye Primer Mini', 'makeup/eyeshadow'],
    ['Makeup', 'Mineral Face Primer', 'makeup/foundation'],
    ['Makeup', 'Gentle Eye Makeup Remover', 'skincare/cleansers'],
    ['Makeup', 'Moonlight Highlighting Powder', 'makeup/blush-bronzer'],
    ['Skincare', 'Dark Spot Toner', 'skincare/cleansers'],
    ['Skincare', 'Cleansing Butter', 'skincare/cleansers'],
    ['Skincare', 'Firming Cream Broad Spectrum SPF 15', 'skincare/moisturizers'],
    ['Skincare', 'Mineral Sunscreen Lotion SPF 40', 'skincare/sunscreen'],
    ['Skincare', 'Every Day Sun Fluid SPF 50', 'skincare/sunscreen'],
    ['Skincare', 'Plumping Lip Serum', 'skincare/moisturizers'],
    ['Skincare', 'Tinted Moisturizer', 'makeup/foundation'],
    ['Skincare', 'Clay Mask 15 ml Travel Size', 'skincare/masks'],
    ['', 'Smooth Skin Body Lotion (Fragrance Free)', 'skincare/moisturizers'],
    ['', 'Easy Brow Filling Powder', 'makeup/eyeshadow'],
    ['Mini Size', 'Multi Peptide Hair Density Serum', 'haircare/treatments'],
  ])('%s, %s: %s, with only a department', (text, title, expected) => {
    expect(shelf(title, text)).toBe(expected);
  });

  test.each([
    ['Animals & Pet Supplies > Cat Furniture', 'Moisturizing Cream Cat Tree'],
    ['Pet > Grooming > Shampoo', 'Oatmeal Shampoo'],
    ['Apparel & Accessories > Shoes', 'Cream Leather Shoes'],
    ['1', 'Soothing Balm'],
    ['Home & Garden > Kitchen', 'Face Serum Spoon'],
    ['Dieren > Katten', 'Kattenmeubel Cream'],
    ['Chovatelské potřeby > Kočky', 'Soothing Balm'],
    ['Товары > Мебель', 'Cream Chair'],
  ])('%s, %s is refused by its own category', (text, title) => {
    expect(shelf(title, text)).toBeNull();
    expect(new CategoryPlacer().map(text)).toEqual({ kind: 'refused', isTaught: false });
  });

  test.each([
    ['Boy Brow Volumizing Eyebrow Gel-Pomade', 'makeup/eyeshadow'],
    ['Brow Sculpting Wax Pencil & Styler', 'makeup/eyeshadow'],
    ['Leave-In Lash Conditioner', 'skincare/eye-care'],
    ['Laguna Bronzing Cream', 'makeup/blush-bronzer'],
    ['Oil Clear Facewash', 'skincare/cleansers'],
    ['Pour Elle EDP', 'fragrance/unisex'],
    ['Miracle Mask for Thinning Hair', 'haircare/treatments'],
    ['Charcoal Scalp Scrub', 'haircare/treatments'],
    ['Hair Cleansing Bar Soap', 'haircare/shampoo'],
    ['Hair Removal Cream', 'skincare/cleansers'],
    ['Hair & Body Oil', 'skincare/moisturizers'],
    ['Short Hair Contour Brush', 'tools/makeup-brushes'],
    ['Overnight Lip Plumping Mask', 'skincare/moisturizers'],
    ['Eye & Lip Makeup Remover', 'skincare/cleansers'],
    ['Eyebrow Enhancing Serum', 'skincare/eye-care'],
    ['Tinted Hydrating Gel Cream', 'makeup/foundation'],
    ['Skin Perfecting 2% BHA Liquid Exfoliant', 'skincare/cleansers'],
    ['Even Better Makeup Broad Spectrum SPF 15', 'makeup/foundation'],
    ['Almond Coconut Crème Wash', 'skincare/cleansers'],
    ['Dark Spot Corrector & Optimizer', 'skincare/serums'],
    ['Energizing Aftershave Lotion', 'fragrance/men'],
    ['Primer-Infused Blush', 'makeup/blush-bronzer'],
    ['Retinol Eye Sleeping Mask', 'skincare/eye-care'],
    ['Shimmer Bronze Pressed Powder', 'makeup/blush-bronzer'],
    ['Essence of Rose Roll On Fragrance', 'fragrance/travel'],
    ['Moisturizing Prebiotic Face Oil', 'skincare/serums'],
    ['Night Cream Infused with Rose Powder', 'skincare/moisturizers'],
    ['BB Tinted Treatment Primer SPF 30 Sunscreen', 'makeup/foundation'],
    ['Restructuring Bond Repair Masque', 'haircare/treatments'],
    ['Blow Dry Heat Protectant Cream', 'haircare/styling'],
  ])('%s: %s, without a category text', (title, expected) => {
    expect(shelf(title)).toBe(expected);
  });

  test('a title that is for animals finds no category', () => {
    expect(shelf('Oatmeal Shampoo for Dogs')).toBeNull();
    expect(shelf('Soothing Cat Shampoo')).toBeNull();
    expect(shelf('Cat Eye Liquid Eyeliner')).not.toBeNull();
  });

  test('a category text is mapped without a title', () => {
    expect(new CategoryPlacer().map('Skincare > Face Serums')).toMatchObject({
      kind: 'category',
      place: { category: 'skincare', subcategory: 'serums' },
    });
    expect(new CategoryPlacer().map('567')).toEqual({ kind: 'title', department: 'skincare' });
    expect(new CategoryPlacer().map('Gloop')).toEqual({ kind: 'title', department: null });
    expect(new CategoryPlacer().map('Non-Food')).toEqual({ kind: 'title', department: null });
    const rules = [{ phrase: 'Gloop', category: '', subcategory: '' }];
    expect(new CategoryPlacer(rules).map('Gloop')).toEqual({ kind: 'refused', isTaught: true });
    expect(placeCategory({ categoryText: 'Gloop', title: 'Face Serum' }, rules)).toBeNull();
  });

  test('the operator’s rules win over the built-in ones', () => {
    const rules = [{ phrase: 'Nail Polish', category: 'tools', subcategory: 'nail-tools' }];
    expect(placeCategory({ title: 'Red Nail Polish' }, rules)).toEqual({
      category: 'tools',
      subcategory: 'nail-tools',
    });
  });

  test('every rule names an existing category', () => {
    const all = [...shelfPhrases.map(([name]) => name), ...Object.values(googleShelves)];
    for (const name of all.filter((known) => known !== '')) {
      const [category = '', subcategory] = name.split('/');
      expect([name, findCategory(category, subcategory)?.subcategory?.slug]).toEqual([
        name,
        subcategory,
      ]);
    }
  });
});
