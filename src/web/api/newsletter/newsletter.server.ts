import type { Hono } from 'hono';
import { AppError } from '~/domain/app-error';
import { confirmNewsletter } from '~/usecases/newsletter/request-newsletter.server';
import { unsubscribeNewsletter } from '~/usecases/newsletter/unsubscribe-newsletter.server';
import { readForm } from '~/web/http/bodies/read-form.server';
import type { RequestEnv } from '~/web/http/request-env.server';

/**
 * The links in newsletter emails. The pages at the same URLs only show a button; the button, or the email
 * program's own one (RFC 8058), sends this request. The token in the URL is the proof, so the origin of
 * the request does not matter.
 */
export function newsletterApi(app: Hono<RequestEnv>): void {
  app.post('/newsletter/confirm', async (c) => {
    const isConfirmed = await confirmNewsletter(c.get('deps'), {
      token: c.req.query('token') ?? '',
    });
    c.header('Cache-Control', 'no-store');
    return c.redirect(isConfirmed ? '/newsletter/confirmed' : '/newsletter/expired', 303);
  });

  app.post('/newsletter/unsubscribe', async (c) => {
    const form = await readForm(c.req.raw).catch(() => null);
    const isOneClick = form?.has('List-Unsubscribe') ?? false;
    c.header('Cache-Control', 'no-store');
    try {
      await unsubscribeNewsletter(c.get('deps'), { token: c.req.query('token') ?? '' });
    } catch (error) {
      const isBrokenLink = error instanceof AppError && error.code === 'bad_request';
      if (isOneClick || !isBrokenLink) throw error;
      // Without a token, the page says that the link is incomplete.
      return c.redirect('/newsletter/unsubscribe', 303);
    }
    // One-click clients do not follow redirects.
    if (isOneClick) return c.text('You will no longer get these emails.\n');
    return c.redirect('/newsletter/unsubscribed', 303);
  });
}
