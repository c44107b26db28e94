import { networkOf } from '~/domain/auth/network-address';
import { receiveApplication } from '~/usecases/forms/receive-application.server';
import { applicationFieldsSchema } from './application-schema';
import { defineForm } from './form-definition.server';

export const applicationForm = defineForm({
  name: 'application',
  schema: applicationFieldsSchema,
  async receive({ deps, values, keys, file, visitor }) {
    const network = networkOf(visitor.ip);
    const { reference } = await receiveApplication(deps, { ...values, file, keys, network });
    return { to: `/careers/received/${reference}` };
  },
});
