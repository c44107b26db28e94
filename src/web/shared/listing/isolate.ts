/**
 * Puts everything on the page but the element out of reach: a popover covers the page, but leaves it
 * open to the keyboard. Returns how to undo it.
 */
export function isolate(element: Element): () => void {
  const silenced: Element[] = [];
  for (let inside = element; inside !== document.body; ) {
    const around = inside.parentElement;
    if (!around) break;
    for (const sibling of around.children) {
      if (sibling === inside || sibling.hasAttribute('inert')) continue;
      sibling.setAttribute('inert', '');
      silenced.push(sibling);
    }
    inside = around;
  }
  return () => {
    for (const sibling of silenced) sibling.removeAttribute('inert');
  };
}
