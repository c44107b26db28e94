import { receiveApplication } from '~/usecases/receive-application.server';
import { fieldsSchema } from './application-schema';
import { defineForm } from './form-definition.server';

/** Somebody who would like to work here. */
export const applicationForm = defineForm({
  name: 'application',
  schema: fieldsSchema,
  async receive({ deps, values, keys, file }) {
    const { reference } = await receiveApplication(deps, { ...values, file, keys });
    return { to: `/careers/received/${reference}` };
  },
});
