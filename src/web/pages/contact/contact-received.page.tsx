import { receivedHeaders, receivedLoader } from '~/web/shared/forms/received-loader.server';
import { WhatHappensNext } from '~/web/shared/forms/what-happens-next';
import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import { ButtonLink } from '~/web/ui/button-link';
import type { Route } from './+types/contact-received.page';

export const loader = receivedLoader('contact');
export const headers = receivedHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'We have your message',
    description: 'A person reads it and answers within 24 hours.',
    path: '/contact',
    noindex: true,
  });

export default function ContactReceivedPage({ loaderData }: Route.ComponentProps) {
  return (
    <WhatHappensNext
      eyebrow="Contact"
      title="We have your message."
      lead="Thank you. A person reads it, and answers within 24 hours."
      reference={loaderData.reference}
      steps={[
        'You get an email that says that your message has arrived.',
        'A person who knows the subject reads it.',
        'You get an answer by email, within 24 hours.',
      ]}
    >
      <ButtonLink to="/help" variant="secondary">
        Look around the Help Center
      </ButtonLink>
    </WhatHappensNext>
  );
}
