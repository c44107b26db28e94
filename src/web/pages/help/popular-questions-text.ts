interface Question {
  question: string;
  answer: string;
  /** The article that says more. */
  more: { slug: string; label: string };
}

/** The six questions that are asked most. */
export function popularQuestions(brandName: string): readonly Question[] {
  return [
    {
      question: 'How often are prices updated?',
      answer:
        'Multiple times daily. Beside each price stands when we last saw it, so you can judge for yourself.',
      more: { slug: 'how-prices-are-updated', label: 'How updates work' },
    },
    {
      question: `Can I buy on ${brandName}?`,
      answer:
        'No. We lead you to the store of your choice, where you order and pay under its terms. Using our comparison costs nothing.',
      more: { slug: 'where-you-buy', label: 'What “Shop Now” does' },
    },
    {
      question: 'How do you make money?',
      answer:
        'Partner retailers may pay us a commission when you buy after following a link. It changes neither your price nor our order.',
      more: { slug: 'how-we-earn-money', label: 'How we earn money' },
    },
    {
      question: 'How do price alerts work?',
      answer:
        'Say what you would pay, and we write when a store asks it: one email for one drop, after we have made sure that it is real.',
      more: { slug: 'setting-a-price-alert', label: 'Set an alert' },
    },
    {
      question: 'How do I return a product?',
      answer:
        'To the store that sold it, under its policy. Refunds are typically processed to the original payment method in 3–10 business days.',
      more: { slug: 'returning-a-product', label: 'Returning a product' },
    },
    {
      question: 'Do I need an account?',
      answer:
        'Not to search, compare or save favorites on your device. You need one for price alerts and to have your favorites everywhere.',
      more: { slug: 'creating-an-account', label: 'Creating an account' },
    },
  ];
}
