import type { Operation } from './operation';

const person = { email: 'ada@example.com' };

export const formOperations: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/forms/contact',
    summary: 'Send a contact message',
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
    summary: 'Subscribe to the newsletter',
    access: 'anyone',
    form: { example: person },
  },
  {
    method: 'post',
    path: '/api/forms/price-match',
    summary: 'Request a price match',
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
