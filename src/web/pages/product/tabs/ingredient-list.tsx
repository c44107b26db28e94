import { Link } from '~/web/ui/link';
import { InfoIcon } from '~/web/ui/page-icons';
import type { LabelData, LabelName, LabelPartData } from '../page-data';

/**
 * The lists of a label. What an ingredient does is shown on hover and focus, or for all of them with the
 * checkbox; both are CSS, so they work without scripts.
 */
export function IngredientList({ parts }: Pick<LabelData, 'parts'>) {
  return (
    <div className="ingredient-label">
      <label className="switch">
        <input type="checkbox" /> Show what each ingredient does
      </label>
      {parts.map((part) => (
        <PartList key={`${part[0]} ${part[1]}`} part={part} />
      ))}
    </div>
  );
}

function PartList({ part }: { part: LabelPartData }) {
  const [section, mayContain, aboveLine, names] = part;
  const line = aboveLine ?? names.length;
  return (
    <>
      {section && <h4>{section}</h4>}
      {mayContain && <h4>May contain (only some shades)</h4>}
      <Names names={names.slice(0, line)} />
      {line < names.length && (
        <>
          <p className="one-percent-line">Below this line usually 1 % or less (estimate)</p>
          <Names names={names.slice(line)} />
        </>
      )}
    </>
  );
}

function Names({ names }: { names: readonly LabelName[] }) {
  return (
    <ul>
      {names.map(([name, slug, functions, isAllergen]) => (
        <li key={name}>
          {slug === null ? name : <Link to={`/ingredient/${slug}`}>{name}</Link>}
          {functions && <small>{functions}</small>}
          {isAllergen && (
            <b>
              <InfoIcon /> allergen
            </b>
          )}
        </li>
      ))}
    </ul>
  );
}
