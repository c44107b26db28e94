/**
 * Makes everything except the element inert: a popover covers the page but does not trap the focus.
 * Returns an undo function.
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
