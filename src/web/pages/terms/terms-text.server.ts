import markdown from './terms.md?raw';

/** The document as it is written; see readLegalDocument for what stands in braces. */
export const termsMarkdown = markdown;
