/** Why this exists. */
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
          It starts with a tab. A moisturizer costs $68 in one store, so you open a second, where it
          is $59, and a third, where it is $49 but shipping is $10.95. The fourth has it “half off”
          a price that no one can remember ever having been asked. Four tabs later you know a little
          more, and the afternoon is gone.
        </p>
        <p className="mt-5">
          We thought that this was work for a machine, and that the machine should be on the
          shopper’s side. So we read what the stores ask, multiple times daily, and keep every price
          with its date. We turn each into what it costs at your door and for an ounce, so that a
          small bottle and a large one can be told apart. And when a store strikes out a former
          price, we look up whether it was ever charged, and for how long.
        </p>
        <p className="mt-5">
          What we do not do matters as much. We sell nothing, so we have no stock to get rid of. We
          take no money for a place in a list. We put no trackers on your screen and set no cookies.
          You can use all of it without an account, and if you make one, you can take your data with
          you or delete it whenever you like.
        </p>
      </div>
    </section>
  );
}
