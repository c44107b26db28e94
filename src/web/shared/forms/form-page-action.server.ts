import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { AppError } from '~/domain/app-error';
import { withoutControls } from '~/domain/input/control-characters';
import { statusOfError } from '~/web/http/error-status';
import { pageContext } from '~/web/http/page-context.server';
import type { FormAnswer } from './form-answer';
import type { FormDefinition } from './form-definition.server';
import { formFailure } from './form-failure.server';
import { honeypotField, submissionKeyField } from './form-names';
import { readSentForm } from './read-sent-form.server';
import { refusedFileError } from './refused-file';

const fileTexts = {
  field: 'file',
  tooLarge: 'That file is larger than our limit of 10 MB. Please choose a smaller one.',
  chooseAgain: 'We did not receive this file. Please choose it again.',
};

/**
 * The action of a form page, for submissions without scripts: redirects on success, or renders the
 * page again with the values and errors. Our script uses the API instead (`api/forms`).
 */
export function formPageAction(form: FormDefinition) {
  return async ({ request, context }: ActionFunctionArgs) => {
    const { deps, requestId, visitor, refusedFile } = context.get(pageContext);
    let values: Record<string, string> = {};
    try {
      if (!visitor) throw new AppError('bad_request', { message: 'This request is not a form.' });
      const sent = await readSentForm(request);
      const { [submissionKeyField]: _key, [honeypotField]: _guard, ...fields } = sent.fields;
      values = Object.fromEntries(
        Object.entries(fields).map(([name, text]) => [name, withoutControls(text)]),
      );
      if (refusedFile) throw refusedFileError(refusedFile, fileTexts);
      const { to } = await form.take(deps, sent, visitor);
      return redirect(to, 303);
    } catch (error) {
      const known = formFailure(deps, error, { requestId, form: form.name });
      const answer: FormAnswer = { problem: known.message, errors: known.fields ?? {}, values };
      return data(answer, { status: statusOfError[known.code] });
    }
  };
}
