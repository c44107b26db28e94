import { openings } from '~/domain/careers/openings';
import type { MailMessage } from '~/domain/email/mail';
import { type JobApplication, reviewHours } from '~/domain/forms/job-application';
import { retention } from '~/domain/retention';
import type { Site } from '~/domain/site';
import { describeFindings } from '~/domain/uploads/resume-report';
import { renderNotice } from '../notice.email';

function roleTitle(role: string | null): string {
  return openings.find(({ slug }) => slug === role)?.title ?? 'No particular position';
}

/** Confirms the receipt of an application. Does not quote it; see `renderContactReceived`. */
export function renderApplicationReceived(site: Site, application: JobApplication): MailMessage {
  const { email, reference } = application;
  return renderNotice(site, {
    to: email,
    subject: `We have your application (${reference})`,
    heading: 'Thank you for applying',
    sentences: [
      `We review applications within ${reviewHours} hours and answer every one.`,
      `Your reference is ${reference}.`,
    ],
    after: [
      `We delete your application and the file after ${retention.jobApplication.days} days.`,
      'If you did not apply, someone mistyped their address. You don’t need to do anything.',
    ],
  });
}

/** Notifies the operator. The file is not attached. */
export function renderApplicationArrived(site: Site, application: JobApplication): MailMessage {
  const { reference, name, email, link, message } = application;
  return renderNotice(site, {
    to: site.contactEmail,
    subject: `[${reference}] Application: ${roleTitle(application.role)}`,
    heading: 'New job application',
    sentences: [
      `Answer promised by ${application.dueAt.toUTCString()}.`,
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
    after: [`You can reply to this email. Your reference is ${reference}.`],
    headers: { 'Reply-To': site.contactEmail },
  });
}
