import markdown from './privacy.md?raw';

/** The document source; see readLegalDocument for the placeholders in braces. */
export const privacyMarkdown = markdown;
