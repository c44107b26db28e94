import { type ComponentType, createContext } from 'react';

interface RenderContextValue {
  brandName: string;
  /** Marks our own inline scripts during rendering; see hashInlineScripts. */
  nonce: string;
  /** Set only while an error page is rendered, which shows the id. */
  requestId: string | null;
  /** The markup of content that pages share, or what stands for it until the page is complete. */
  share: <Props extends object>(Content: ComponentType<Props>, props: Props) => string;
  /** The same for a part of the frame; without markup, it is rendered here and found by its mark. */
  frame: (Content: ComponentType, tag: string, key: object) => { mark: string; isKnown: boolean };
  /** What stands for the scripts and React Router's links; null: they are rendered with the page. */
  assets: { head: string; end: string } | 'alone' | null;
}

/** Available on the server only; null in the browser. */
export const RenderContext = createContext<RenderContextValue | null>(null);
