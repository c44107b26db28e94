import { PageHeader } from '~/web/shared/page-header';
import { Button } from '~/web/ui/button';

/**
 * The landing page of an emailed link. It is the same for everyone and changes nothing, so link
 * scanners do no harm. The form has no action: it posts to the current URL, which includes the
 * token.
 */
export function LinkActionPage(props: { title: string; lead: string; label: string }) {
  return (
    <>
      <PageHeader eyebrow="Newsletter" title={props.title} lead={props.lead} />
      <form method="post" className="page-column pb-10">
        <Button type="submit" size="lg">
          {props.label}
        </Button>
      </form>
    </>
  );
}
