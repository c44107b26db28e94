interface Opening {
  slug: string;
  title: string;
  department: string;
  location: string;
  type: string;
  salary: string;
  description: string;
}

/** The jobs that are open right now. */
export const openings: readonly Opening[] = [
  {
    slug: 'senior-frontend-developer',
    title: 'Senior Frontend Developer',
    department: 'Engineering',
    location: 'New York, NY',
    type: 'Full-time',
    salary: '$120k–$160k',
    description:
      'You make pages that are readable before a script has run, pleasant by keyboard, and quick on a three-year-old phone. TypeScript and React, server-rendered; you care for kilobytes and for typography.',
  },
  {
    slug: 'data-scientist',
    title: 'Data Scientist',
    department: 'Data',
    location: 'New York, NY',
    type: 'Full-time',
    salary: '$130k–$170k',
    description:
      'You tell a real discount from a staged one. Millions of price intervals, product matching across feeds that never agree on a name, and verdicts that must hold when a shopper looks them up.',
  },
  {
    slug: 'product-marketing-manager',
    title: 'Product Marketing Manager',
    department: 'Marketing',
    location: 'Remote',
    type: 'Full-time',
    salary: '$90k–$120k',
    description:
      'You find the words for what we do, and only for what we do. The weekly newsletter, the launch of new features, and conversations with the people who use them.',
  },
  {
    slug: 'customer-success-specialist',
    title: 'Customer Success Specialist',
    department: 'Support',
    location: 'New York, NY',
    type: 'Full-time',
    salary: '$55k–$75k',
    description:
      'You answer within 24 hours, verify price match requests, and turn the third question of a kind into a help article, so that no one has to ask it a fourth time.',
  },
];
