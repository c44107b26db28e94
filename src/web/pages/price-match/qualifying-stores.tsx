export function QualifyingStores({
  stores,
}: {
  stores: readonly { name: string; slug: string }[];
}) {
  return (
    <section aria-labelledby="stores">
      <h2 id="stores" className="font-display text-2xl">
        {stores.length === 0 ? 'Qualifying retailers' : `${stores.length} qualifying retailers`}
      </h2>
      <p className="mt-2 text-soft text-sm">US-based retailers only.</p>
      {stores.length === 0 ? (
        <p className="mt-5 border-line border-t pt-5">There are no stores on the list right now.</p>
      ) : (
        <ul aria-labelledby="stores" className="mt-5 grid grid-cols-2 gap-x-6 border-ink border-t">
          {stores.map(({ name, slug }) => (
            <li key={slug} className="border-line border-b py-3.5 font-display text-lg">
              {name}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
