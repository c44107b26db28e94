import type { Operation } from './operation';

const person = { email: 'ada@example.com' };

/** The site's forms, as its pages send them. */
export const formOperations: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/forms/contact',
    summary: 'Write to the shop',
    access: 'anyone',
    form: {
      example: {
        ...person,
        firstName: 'Ada',
        lastName: 'Moreno',
        subject: 'A question',
        message: 'How often do you compare prices?',
      },
    },
  },
  {
    method: 'post',
    path: '/api/forms/newsletter',
    summary: 'Ask for the newsletter',
    access: 'anyone',
    form: { example: person },
  },
  {
    method: 'post',
    path: '/api/forms/price-match',
    summary: 'Ask for a price match',
    access: 'anyone',
    form: {
      example: {
        ...person,
        name: 'Ada Moreno',
        productName: 'Clarity Serum',
        brand: 'Veralith',
        productUrl: 'https://glowfare.example/product/1',
        store: 'amazon',
        price: '19.99',
        competitorUrl: 'https://store.example/serum',
        details: 'Seen today.',
      },
    },
  },
  {
    method: 'post',
    path: '/api/forms/application',
    summary: 'Apply for a job, with a résumé',
    access: 'anyone',
    form: {
      example: {
        ...person,
        role: '',
        name: 'Ada Moreno',
        link: 'https://ada.example',
        message: 'Hello.',
      },
      file: 'file',
    },
  },
];
