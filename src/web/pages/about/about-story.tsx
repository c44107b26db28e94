export function AboutStory() {
  return (
    <section
      aria-labelledby="story"
      className="page-column grid gap-x-16 gap-y-8 py-16 md:py-24 lg:grid-cols-[1fr_1.6fr]"
    >
      <div>
        <h2 id="story" className="font-display text-3xl">
          Our story
        </h2>
        <p
          aria-hidden="true"
          className="mt-8 hidden max-w-sm border-accent border-l-2 pl-6 font-display text-2xl text-accent lg:block"
        >
          “Half off what, exactly?”
        </p>
      </div>
      <div className="max-w-prose">
        <p className="text-lg first-letter:float-left first-letter:pr-3 first-letter:font-display first-letter:text-[4.4rem] first-letter:text-accent first-letter:leading-[0.82]">
          It starts with a browser tab. A moisturizer costs $68 at one store, so you open a second,
          where it’s $59, and a third, where it’s $49 but shipping is $10.95. The fourth has it
          “half off” a price no one remembers ever paying. Four tabs later you know a little more,
          and the afternoon is gone.
        </p>
        <p className="mt-5">
          We thought this was a job for software, and that the software should be on the shopper’s
          side. So we check store prices multiple times daily and save every price with its date. We
          add shipping and calculate the price per ounce, so you can compare a small bottle with a
          large one. And when a store crosses out a previous price, we check whether it ever charged
          that price, and for how long.
        </p>
        <p className="mt-5">
          What we don’t do matters just as much. We sell nothing, so we have no stock to clear. We
          don’t accept money for a spot in a list. We use no trackers and set no cookies. You can
          use everything without an account, and if you create one, you can download your data or
          delete it whenever you like.
        </p>
      </div>
    </section>
  );
}
