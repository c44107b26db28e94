import { openings } from '~/domain/careers/openings';
import type { MailMessage } from '~/domain/email/mail';
import { type JobApplication, reviewHours } from '~/domain/forms/job-application';
import { retention } from '~/domain/retention';
import type { Site } from '~/domain/site';
import { describeFindings } from '~/domain/uploads/resume-report';
import { renderNotice } from '../notice.email';

/** What somebody applied for, in words. */
function roleTitle(role: string | null): string {
  return openings.find(({ slug }) => slug === role)?.title ?? 'No particular position';
}

/** Tells somebody that their application has come; none of their words are in it. */
export function renderApplicationReceived(site: Site, application: JobApplication): MailMessage {
  const { email, reference } = application;
  return renderNotice(site, {
    to: email,
    subject: `We have your application (${reference})`,
    heading: 'Thank you for applying',
    sentences: [
      `Applications are reviewed within ${reviewHours} hours; then we write to you, whatever the answer.`,
      `Your reference is ${reference}.`,
    ],
    after: [
      `We delete your application and the file after ${retention.jobApplication.days} days.`,
      'If you did not apply, someone mistyped their address; there is nothing to do.',
    ],
  });
}

/** Tells the operator. The file stays where it is. */
export function renderApplicationArrived(site: Site, application: JobApplication): MailMessage {
  const { reference, name, email, link, message } = application;
  return renderNotice(site, {
    to: site.contactEmail,
    subject: `[${reference}] Application: ${roleTitle(application.role)}`,
    heading: 'A new application',
    sentences: [
      `Promised by ${application.dueAt.toUTCString()}.`,
      `Save the file with: npm run glowfare -- inbox save --id ${reference} --to FOLDER`,
      `Answer with: npm run glowfare -- inbox answer --id ${reference} --text "…"`,
    ],
    facts: [
      ['From', `${name}, ${email}`],
      ['For', roleTitle(application.role)],
      ['Link', link],
      ['Message', message],
      ['File', `${application.fileName} (${Math.ceil(application.fileBytes / 1024)} KB)`],
      ['Inside the file', describeFindings(application.fileFindings)],
    ],
    headers: { 'Reply-To': email },
  });
}

/** What we write back. */
export function renderApplicationAnswer(
  site: Site,
  { application, answer }: { application: JobApplication; answer: string },
): MailMessage {
  const { email, name, role, reference } = application;
  return renderNotice(site, {
    to: email,
    subject: `Your application (${reference})`,
    heading: `Hello ${name}`,
    sentences: answer.split(/\n{2,}/),
    facts: [['You applied for', roleTitle(role)]],
    after: [`You can simply answer this email. Your reference is ${reference}.`],
    headers: { 'Reply-To': site.contactEmail },
  });
}
