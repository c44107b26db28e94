import { receivedHeaders, receivedLoader } from '~/web/shared/forms/received-loader.server';
import { WhatHappensNext } from '~/web/shared/forms/what-happens-next';
import { staticMeta } from '~/web/shared/page-meta';
import { ButtonLink } from '~/web/ui/button-link';
import type { Route } from './+types/application-received.page';

export const loader = receivedLoader('application');
export const headers = receivedHeaders;

export const meta = staticMeta({
  title: 'We received your application',
  description: 'Applications are reviewed within 48 hours.',
  path: '/careers',
  noindex: true,
});

export default function ApplicationReceivedPage({ loaderData }: Route.ComponentProps) {
  return (
    <WhatHappensNext
      eyebrow="Careers"
      title="We received your application."
      lead="Thank you. A person reviews every application within 48 hours."
      reference={loaderData.reference}
      steps={[
        'We’ll email you to confirm that we received your application.',
        'We review it within 48 hours.',
        'We’ll email you our decision either way.',
      ]}
    >
      <ButtonLink to="/careers" variant="secondary">
        Back to Careers
      </ButtonLink>
    </WhatHappensNext>
  );
}
