import { cx } from '~/web/ui/class-names';

/** Text that `renderMarkdown` has made. */
export function Prose({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={cx('prose-text', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, in which HTML is text
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
