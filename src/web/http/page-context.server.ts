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
  /** The file of the form that was sent is larger than we take, and was left out. */
  fileTooLarge: boolean;
}

/** What the server hands to every loader and action. */
export const pageContext = createContext<PageContext>();
