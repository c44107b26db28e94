interface Question {
  question: string;
  answer: string;
  more: { slug: string; label: string };
}

export function popularQuestions(brandName: string): readonly Question[] {
  return [
    {
      question: 'How often are prices updated?',
      answer:
        'Multiple times daily. We show when we last saw each price, so you can judge for yourself.',
      more: { slug: 'how-prices-are-updated', label: 'How updates work' },
    },
    {
      question: `Can I buy on ${brandName}?`,
      answer:
        'No. We take you to the store you choose, where you order and pay under its terms. Our comparison is free to use.',
      more: { slug: 'where-you-buy', label: 'What “Shop Now” does' },
    },
    {
      question: 'How do you make money?',
      answer:
        'Partner retailers may pay us a commission when you buy after following a link. It changes neither your price nor our rankings.',
      more: { slug: 'how-we-earn-money', label: 'How we make money' },
    },
    {
      question: 'How do price alerts work?',
      answer:
        'Set the price you want to pay, and we email you when a store reaches it: one email for each price drop, after we have verified it.',
      more: { slug: 'setting-a-price-alert', label: 'Set an alert' },
    },
    {
      question: 'How do I return a product?',
      answer:
        'Return it to the store that sold it, under its policy. Refunds are typically processed to the original payment method in 3–10 business days.',
      more: { slug: 'returning-a-product', label: 'Returning a product' },
    },
    {
      question: 'Do I need an account?',
      answer:
        'You don’t need one to search, compare or save favorites on your device. You need one for price alerts and to see your favorites on every device.',
      more: { slug: 'creating-an-account', label: 'Creating an account' },
    },
  ];
}
