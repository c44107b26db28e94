import type { FormEvent, ReactNode } from 'react';
import { vi } from 'vitest';

type Values = Record<string, FormDataEntryValue[]>;

/** A form around fields under test, and what it would have sent. */
export function createTestForm() {
  const submitted = vi.fn<(values: Values) => void>();
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    submitted(Object.fromEntries([...fields.keys()].map((name) => [name, fields.getAll(name)])));
  }
  const TestForm = ({ children }: { children: ReactNode }) => (
    <form onSubmit={onSubmit}>
      {children}
      <button type="submit">Send</button>
    </form>
  );
  return { TestForm, submitted };
}
