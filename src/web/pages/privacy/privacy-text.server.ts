export { default as privacyMarkdown } from './privacy.md?raw';
