import { createContext } from 'react';

/** On the server, the request's id while an error page is rendered; null otherwise. */
export const RequestIdContext = createContext<string | null>(null);
