/** The tab says it already; without scripts there are no tabs, and a reader's list of headings wants it. */
export function PanelHeading({ children }: { children: string }) {
  return (
    <h2 className="sr-only font-display text-2xl noscript:not-sr-only noscript:mt-8 noscript:block">
      {children}
    </h2>
  );
}
