import { receivedHeaders, receivedLoader } from '~/web/shared/forms/received-loader.server';
import { WhatHappensNext } from '~/web/shared/forms/what-happens-next';
import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import { ButtonLink } from '~/web/ui/button-link';
import type { Route } from './+types/application-received.page';

export const loader = receivedLoader('application');
export const headers = receivedHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'We have your application',
    description: 'Applications are reviewed within 48 hours.',
    path: '/careers',
    noindex: true,
  });

export default function ApplicationReceivedPage({ loaderData }: Route.ComponentProps) {
  return (
    <WhatHappensNext
      eyebrow="Careers"
      title="We have your application."
      lead="Thank you. Every application is reviewed within 48 hours, by a person."
      reference={loaderData.reference}
      steps={[
        'You get an email that says that your application has arrived.',
        'It is reviewed within 48 hours.',
        'We write to you, whatever the answer.',
      ]}
    >
      <ButtonLink to="/careers" variant="secondary">
        Back to Careers
      </ButtonLink>
    </WhatHappensNext>
  );
}
