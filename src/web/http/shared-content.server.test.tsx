import fc from 'fast-check';
import { createContext, type ReactNode, use, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProductCard } from '../shared/catalog/product-card';
import type { ProductCardData } from '../shared/catalog/product-card-data';
import { RenderContext } from '../shared/render-context';
import { useFrameContent } from '../shared/use-frame-content';
import { useSharedContent } from '../shared/use-shared-content';
import { createSharedContent } from './shared-content.server';

function renderShared(content: ReactNode): string {
  const { share, frame, fill } = createSharedContent('secret');
  const value = { brandName: 'Glowfare', nonce: 'n', requestId: null, share, frame, assets: null };
  const html = renderToString(<RenderContext value={value}>{content}</RenderContext>);
  return Buffer.from(fill(html)).toString();
}

const text = fc.oneof(
  fc.string(),
  fc.constantFrom('<b>', '&amp;', '</article>', '0;', 'Crème', '😀', ' '),
);
const price = fc.integer({ min: 0, max: 50_000 }).map((cents) => cents / 100);
const card: fc.Arbitrary<ProductCardData> = fc.record({
  id: fc.integer({ min: 1, max: 3 }),
  name: text,
  brand: text,
  imageVersion: fc.constant('v1'),
  imageTone: fc.constant('#fff'),
  rating: fc.constantFrom(0, 4.5),
  reviewCount: fc.constantFrom(0, 1, 1_200),
  size: fc.option(text),
  bestPrice: fc.option(price),
  unitPrice: fc.option(text),
  savingsPercent: fc.constantFrom(0, 20),
  prices: fc.array(fc.record({ retailer: text, price, inStock: fc.boolean() }), { maxLength: 3 }),
  note: fc.option(text),
});
const variants = fc.record({
  text,
  to: fc.constantFrom('/products?family=1', '/products?family=2'),
});
/** Some of the cards of a listing stand for several sizes and shades. */
const listed = fc
  .tuple(card, fc.option(variants))
  .map(([product, own]) => (own ? { ...product, variants: own } : product));

test('pages have the same markup as without sharing', () => {
  fc.assert(
    fc.property(fc.array(listed, { maxLength: 4 }), (products) => {
      const cards = products.map((product, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ids may repeat here.
        <ProductCard key={index} product={product} sizes="50vw" eager={index < 1} hasVariantsRow />
      ));
      expect(renderShared(cards)).toBe(renderToString(cards));
    }),
    { numRuns: 30 },
  );
});

test('renders content once, whatever the page', () => {
  let renders = 0;
  function Greeting({ name }: { name: string }) {
    renders += 1;
    return <b>{`Hello ${name}`}</b>;
  }
  const Paragraph = ({ name }: { name: string }) => <p {...useSharedContent(Greeting, { name })} />;
  const ada = '<p><b>Hello Ada</b></p>';
  const page = [<Paragraph key="1" name="Ada" />, <Paragraph key="2" name="Ada" />];
  expect(renderShared(page)).toBe(ada + ada);
  expect(renderShared(<Paragraph name="Ada" />)).toBe(ada);
  expect(renders).toBe(1);
  expect(renderShared(<Paragraph name="Bea" />)).toBe('<p><b>Hello Bea</b></p>');
});

test('content of different components with the same props differs', () => {
  const Question = () => <i>Why?</i>;
  const Answer = () => <i>Because.</i>;
  const Both = () => (
    <>
      <p {...useSharedContent(Question, {})} />
      <p {...useSharedContent(Answer, {})} />
    </>
  );
  expect(renderShared(<Both />)).toBe('<p><i>Why?</i></p><p><i>Because.</i></p>');
});

test('content that starts or ends with a text looks as if it was rendered within the page', () => {
  const Amount = ({ name }: { name: string }) => (
    <>
      {name} <b>2 %</b> or less
    </>
  );
  const Item = ({ name }: { name: string }) => <li {...useSharedContent(Amount, { name })} />;
  const list = [<Item key="1" name="Aqua" />, <Item key="2" name="Parfum" />];
  expect(renderShared(list)).toBe(renderToString(list));
});

test.each([
  ['<i>Creme</i>', '<i>Creme</i>'],
  ['<i>Crème</i>…😀', '<i>Crème</i>…😀'],
  // Half of a surrogate pair, such as in a truncated text.
  ['😀 \ud83d!', '😀 \ufffd!'],
])('%j is encoded as UTF-8 around what is inserted', (text, encoded) => {
  const { share, fill } = createSharedContent('secret');
  const mark = share(() => <b>Shared</b>, {});
  expect(Buffer.from(fill(`${text}${mark}${mark}${text}`, text)).toString()).toBe(
    `${encoded}<b>Shared</b><b>Shared</b>${encoded}${encoded}`,
  );
});

test('what follows the page has no marks', () => {
  const { share, fill } = createSharedContent('secret');
  const mark = share(() => <b>Shared</b>, {});
  expect(Buffer.from(fill(mark, `😀${mark}`)).toString()).toBe(`<b>Shared</b>😀${mark}`);
});

test('in browsers, content is rendered as usual', () => {
  const Name = ({ name }: { name: string }) => <b>{name}</b>;
  const Paragraph = () => <p {...useSharedContent(Name, { name: 'Ada' })} />;
  expect(renderToString(<Paragraph />)).toBe('<p><b>Ada</b></p>');
});

test('the frame is rendered with the first page that needs it, with its ids and contexts', () => {
  let renders = 0;
  const Name = createContext('');
  function Content() {
    renders += 1;
    const id = useId();
    return (
      <p>
        <label htmlFor={id}>{use(Name)}</label>
        <input id={id} defaultValue="0;" />
      </p>
    );
  }
  const Header = () => (
    <header className="top" {...useFrameContent(Content, 'header', { name: use(Name) })} />
  );
  const page = (name: string, title: string) => (
    <Name value={name}>
      <Header />
      <main>
        <header>{title}</header>
      </main>
    </Name>
  );
  for (const name of ['Ada', 'Bea', 'Ada', 'Bea']) {
    for (const title of ['One', 'Two'])
      expect(renderShared(page(name, title))).toBe(renderToString(page(name, title)));
  }
  // Once for each name, and with each of the eight pages that it is compared with.
  expect(renders).toBe(2 + 8);
});
