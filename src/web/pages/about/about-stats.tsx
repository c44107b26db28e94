interface Stat {
  value: string;
  label: string;
}

/** Counted in the catalog and rounded down. */
export function AboutStats({ stats }: { stats: readonly Stat[] }) {
  return (
    <section aria-label="Key figures" className="border-line border-y bg-surface">
      <dl className="figures page-column grid grid-cols-2 divide-line py-10 max-lg:gap-y-8 lg:grid-cols-4 lg:divide-x lg:py-14">
        {stats.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse lg:not-first:pl-8">
            <dt className="mt-1 text-soft text-sm">{label}</dt>
            <dd className="font-display text-3xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
