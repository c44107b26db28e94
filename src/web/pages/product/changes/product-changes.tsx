import { Fragment } from 'react';
import { ingredientPath } from '~/domain/ingredients/describe/ingredient-slug';
import { Link } from '~/web/ui/link';
import type { ChangeData, FormulaChangeData, SizeChangeData } from './change-data';

interface ProductChangesProps {
  changes: readonly ChangeData[];
  isDemo: boolean;
}

/** What has changed about a product: its size, and what is in it. */
export function ProductChanges({ changes, isDemo }: ProductChangesProps) {
  const stores = [...new Set(changes.map(({ retailer }) => retailer))].join(' and ');
  return (
    <section id="changes" aria-labelledby="changes-title" className="mt-8 scroll-mt-24">
      <h3 id="changes-title">What changed</h3>
      <ul className="mt-2 space-y-3 text-sm">
        {changes.map((change) => (
          <li key={`${change.kind} ${change.month} ${change.after}`}>
            {change.kind === 'size' ? (
              <SizeChange change={change} />
            ) : (
              <FormulaChange change={change} />
            )}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-soft text-xs">
        {isDemo
          ? 'Invented for the demo catalog, like its prices.'
          : `According to the product data of ${stores}, confirmed by a second reading. Stores may still sell the earlier version.`}
      </p>
    </section>
  );
}

function SizeChange({ change }: { change: SizeChangeData }) {
  const { before, after, month, unitPrice, retailer } = change;
  return (
    <p className="figures">
      <strong className="font-semibold">{`Size changed from ${before} to ${after}`}</strong>
      {` in ${month}.`}
      {unitPrice && ` ${unitPriceText(unitPrice)} at ${retailer}.`}
    </p>
  );
}

function unitPriceText([percent, unit]: readonly [number, string]): string {
  const price = `The price ${unit}`;
  if (percent === 0) return `${price} stayed the same`;
  return `${price} ${percent > 0 ? 'rose' : 'fell'} by ${Math.abs(percent)}%`;
}

function FormulaChange({ change }: { change: FormulaChangeData }) {
  const { month, before, after } = change;
  const parts = [
    ['added', change.added],
    ['removed', change.removed],
    ['higher up the list', change.movedUp],
    ['further down the list', change.movedDown],
  ] as const;
  return (
    <>
      <p>
        <strong className="font-semibold">Formula changed</strong>
        {` in ${month}: `}
        {parts
          .filter(([, names]) => names.length > 0)
          .map(([label, names], at) => (
            <Fragment key={label}>
              {`${at > 0 ? '; ' : ''}${label} `}
              <Names names={names} />
            </Fragment>
          ))}
        .
      </p>
      <details className="mt-1">
        <summary className="cursor-pointer pointer-coarse:py-2.5">See both lists</summary>
        <dl className="mt-2 grid gap-4 sm:grid-cols-2">
          <LabelText term="Before" names={before} changed={change.removed} />
          <LabelText term="Now" names={after} changed={change.added} />
        </dl>
      </details>
    </>
  );
}

type LinkedNames = FormulaChangeData['added'];

function Names({ names }: { names: LinkedNames }) {
  return names.map(({ name, slug }, at) => (
    <Fragment key={name}>
      {at > 0 && ', '}
      {slug === null ? (
        name
      ) : (
        <Link to={ingredientPath(slug)} className="underline underline-offset-4 hover:text-accent">
          {name}
        </Link>
      )}
    </Fragment>
  ));
}

interface LabelTextProps {
  term: string;
  names: readonly string[];
  changed: LinkedNames;
}

function LabelText({ term, names, changed }: LabelTextProps) {
  const isChanged = (name: string) => changed.some((other) => other.name === name);
  return (
    <div>
      <dt className="font-semibold">{term}</dt>
      <dd className="wrap-anywhere mt-1 text-soft text-xs leading-relaxed">
        {names.map((name, at) => (
          <Fragment key={name}>
            {at > 0 && ', '}
            {isChanged(name) ? <b className="font-semibold text-ink">{name}</b> : name}
          </Fragment>
        ))}
      </dd>
    </div>
  );
}
