import type { Hono } from 'hono';
import type { RequestEnv } from '../http/request-env.server';
import { visitorOf } from '../http/visitor-address.server';
import { applicationForm } from '../shared/forms/application-form.server';
import { contactForm } from '../shared/forms/contact-form.server';
import type { FormDefinition } from '../shared/forms/form-definition.server';
import { newsletterForm } from '../shared/forms/newsletter-form.server';
import { priceMatchForm } from '../shared/forms/price-match-form.server';
import { readSentForm } from '../shared/forms/read-sent-form.server';
import { endpoint } from './endpoint.server';

const forms: readonly FormDefinition[] = [
  contactForm,
  newsletterForm,
  priceMatchForm,
  applicationForm,
];

/** Where our script sends forms; the answer says which page tells what happens next. */
export function formsApi(app: Hono<RequestEnv>): void {
  for (const form of forms) formEndpoint(app, form);
}

/** One form's address. */
function formEndpoint(app: Hono<RequestEnv>, form: FormDefinition): void {
  endpoint(app, `/api/forms/${form.name}`, {
    POST: async (c) => {
      const deps = c.get('deps');
      const { to } = await form.take(deps, await readSentForm(c.req.raw), visitorOf(c));
      return c.json({ to }, 200, { 'Cache-Control': 'no-store' });
    },
  });
}
