import { z } from 'zod';
import { helpSections } from '~/domain/help/help-category';

const frontMatter = z.strictObject({
  title: z.string().min(5).max(70),
  category: z.enum(helpSections.map(({ slug }) => slug)),
  summary: z.string().min(20).max(160),
  order: z.coerce.number().int().positive(),
  keywords: z.string().transform((text) => text.split(',').map((word) => word.trim())),
});

export interface ArticleSource extends z.infer<typeof frontMatter> {
  slug: string;
  markdown: string;
}

/** Parses an article; errors name the file and the reason. */
export function readArticle(path: string, file: string): ArticleSource {
  const [, folder, slug] = /(?:^|\/)([a-z-]+)\/([a-z0-9-]+)\.md$/.exec(path) ?? [];
  const [, head, markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]+)$/.exec(file) ?? [];
  if (!slug || head === undefined || markdown === undefined) {
    throw new Error(`${path} does not begin with front matter between two lines of ---`);
  }
  const fields = head.split('\n').map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  });
  const parsed = frontMatter.safeParse(Object.fromEntries(fields));
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
  if (parsed.data.category !== folder) {
    throw new Error(`${path} is in the folder of a different category`);
  }
  return { slug, markdown: markdown.trim(), ...parsed.data };
}
