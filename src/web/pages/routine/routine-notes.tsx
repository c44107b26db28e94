import type { RoutineJson } from './routine-json.server';

const labels = { conflict: 'Careful', missing: 'Missing', duplicate: 'Duplicate' } as const;

/** Conflicts, duplicates and missing steps, with reasons. */
export function RoutineNotes({ notes }: Pick<RoutineJson, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="routine-notes" className="mb-12">
      <h2 id="routine-notes" className="font-display text-2xl">
        {notes.length === 1 ? 'One thing to know' : `${notes.length} things to know`}
      </h2>
      <ul className="mt-5 grid gap-4 md:grid-cols-2">
        {notes.map(({ kind, title, reason, products }) => (
          <li key={title} className="border-accent border-l-2 bg-blush px-5 py-4">
            <p className="eyebrow text-accent">{labels[kind]}</p>
            <h3 className="mt-1 font-semibold">{title}</h3>
            <p className="mt-1 text-sm">{reason}</p>
            {products.length > 0 && (
              <p className="mt-2 text-soft text-sm">{products.join(' · ')}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
