import { AppError } from '~/domain/app-error';
import { openings } from '~/domain/careers/openings';
import { applicationForm } from '~/web/shared/forms/application-form.server';
import { formPageAction } from '~/web/shared/forms/form-page-action.server';
import { PageHeader } from '~/web/shared/page-header';
import { pageLoader } from '~/web/shared/page-loader.server';
import { pageMeta } from '~/web/shared/page-meta';
import { siteOf } from '~/web/shared/root-data';
import type { Route } from './+types/apply.page';
import { ApplyForm } from './apply-form';

export const loader = pageLoader(({ params }) => {
  const opening = openings.find(({ slug }) => slug === params.role) ?? null;
  if (params.role && !opening) {
    throw new AppError('not_found', { message: 'This position is no longer open.' });
  }
  return { opening };
});

export const action = formPageAction(applicationForm);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(siteOf(matches), {
    title: loaderData?.opening ? `Apply: ${loaderData.opening.title}` : 'Send Us Your Resume',
    description: 'Applications are reviewed within 48 hours.',
    path: loaderData?.opening ? `/careers/apply/${loaderData.opening.slug}` : '/careers/apply',
    keywords: ['jobs', 'apply'],
  });

export default function ApplyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { opening } = loaderData;
  return (
    <>
      <PageHeader
        eyebrow={opening ? `${opening.department} · ${opening.location}` : 'Careers'}
        title={opening ? opening.title : 'Send Us Your Resume'}
        lead={
          opening?.description ?? 'Don’t see a good fit? Tell us what you would like to work on.'
        }
      />
      <div className="page-column">
        {opening && (
          <p className="figures mb-8 font-semibold text-lg">
            {opening.salary} · {opening.type}
          </p>
        )}
        <section aria-label="Your application" className="max-w-3xl border-ink border-t pt-8">
          <ApplyForm role={opening?.slug ?? ''} answer={actionData} key={opening?.slug} />
        </section>
      </div>
    </>
  );
}
