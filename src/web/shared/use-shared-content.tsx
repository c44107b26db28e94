import { type ComponentType, type ReactNode, use } from 'react';
import { RenderContext } from './render-context';

type ContentProps = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

/**
 * The content of an element that looks the same wherever it has the same props. The server renders it once
 * for all pages; browsers hydrate it as usual. It must not depend on anything but its props, which must be
 * plain data, and must not use `useId`.
 */
export function useSharedContent<Props extends object>(
  Content: ComponentType<Props>,
  props: Props,
  /** False for props that hardly any other page has: storing their markup would be a waste. */
  isShared = true,
): ContentProps {
  const share = import.meta.env.SSR && isShared && use(RenderContext)?.share;
  return share
    ? { dangerouslySetInnerHTML: { __html: share(Content, props) } }
    : { children: <Content {...props} /> };
}
