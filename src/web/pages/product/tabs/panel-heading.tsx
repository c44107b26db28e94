/** Visually hidden when tabs show the same label; visible without scripts. */
export function PanelHeading({ children }: { children: string }) {
  return (
    <h2 className="sr-only font-display text-2xl noscript:not-sr-only noscript:mt-8 noscript:block">
      {children}
    </h2>
  );
}
