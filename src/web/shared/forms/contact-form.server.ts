import { receiveContactMessage } from '~/usecases/forms/receive-contact-message.server';
import { schema } from './contact-schema';
import { defineForm } from './form-definition.server';

export const contactForm = defineForm({
  name: 'contact',
  schema,
  async receive({ deps, values, keys }) {
    const { reference } = await receiveContactMessage(deps, { ...values, keys });
    return { to: `/contact/received/${reference}` };
  },
});
