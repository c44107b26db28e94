interface ChoiceGroupProps {
  title: string;
  /** Whether its title is one of the page's headings. */
  isSection?: boolean;
  options: readonly { slug: string; name: string }[];
  chosen: readonly string[];
  onChange: (slug: string, isChosen: boolean) => void;
}

/** Checkboxes under a title. */
export function ChoiceGroup({ title, isSection, options, chosen, onChange }: ChoiceGroupProps) {
  return (
    <fieldset className={isSection ? undefined : 'mt-6'}>
      <legend className={isSection ? 'mb-4 font-display text-2xl' : 'mb-2 font-semibold'}>
        {isSection ? <h2>{title}</h2> : title}
      </legend>
      <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {options.map(({ slug, name }) => (
          <label key={slug} className="choice">
            <input
              type="checkbox"
              checked={chosen.includes(slug)}
              onChange={(event) => onChange(slug, event.target.checked)}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
