import type { Hono } from 'hono';
import { visitorOf } from '~/web/http/limits/visitor-address.server';
import type { RequestEnv } from '~/web/http/request-env.server';
import { applicationForm } from '~/web/shared/forms/application-form.server';
import { contactForm } from '~/web/shared/forms/contact-form.server';
import type { FormDefinition } from '~/web/shared/forms/form-definition.server';
import { newsletterForm } from '~/web/shared/forms/newsletter-form.server';
import { priceMatchForm } from '~/web/shared/forms/price-match-form.server';
import { readSentForm } from '~/web/shared/forms/read-sent-form.server';
import { endpoint } from '../endpoint.server';

const forms: readonly FormDefinition[] = [
  contactForm,
  newsletterForm,
  priceMatchForm,
  applicationForm,
];

/** The endpoints for forms sent by our script; the response contains the page to show next. */
export function formsApi(app: Hono<RequestEnv>): void {
  for (const form of forms) formEndpoint(app, form);
}

function formEndpoint(app: Hono<RequestEnv>, form: FormDefinition): void {
  endpoint(app, `/api/forms/${form.name}`, {
    POST: async (c) => {
      const deps = c.get('deps');
      const { to } = await form.take(deps, await readSentForm(c.req.raw), visitorOf(c));
      return c.json({ to }, 200, { 'Cache-Control': 'no-store' });
    },
  });
}
