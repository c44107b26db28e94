import { Marked, type Tokens } from 'marked';
import { escapeMarkup } from '~/web/http/escape-markup';

/** Addresses on this site, of other pages and for a mail program; nothing else becomes a link. */
const allowedAddress = /^(\/(?![/\\])|#|https:\/\/|mailto:|tel:)/;

const marked = new Marked({ gfm: true, async: false });

marked.use({
  renderer: {
    // What looks like HTML is text: nothing gets onto a page but what Markdown makes.
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeMarkup(text),
    link({ href, tokens }: Tokens.Link) {
      const label = this.parser.parseInline(tokens);
      return allowedAddress.test(href) ? `<a href="${escapeMarkup(href)}">${label}</a>` : label;
    },
    // Pictures have their own ways onto a page.
    image: ({ text }: Tokens.Image) => escapeMarkup(text),
  },
});

/** Markdown as HTML that is safe to put into a page. Headings keep the level they are written at. */
export function renderMarkdown(markdown: string): string {
  return marked.parse(markdown, { async: false });
}
