const steps = [
  {
    title: 'Check Return Policy',
    text: 'Look up the store’s return window and conditions, here and on its own site, and check whether your product is final sale.',
  },
  {
    title: 'Gather Required Items',
    text: 'Get the product with its packaging, the receipt or order number, and the card you paid with.',
  },
  {
    title: 'Visit Store or Initiate Online Return',
    text: 'In a store, it takes minutes. Online, open the order, choose the item, and print the label or show the code.',
  },
  {
    title: 'Receive Refund',
    text: 'Refunds are typically processed to the original payment method in 3–10 business days.',
  },
];

export function ReturnProcess() {
  return (
    <section
      aria-labelledby="process"
      className="mt-16 bg-honey-wash py-16 md:mt-24 md:py-20 print:mt-8 print:break-inside-avoid print:bg-transparent print:py-0"
    >
      <div className="page-column grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_2fr] print:block">
        <h2 id="process" className="font-display text-3xl text-honey">
          Typical Return Process
        </h2>
        <ol className="grid gap-8 print:mt-4 print:gap-4">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[3.5rem_1fr] items-baseline">
              <span aria-hidden="true" className="figures font-display text-3xl text-honey">
                {index + 1}
              </span>
              <div>
                <h3 className="font-display text-xl">{title}</h3>
                <p className="mt-1 max-w-prose">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
