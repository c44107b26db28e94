import { PageHeader } from '~/web/shared/page-header';
import { Button } from '~/web/ui/button';

/**
 * Where a link in a mail leads. The page is the same for everybody and changes nothing, so programs that
 * look at links before a person does do no harm. The form has no address of its own: it is sent to the
 * page's, and with it the link's token.
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
