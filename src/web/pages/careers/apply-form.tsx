import { openings } from '~/domain/careers/openings';
import { reviewHours } from '~/domain/forms/job-application';
import type { FormAnswer } from '~/web/shared/forms/form-answer';
import { SiteForm } from '~/web/shared/forms/site-form';
import { FileField } from '~/web/ui/fields/file-field';
import { SelectField } from '~/web/ui/fields/select-field';
import { TextArea } from '~/web/ui/fields/text-area';
import { TextField } from '~/web/ui/fields/text-field';

export function ApplyForm({ role, answer }: { role: string; answer: FormAnswer | undefined }) {
  return (
    <SiteForm
      name="application"
      action={role ? `/careers/apply/${role}` : '/careers/apply'}
      loadSchema={() => import('~/web/shared/forms/application-schema')}
      answer={answer}
      thanks={{
        title: 'Application sent',
        description: `Applications are reviewed within ${reviewHours} hours.`,
      }}
      submitLabel="Send application"
      note="Only we can see your application. We delete it and your resume after 180 days."
      hasFile
    >
      {(field) => (
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label="Position"
            className="sm:col-span-2"
            {...field('role')}
            defaultValue={answer?.values.role ?? role}
          >
            <option value="">General application</option>
            {openings.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </SelectField>
          <TextField label="Name" autoComplete="name" required {...field('name')} />
          <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
          <TextField
            label="Link (optional)"
            hint="Your portfolio or a profile."
            inputMode="url"
            autoCapitalize="none"
            className="sm:col-span-2"
            {...field('link')}
          />
          <TextArea label="Message (optional)" className="sm:col-span-2" {...field('message')} />
          <FileField
            label="Resume"
            hint="PDF, DOC or DOCX, up to 10 MB."
            accept=".pdf,.doc,.docx"
            required
            className="sm:col-span-2"
            {...field('file')}
            defaultValue={undefined}
          />
        </div>
      )}
    </SiteForm>
  );
}
