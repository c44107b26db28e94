import { defineTypes } from './define-types';

export const fragranceTypes = defineTypes('fragrance', [
  [
    'perfume',
    'Perfumes',
    'perfume|fragrance|scent|parfume|signature scent|perfume spray|fragrance spray|niche perfume|niche fragrance|smell good spray',
    { labels: 'eau fraiche' },
  ],
  [
    'eau-de-parfum',
    'Eaux de parfum',
    'eau de parfum|edp|eau de perfume|eau de parfum spray|eau de parfum intense|eau du parfum|edp spray',
    { parent: 'perfume' },
  ],
  [
    'eau-de-toilette',
    'Eaux de toilette',
    'eau de toilette|edt|toilette spray|edt spray|eau de toilet|toilet water',
    { parent: 'perfume' },
  ],
  [
    'parfum',
    'Parfums',
    'parfum|extrait|extrait de parfum|pure perfume|perfume extract|pure parfum|extrait de perfume',
    { parent: 'perfume' },
  ],
  [
    'cologne',
    'Colognes',
    'cologne|eau de cologne|edc|aftershave cologne|cologne spray',
    { parent: 'perfume' },
  ],
  [
    'travel-spray',
    'Travel sprays',
    'travel spray|purse spray|travel perfume|mini perfume|travel size perfume|perfume travel size|perfume atomizer|pocket perfume|travel cologne|travel fragrance',
    { parent: 'perfume' },
  ],
  [
    'rollerball',
    'Rollerballs',
    'rollerball|roller ball|roll on perfume|perfume rollerball|perfume roller|perfume roll on|rollerball perfume|roller perfume',
    { parent: 'perfume' },
  ],
  [
    'perfume-oil',
    'Perfume oils',
    'perfume oil|fragrance oil|attar|oil perfume|scented oil|oil based perfume',
    { parent: 'perfume' },
  ],
  [
    'solid-perfume',
    'Solid perfumes',
    'solid perfume|perfume balm|solid fragrance|perfume stick|solid cologne',
    { parent: 'perfume' },
  ],
  [
    'discovery-set',
    'Discovery sets',
    'discovery set|miniature set|perfume sampler|fragrance sampler|perfume sample|perfume gift set|fragrance gift set|perfume set|fragrance set|cologne gift set|cologne set|sample set|discovery kit|perfume sample set|fragrance discovery set|perfume mini set',
  ],
  [
    'body-mist',
    'Body mists',
    'body mist|fragrance mist|hair and body mist|body splash|perfume mist|scented mist|body fragrance mist|fine fragrance mist',
    { labels: 'dry oil body mist' },
  ],
  [
    'body-spray',
    'Body sprays',
    'body spray|deodorant body spray|fragrance body spray|perfume body spray|body perfume',
    { includes: 'body-mist' },
  ],
]);
