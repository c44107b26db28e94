const stats = [
  { value: '50+', label: 'team members' },
  { value: '15+', label: 'countries' },
  { value: '4.9/5', label: 'rating' },
  { value: '95%', label: 'satisfaction' },
];

export function GrowingTeam() {
  return (
    <section aria-labelledby="team-heading" className="bg-blush py-16 md:py-20">
      <div className="page-column">
        <h2 id="team-heading" className="font-display text-2xl">
          Our Growing Team
        </h2>
        <dl className="figures mt-8 grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">
          {stats.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse border-accent/30 border-t pt-5">
              <dt className="mt-2 text-sm">{label}</dt>
              <dd className="font-display text-accent text-hero">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
