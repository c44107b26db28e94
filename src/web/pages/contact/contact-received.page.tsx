import { receivedHeaders, receivedLoader } from '~/web/shared/forms/received-loader.server';
import { WhatHappensNext } from '~/web/shared/forms/what-happens-next';
import { staticMeta } from '~/web/shared/page-meta';
import { ButtonLink } from '~/web/ui/button-link';
import type { Route } from './+types/contact-received.page';

export const loader = receivedLoader('contact');
export const headers = receivedHeaders;

export const meta = staticMeta({
  title: 'We received your message',
  description: 'A person will read it and reply within 24 hours.',
  path: '/contact',
  noindex: true,
});

export default function ContactReceivedPage({ loaderData }: Route.ComponentProps) {
  return (
    <WhatHappensNext
      eyebrow="Contact"
      title="We received your message."
      lead="Thank you. A person will read it and reply within 24 hours."
      reference={loaderData.reference}
      steps={[
        'We’ll email you to confirm that we received your message.',
        'The right person on our team reads it.',
        'We’ll reply by email within 24 hours.',
      ]}
    >
      <ButtonLink to="/help" variant="secondary">
        Visit the Help Center
      </ButtonLink>
    </WhatHappensNext>
  );
}
