import { cx } from '~/web/ui/class-names';

/** HTML rendered by `renderMarkdown`. */
export function Prose({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={cx('prose-text', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, with HTML escaped
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
