import { Marked, type Tokens } from 'marked';
import { escapeMarkup } from '~/web/http/escape-markup';

/** Links to this site, https, email and phone; anything else stays text. */
const allowedAddress = /^(\/(?![/\\])|#|https:\/\/|mailto:|tel:)/;

const marked = new Marked({ gfm: true, async: false });

marked.use({
  renderer: {
    // Escape raw HTML, so that only Markdown produces elements.
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeMarkup(text),
    // After a raw <script> or <pre>, marked takes the text for the content of that element and leaves it as it is.
    text: (token: Tokens.Text | Tokens.Escape) =>
      'escaped' in token && token.escaped ? escapeMarkup(token.text) : false,
    link({ href, tokens }: Tokens.Link) {
      const label = this.parser.parseInline(tokens);
      return allowedAddress.test(href) ? `<a href="${escapeMarkup(href)}">${label}</a>` : label;
    },
    // Images are not supported.
    image: ({ text }: Tokens.Image) => escapeMarkup(text),
  },
});

/** Renders Markdown as safe HTML. Headings keep their level. */
export function renderMarkdown(markdown: string): string {
  return marked.parse(markdown, { async: false });
}
