/** Why a review is not published at once. The code is for logs, the text tells the author what to do. */
export interface ReviewReason {
  state: 'held' | 'refused';
  text: string;
}

export const reviewReasons = {
  markup: {
    state: 'refused',
    text: 'Please remove HTML, forum markup and control characters, and write plain text.',
  },
  link: {
    state: 'held',
    text: 'It seems to contain a link, a site or a social account. Remove it to publish at once.',
  },
  contact: {
    state: 'held',
    text: 'It seems to contain contact details or to ask readers to write to you. Remove them to publish at once.',
  },
  'personal-data': {
    state: 'held',
    text: 'It seems to contain an address, or a card, account or order number. Remove it to protect people’s privacy.',
  },
  profanity: {
    state: 'held',
    text: 'It contains words that may offend readers. Criticism is welcome in other words.',
  },
  promotion: {
    state: 'held',
    text: 'It seems to advertise something or to be written for a reward. Describe only your own experience.',
  },
  'seller-talk': {
    state: 'held',
    text: 'It seems to be written by a seller. Reviews are for people who use the product.',
  },
  template: {
    state: 'held',
    text: 'It seems to contain a template or instructions for a program. Describe your experience in your own words.',
  },
  health: {
    state: 'held',
    text: 'It seems to promise a cure or to give medical advice. Describe only what the product did for you.',
  },
  'off-topic': {
    state: 'held',
    text: 'It does not seem to be about the product. Tell readers how you used it and what it did.',
  },
  padding: {
    state: 'held',
    text: 'It repeats the same words or characters. Tell readers what you liked or did not like.',
  },
  gibberish: {
    state: 'held',
    text: 'Much of it is not readable as sentences. Write words, and not only in capital letters.',
  },
  duplicate: {
    state: 'held',
    text: 'It is nearly the same as another review. Write about this product in your own words.',
  },
  copied: {
    state: 'held',
    text: 'Much of it is the store’s description. Write about the product in your own words.',
  },
  burst: {
    state: 'held',
    text: 'This product gets unusually many reviews today, so a person looks at each of them first.',
  },
  photos: { state: 'held', text: 'A person looks at every photo before it is shown.' },
  'first-review': {
    state: 'held',
    text: 'A person looks at the first review of every new account.',
  },
} as const satisfies Record<string, ReviewReason>;

export type ReviewReasonCode = keyof typeof reviewReasons;
