import { Suspense, useState } from 'react';
import { ingredientPath, ingredientSlug } from '~/domain/ingredients/describe/ingredient-slug';
import { lazyPart } from '~/web/shared/lazy-part';
import { useMayHavePreferences } from '~/web/shared/preferences/use-may-have-preferences';
import { useSharedContent } from '~/web/shared/use-shared-content';
import { Link } from '~/web/ui/link';
import type { LabelData, LabelName, LabelPartData } from '../page-data';

const ProductMark = lazyPart(
  async () => (await import('~/web/shared/preferences/product-mark')).ProductMark,
);

interface IngredientListProps extends Pick<LabelData, 'parts'> {
  productId: number;
}

/**
 * The lists of a label. What an ingredient does is shown on hover and focus, or for all of them with the
 * checkbox; both are CSS, so they work without scripts.
 */
export function IngredientList({ parts, productId }: IngredientListProps) {
  const mayHavePreferences = useMayHavePreferences();
  const [avoided, setAvoided] = useState<ReadonlySet<string>>(new Set());
  return (
    <div className="ingredient-label">
      {mayHavePreferences && (
        <Suspense>
          <ProductMark productId={productId} onAvoided={setAvoided} />
        </Suspense>
      )}
      <label className="switch">
        <input type="checkbox" /> Show what each ingredient does
      </label>
      {parts.map((part) => (
        <PartList key={`${part[0]} ${part[1]}`} part={part} avoided={avoided} />
      ))}
    </div>
  );
}

type Avoided = { avoided: ReadonlySet<string> };

function PartList({ part, avoided }: { part: LabelPartData } & Avoided) {
  const [section, mayContain, aboveLine, names] = part;
  const line = aboveLine ?? names.length;
  return (
    <>
      {section && <h4>{section}</h4>}
      {mayContain && <h4>May contain (only some shades)</h4>}
      <Names names={names.slice(0, line)} avoided={avoided} />
      {line < names.length && (
        <>
          <p className="one-percent-line">Below this line usually 1% or less (estimate)</p>
          <Names names={names.slice(line)} avoided={avoided} />
        </>
      )}
    </>
  );
}

function Names({ names, avoided }: { names: readonly LabelName[] } & Avoided) {
  return (
    <ul>
      {names.map((label) => (
        <Name
          key={label[0]}
          label={label}
          isAvoided={avoided.size > 0 && avoided.has(slugOf(label) ?? '')}
        />
      ))}
    </ul>
  );
}

interface NameProps {
  label: LabelName;
  isAvoided: boolean;
}

/** Most names are on many labels. */
function Name(props: NameProps) {
  return <li {...useSharedContent(NameContent, props)} />;
}

function NameContent({ label, isAvoided }: NameProps) {
  const [name, functions, , isAllergen, percent] = label;
  const slug = slugOf(label);
  return (
    <>
      {slug === null ? name : <Link to={ingredientPath(slug)}>{name}</Link>}
      {percent && ` ${percent}%`}
      {functions && <small>{functions}</small>}
      {isAvoided && <b className="avoided">you avoid this</b>}
      {isAllergen && <b>allergen</b>}
    </>
  );
}

const slugOf = ([name, , ownSlug = true]: LabelName): string | null =>
  ownSlug === true ? ingredientSlug(name) : ownSlug;
