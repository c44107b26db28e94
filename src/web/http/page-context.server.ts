import { createContext } from 'react-router';
import type { Visitor } from '~/domain/forms/submission';
import type { Deps } from '~/usecases/deps';

interface PageContext {
  deps: Deps;
  requestId: string;
  /** Whether /dev/… exists in this process. */
  devPages: boolean;
  /** Who sends a form. Nobody when a page is only looked at: that is rendered for all. */
  visitor: Visitor | null;
}

/** What the server hands to every loader and action. */
export const pageContext = createContext<PageContext>();
