/**
 * Puts everything on the page but the element out of reach: a popover covers the page, but leaves it
 * open to the keyboard. Returns how to undo it.
 */
export function makeOthersInert(element: Element): () => void {
  const inertElements: Element[] = [];
  for (let inside = element; inside !== document.body; ) {
    const around = inside.parentElement;
    if (!around) break;
    for (const sibling of around.children) {
      if (sibling === inside || sibling.hasAttribute('inert')) continue;
      sibling.setAttribute('inert', '');
      inertElements.push(sibling);
    }
    inside = around;
  }
  return () => {
    for (const sibling of inertElements) sibling.removeAttribute('inert');
  };
}
