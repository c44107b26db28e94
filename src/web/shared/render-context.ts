import { createContext } from 'react';

interface RenderContextValue {
  brandName: string;
  /** Marks our own inline scripts while a page is rendered; see sealScripts. */
  nonce: string;
  /** Only while an error page is rendered: it shows the id. */
  requestId: string | null;
}

/** Known on the server only; null in the browser. */
export const RenderContext = createContext<RenderContextValue | null>(null);
