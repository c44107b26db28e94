import markdown from './terms.md?raw';

/** The document source; see readLegalDocument for the placeholders in braces. */
export const termsMarkdown = markdown;
