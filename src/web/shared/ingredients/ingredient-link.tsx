import { ingredientPath, ingredientSlug } from '~/domain/ingredients/describe/ingredient-slug';
import { WarningIcon } from '~/web/ui/icons';
import { Link } from '~/web/ui/link';

interface IngredientLinkProps {
  /** Its name in the dictionary. */
  name: string;
  /** Slugs of what the person avoids. */
  avoided: ReadonlySet<string> | undefined;
}

/** The name of a known ingredient as a link to its page, with a mark if the person avoids it. */
export function IngredientLink({ name, avoided }: IngredientLinkProps) {
  const slug = ingredientSlug(name);
  return (
    <>
      <Link to={ingredientPath(slug)} className="underline-offset-4 hover:underline">
        {withoutBreak(name)}
      </Link>
      {avoided?.has(slug) && (
        <b className="ml-1 inline-flex items-center gap-1 font-semibold text-ink text-xs">
          <WarningIcon className="size-3.5" /> you avoid this
        </b>
      )}
    </>
  );
}

/** 'CI 77492' stays on one line. */
const withoutBreak = (name: string) => name.replace(/^CI (?=\d)/, 'CI\u00a0');
