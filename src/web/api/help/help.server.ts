import type { Context, Hono } from 'hono';
import { AppError } from '~/domain/app-error';
import { voteOnArticle } from '~/usecases/help/vote-on-article.server';
import { readBody } from '~/web/http/bodies/read-body.server';
import { readForm } from '~/web/http/bodies/read-form.server';
import { respondWithCachedFile } from '~/web/http/cache/cached-file.server';
import type { PageCache } from '~/web/http/cache/page-cache.server';
import { visitorAddress } from '~/web/http/limits/visitor-address.server';
import type { RequestEnv } from '~/web/http/request-env.server';
import { helpLibrary } from '~/web/shared/help/help-library.server';
import { voteSchema } from '~/web/shared/help/help-schemas';
import { endpoint } from '../endpoint.server';

/** The articles for the help center's search, and votes on them. */
export function helpApi(app: Hono<RequestEnv>, cache: PageCache): void {
  endpoint(app, '/api/help/articles', {
    GET: (c) =>
      respondWithCachedFile(c, cache, {
        type: 'application/json; charset=utf-8',
        freshSeconds: 300,
        make: async () =>
          JSON.stringify({ items: searchableArticles(c.get('deps').site.brandName) }),
      }),
  });

  endpoint(app, '/api/help/votes', {
    POST: async (c) => {
      const isForm = isFormBody(c);
      const { slug, helpful } = isForm ? await readVote(c) : await readBody(c, voteSchema);
      if (!helpLibrary(c.get('deps').site.brandName).bySlug.has(slug)) {
        throw new AppError('not_found', { message: 'There is no such article.' });
      }
      const outcome = await voteOnArticle(c.get('deps'), {
        slug,
        vote: helpful,
        device: { ip: visitorAddress(c), userAgent: c.req.header('user-agent') ?? '' },
      });
      if (!isForm) return c.json({ outcome }, 200, { 'Cache-Control': 'no-store' });
      const voted = outcome === 'counted' ? helpful : outcome;
      return c.redirect(`/help/${slug}?voted=${voted}#helpful`, 303);
    },
  });
}

function searchableArticles(brandName: string) {
  return helpLibrary(brandName).articles.map(({ slug, title, summary, keywords, text }) => ({
    slug,
    title,
    summary,
    keywords,
    text,
  }));
}

/** Whether the browser submitted the form without our script. */
function isFormBody(c: Context<RequestEnv>): boolean {
  const type = c.req.header('content-type') ?? '';
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type);
}

async function readVote(c: Context<RequestEnv>) {
  const parsed = voteSchema.safeParse(Object.fromEntries(await readForm(c.req.raw)));
  if (parsed.success) return parsed.data;
  throw new AppError('invalid_body', { message: 'The vote is invalid.' });
}
