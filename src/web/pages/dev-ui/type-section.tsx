import { Specimen, StyleGuideSection } from './specimen';

const display = [
  { name: 'hero', className: 'text-hero', text: 'Glow for less' },
  { name: '3xl', className: 'text-3xl', text: 'Every store, one page' },
  { name: '2xl', className: 'text-2xl', text: 'Is now a good time to buy?' },
  { name: 'xl', className: 'text-xl', text: 'What it costs per milliliter' },
];

const text = [
  {
    name: 'lg',
    className: 'text-lg',
    text: 'A lead paragraph sums up the page in one sentence.',
  },
  {
    name: 'base',
    className: 'text-base',
    text: 'Running text is seventeen pixels, for comfortable reading.',
  },
  {
    name: 'sm',
    className: 'text-sm',
    text: 'Controls, table cells and secondary text.',
  },
  {
    name: 'xs',
    className: 'text-xs',
    text: 'Labels, badges and fine print. Never smaller than this.',
  },
];

const prices = [
  ['Hydrating cream, 50 ml', '$8.90', '$17.80'],
  ['Hydrating cream, 100 ml', '$14.11', '$14.11'],
  ['Hydrating cream, 500 ml', '$111.00', '$22.20'],
];

export function TypeSection() {
  return (
    <StyleGuideSection
      id="type"
      number="02"
      title="Type"
      intro="Bodoni Moda for headings, Figtree for text. Figures are tabular wherever they are compared."
    >
      {display.map((step) => (
        <Specimen key={step.name} name={step.name} note="Bodoni Moda">
          <p className={`font-display ${step.className}`}>{step.text}</p>
        </Specimen>
      ))}
      {text.map((step) => (
        <Specimen key={step.name} name={step.name} note="Figtree">
          <p className={`max-w-prose ${step.className}`}>{step.text}</p>
        </Specimen>
      ))}
      <Specimen name="Eyebrow">
        <p className="eyebrow text-accent">New in skincare</p>
      </Specimen>
      <Specimen name="Figures" note="The price table">
        <table className="figures w-full max-w-prose text-sm">
          <thead>
            <tr className="border-ink border-b text-left">
              <th className="py-2 font-semibold">Size</th>
              <th className="py-2 text-right font-semibold">Price</th>
              <th className="py-2 text-right font-semibold">Per 100 ml</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {prices.map(([size, price, unit]) => (
              <tr key={size}>
                <td className="py-2.5">{size}</td>
                <td className="py-2.5 text-right">{price}</td>
                <td className="py-2.5 text-right text-soft">{unit}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Specimen>
    </StyleGuideSection>
  );
}
