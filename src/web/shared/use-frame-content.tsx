import { type ComponentType, type ReactNode, use } from 'react';
import { RenderContext } from './render-context';

type FrameProps =
  | { children: ReactNode; 'data-frame'?: string }
  | { dangerouslySetInnerHTML: { __html: string } };

/**
 * The content of an element that every page has in the same place in the tree, such as the header. The server
 * renders it with the first page that needs it and inserts that markup into later ones. Unlike shared content
 * it may use contexts and `useId`, whose ids only depend on the place; the key must name everything that its
 * markup on the server depends on. The element must contain no other one with its tag.
 */
export function useFrameContent(Content: ComponentType, tag: string, key: object): FrameProps {
  const frame = import.meta.env.SSR && use(RenderContext)?.frame(Content, tag, key);
  if (!frame) return { children: <Content /> };
  if (frame.isKnown) return { dangerouslySetInnerHTML: { __html: frame.mark } };
  return { children: <Content />, 'data-frame': frame.mark };
}
