import { createContext } from 'react-router';
import type { AppError } from '~/domain/app-error';
import type { Visitor } from '~/domain/forms/submission';
import type { Deps } from '~/usecases/deps';
import type { SignInOnce } from './sign-in-once.server';

/** The rendered page. In a Response, React Router would turn it into a stream. */
export interface PageOutput {
  body?: ArrayBuffer;
}

interface PageContext {
  deps: Deps;
  requestId: string;
  /** Whether /dev/… exists in this process. */
  devPages: boolean;
  /** Lets other requests through before work that blocks the process. */
  takeTurn: () => Promise<void>;
  output: PageOutput;
  /** The sender of a form; undefined for page views, because renders are shared. */
  visitor: Visitor | null;
  /** Acts as the person who sent a form with their password; null for page views. */
  signInOnce: SignInOnce | null;
  /** Why the file of the submitted form was removed: too large, or too many uploads at the moment. */
  refusedFile: AppError | null;
}

export const pageContext = createContext<PageContext>();
