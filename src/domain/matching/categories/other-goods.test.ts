import { describe, expect, test } from 'vitest';
import { placeCategory } from './place-category';

const shelf = (title: string, categoryText = '') => {
  const placed = placeCategory({ title, categoryText });
  return placed && `${placed.category}/${placed.subcategory}`;
};

describe('goods that are not beauty', () => {
  test.each([
    'Cat Tree Cream Color 120 cm',
    'Phone Case Lip Gloss Pink for iPhone 15',
    'Moisturizer for Leather Shoes 75 ml',
    'Paint Brush Set 10 Pieces for Acrylic Painting',
    'Wood Stain Walnut 1 L',
    'Face Mask with Ear Loops N95 Box of 20',
    'Ice Cream Vanilla 500 ml',
    'Sour Cream 200 g',
    'Cream of Mushroom Soup 400 g',
    'Cream Cheese 150 g',
    'Whipped Cream Chargers 24 Pack',
    'Shoe Cream Dark Brown',
    'Leather Balm for Sofas and Car Seats',
    'Car Shampoo with Wax 1 L',
    'Carpet Shampoo 2 L',
    'Dog Shampoo Oatmeal 500 ml',
    'Paw Balm for Dogs 60 ml',
    'Kitten Wipes Hypoallergenic',
    'Toilet Brush with Holder White',
    'Bottle Brush for Baby Bottles',
    'Wire Brush for Drill',
    'Dish Soap Lemon 750 ml',
    'Laundry Soap Bar 200 g',
    'Saddle Soap for Horse Tack',
    'Kitchen Sponge 6 Pack',
    'Immersion Blender 800 W',
    'Smoothie Blender with Two Cups',
    'Snorkel Mask for Adults',
    'Welding Mask Auto Darkening',
    'Halloween Mask Clown Adult',
    'Diving Mask with Camera Mount',
    'Disposable Medical Face Masks 50 Pcs',
    'Protein Powder Chocolate 1 kg',
    'Baking Powder 100 g',
    'Chili Powder 50 g',
    'Washing Powder Color 3 kg',
    'Gun Powder Green Tea',
    'Cushion Cover Velvet 45 x 45 cm',
    'Sofa Cushion Beige',
    'Car Primer Spray Gray 400 ml',
    'Wall Primer White 5 L',
    'Pool Liner Round 4.5 m',
    'Truck Bed Liner Spray',
    'Women’s Ankle Boots Blush Suede',
    'Blush Pink Bridesmaid Dress',
    'Baby Stroller Bronzer Edition',
    'Doll with Hair Brush and Comb',
    'Toy Makeup Kit for Dolls',
    'The Perfume Collector: A Novel, Paperback',
    'Book: The Art of Makeup and Lipstick',
    'USB-C Cable Lipstick Red 1 m',
    'Wireless Headphones Highlighter Yellow',
    'Highlighter Pens Assorted 6 Pack',
    'Watercolor Paint Palette 24 Colors',
    'Concealer Tape for Cables',
    'Olive Oil Extra Virgin 1 L',
    'Motor Oil 5W-30 4 L',
    'Crème brûlée Dessert 2 x 100 g',
    'Schuhcreme schwarz 50 ml',
    'Hundeshampoo sensitiv 250 ml',
    'Autoshampoo Konzentrat 1 L',
    'Crema de cacahuete 500 g',
    'Crème pour chaussures incolore',
    'Shampooing pour chien 300 ml',
    'Champú para perros 400 ml',
    'Detergente per lavatrice 2 L',
    'Šampon pro psy 250 ml',
    'Szampon dla psa 300 ml',
    'Pinceau de peinture 20 mm',
    'Pinsel für Wandfarbe 50 mm',
  ])('%s finds no category by its title', (title) => {
    expect(shelf(title)).toBeNull();
    expect(shelf(title, 'Sale')).toBeNull();
  });

  test.each([
    ['Home & Garden > Decor > Cushions', 'Cushion in Blush'],
    ['Baby & Toddler > Diapering', 'Soothing Cream'],
    ['Arts & Entertainment > Hobbies > Art Supplies', 'Palette of 24 Colors'],
    ['Media > Books', 'Perfume: The Story of a Murderer'],
    ['Vehicles & Parts > Vehicle Care', 'Polish and Wax Cream'],
    ['Potraviny > Oleje', 'Coconut Oil'],
    ['Auto & Motorrad > Pflege', 'Shampoo mit Wachs'],
    ['Bricolage > Peinture', 'Primer blanc'],
    ['Hogar > Limpieza', 'Jabón en barra'],
    ['Zoo > Pies > Pielęgnacja', 'Szampon owsiany'],
  ])('%s, %s is refused by its category', (text, title) => {
    expect(shelf(title, text)).toBeNull();
  });
});

describe('beauty with titles that resemble other goods', () => {
  test.each([
    ['Cat Eye Liquid Eyeliner', 'makeup/eyeshadow'],
    ['Kitten Liquid Liner', 'makeup/eyeshadow'],
    ['Better Than Sex Mascara', 'makeup/mascara'],
    ['Chocolate Bar Eyeshadow Palette', 'makeup/eyeshadow'],
    ['Peanut Butter and Jelly Eyeshadow Palette', 'makeup/eyeshadow'],
    ['Ice Cream Eyeshadow Palette', 'makeup/eyeshadow'],
    ['Paint Pot Cream Shadow', 'makeup/eyeshadow'],
    ['Watercolor Lip Tint', 'makeup/lipstick'],
    ['Lip Paint Matte', 'makeup/lipstick'],
    ['Tuscan Leather Eau de Parfum', 'fragrance/unisex'],
    ['Wood Sage & Sea Salt Body Mist', 'fragrance/body-sprays'],
    ['Coffee Body Scrub 200 g', 'skincare/cleansers'],
    ['Olive Oil Hand Cream', 'skincare/moisturizers'],
    ['Extra Virgin Olive Oil Bar Soap', 'skincare/cleansers'],
    ['Coconut Oil Hair Mask', 'haircare/treatments'],
    ['Green Tea Cleansing Oil', 'skincare/cleansers'],
    ['Milk & Honey Body Lotion', 'skincare/moisturizers'],
    ['Oat Milk Gentle Shampoo', 'haircare/shampoo'],
    ['Rice Water Toner', 'skincare/cleansers'],
    ['Sugar Lip Scrub', 'skincare/moisturizers'],
    ['Vanilla Cake Lip Balm', 'skincare/moisturizers'],
    ['Wine Stain Lip Tint', 'makeup/lipstick'],
    ['Coffee Eye Cream', 'skincare/eye-care'],
    ['Snail Mucin Power Essence', 'skincare/serums'],
    ['Bee Venom Face Mask', 'skincare/masks'],
    ['Horse Oil Moisturizing Cream', 'skincare/moisturizers'],
    ['Donkey Milk Face Cream', 'skincare/moisturizers'],
    ['Tiger Grass Color Correcting Cream SPF 30', 'skincare/moisturizers'],
    ['Black Soap Face Wash', 'skincare/cleansers'],
    ['Panda Eye Patches', 'skincare/eye-care'],
    ['Mermaid Hair Waver', 'tools/hair-tools'],
    ['Little Black Dress Eau de Toilette', 'fragrance/unisex'],
    ['Boots No7 Protect & Perfect Serum', 'skincare/serums'],
    ['Velvet Cushion Foundation', 'makeup/foundation'],
    ['Air Cushion Foundation with Puff', 'makeup/foundation'],
    ['Book of Shadows Eyeshadow Palette', 'makeup/eyeshadow'],
    ['Phone-Ready HD Setting Powder', 'makeup/foundation'],
    ['Car Wash Hair & Body Shampoo', 'haircare/shampoo'],
    ['Gentle Baby Shampoo', 'haircare/shampoo'],
    ['Kids Sunscreen Spray SPF 50', 'skincare/sunscreen'],
    ['Doll Lash Mascara', 'makeup/mascara'],
    ['Dollskin Setting Spray', 'makeup/foundation'],
    ['Sneaker Proof Setting Spray', 'makeup/foundation'],
    ['Tool Kit Brow Pencil', 'makeup/eyeshadow'],
    ['Laundry Day Dry Shampoo', 'haircare/shampoo'],
    ['Cotton Shirt Eau de Toilette', 'fragrance/unisex'],
    ['Motor Oil Black Matte Lipstick', 'makeup/lipstick'],
    ['Fish Tail Eyeliner Stamp', 'makeup/eyeshadow'],
    ['Wild Dog Rose Face Oil', 'skincare/serums'],
    ['Tea Tree Skin Clearing Facial Wash', 'skincare/cleansers'],
    ['Felt-Tip Liner Waterproof', 'makeup/eyeshadow'],
    ['Hydrating Water Gel', 'skincare/moisturizers'],
    ['Stay-in-Place Makeup', 'makeup/foundation'],
    ['Color-Treated Hair Conditioning Balm', 'haircare/conditioner'],
    ['Lip & Cheek Stain', 'makeup/blush-bronzer'],
    ['Thermal Round Brush 45 mm', 'haircare/tools'],
    ['Coffee & Cream Nude Lip Gloss', 'makeup/lipstick'],
    ['Gesichtscreme mit Olivenöl', 'skincare/moisturizers'],
  ])('%s: %s', (title, expected) => {
    expect(shelf(title)).toBe(expected);
  });

  test.each([
    ['Goat Milk Soap', 'skincare/cleansers'],
    ['Puppy Love Blush', 'makeup/blush-bronzer'],
    ['Baby Lotion with Oat', 'skincare/moisturizers'],
    ['Garden Party Highlighter', 'makeup/blush-bronzer'],
  ])('%s: %s, if the brand is known for beauty', (title, expected) => {
    expect(shelf(title)).toBeNull();
    const placed = placeCategory({ title, isBeautyBrand: true });
    expect(placed && `${placed.category}/${placed.subcategory}`).toBe(expected);
  });

  test('a brand of beauty that is also a fashion house does not sell leather shoes in moisturizers', () => {
    expect(placeCategory({ title: 'Loafers Cream Leather', isBeautyBrand: true })).toBeNull();
  });

  test.each([
    ['Health & Beauty > Cat Eye Looks', 'Flick It Eyeliner', 'makeup/eyeshadow'],
    ['Makeup', 'Phone Case Palette', 'makeup/eyeshadow'],
    ['Skincare', 'Leather Repair Cream Mask', 'skincare/masks'],
    ['Bath & Body', 'Car Air Balm', 'skincare/moisturizers'],
  ])('%s, %s: %s, because the feed says it is beauty', (text, title, expected) => {
    expect(shelf(title, text)).toBe(expected);
  });
});
