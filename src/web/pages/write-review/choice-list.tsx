interface ChoiceListProps {
  legend: string;
  hint?: string;
  name: string;
  choices: readonly { slug: string; name: string }[];
  chosen: readonly string[];
}

/** Checkboxes behind a summary, because there are many of them. */
export function ChoiceList({ legend, hint, name, choices, chosen }: ChoiceListProps) {
  const picked = choices.filter(({ slug }) => chosen.includes(slug)).length;
  return (
    <details open={picked > 0} className="border-line border-t pt-3">
      <summary className="cursor-pointer font-semibold text-sm pointer-coarse:py-2.5">
        {legend}
      </summary>
      {hint && <p className="mt-1 text-soft text-sm">{hint}</p>}
      <fieldset>
        <legend className="sr-only">{legend}</legend>
        <div className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {choices.map(({ slug, name: label }) => (
            <label key={slug} className="choice">
              <input
                type="checkbox"
                name={name}
                value={slug}
                defaultChecked={chosen.includes(slug)}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  );
}
