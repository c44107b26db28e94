import { requestNewsletter } from '~/usecases/newsletter/request-newsletter.server';
import { defineForm } from './form-definition.server';
import { schema } from './newsletter-schema';

export const newsletterForm = defineForm({
  name: 'newsletter',
  schema,
  async receive({ deps, values }) {
    await requestNewsletter(deps, values);
    return { to: '/newsletter/asked' };
  },
});
