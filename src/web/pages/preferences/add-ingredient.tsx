import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { TextField } from '~/web/ui/fields/text-field';
import { SearchIcon } from '~/web/ui/icons';
import { PlusIcon } from '~/web/ui/page-icons';

const choicesSchema = z.object({
  items: z.array(z.object({ slug: z.string(), name: z.string(), kind: z.string() })),
});
type Choice = z.infer<typeof choicesSchema>['items'][number];

const typingPauseMs = 250;

/** Searches the ingredients and adds one. */
export function AddIngredient({ onAdd }: { onAdd: (choice: Choice) => void }) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<{ text: string; items: readonly Choice[] }>();
  const typed = text.trim();
  useEffect(() => {
    if (typed === '') return;
    const ended = new AbortController();
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ q: typed });
      try {
        const answer = await fetch(`/api/preferences/ingredients?${query}`, {
          signal: ended.signal,
        });
        const { items } = choicesSchema.parse(await answer.json());
        setFound({ text: typed, items });
      } catch {
        // Typing on tries again.
      }
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [typed]);
  const items = typed === '' ? [] : (found?.items ?? []);
  return (
    <div className="mt-8 max-w-md">
      <TextField
        type="search"
        label="Add an ingredient"
        placeholder="Such as butylene glycol"
        maxLength={120}
        autoComplete="off"
        leading={<SearchIcon />}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status" className="mt-2 text-soft text-sm empty:hidden">
        {typed !== '' &&
          found?.text === typed &&
          items.length === 0 &&
          `Nothing found for “${typed}”`}
      </p>
      <ul className="mt-2 divide-y divide-line empty:hidden">
        {items.map((choice) => (
          <li key={choice.slug}>
            <button
              type="button"
              onClick={() => {
                onAdd(choice);
                setText('');
              }}
              className="flex min-h-11 w-full items-center gap-3 py-2 text-left text-sm hover:text-accent"
            >
              <PlusIcon className="size-4 shrink-0" />
              <span className="sr-only">Avoid</span> {choice.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
