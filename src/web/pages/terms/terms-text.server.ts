export { default as termsMarkdown } from './terms.md?raw';
