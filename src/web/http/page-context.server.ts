import { createContext } from 'react-router';
import type { Deps } from '~/usecases/deps';

interface PageContext {
  deps: Deps;
  requestId: string;
  /** Whether /dev/… exists in this process. */
  devPages: boolean;
}

/** What the server hands to every loader and action. */
export const pageContext = createContext<PageContext>();
