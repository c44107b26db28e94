import { createContext } from 'react';

interface RenderContextValue {
  brandName: string;
  /** Marks our own inline scripts during rendering; see sealScripts. */
  nonce: string;
  /** Set only while an error page is rendered, which shows the id. */
  requestId: string | null;
}

/** Available on the server only; null in the browser. */
export const RenderContext = createContext<RenderContextValue | null>(null);
