/** Visually hidden when tabs show the same label; visible without scripts. */
export function PanelHeading({ children }: { children: string }) {
  return <h2 className="panel-heading">{children}</h2>;
}
