import markdown from './privacy.md?raw';

/** The document as it is written; see readLegalDocument for what stands in braces. */
export const privacyMarkdown = markdown;
