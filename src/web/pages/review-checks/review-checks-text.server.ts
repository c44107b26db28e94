import markdown from './review-checks.md?raw';

/** The document source; see readLegalDocument for the placeholders in braces. */
export const reviewChecksMarkdown = markdown;
