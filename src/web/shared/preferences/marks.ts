/** Why products do not suit the person, and the slugs of the avoided ingredients on their labels. */
export type PersonalMarks = ReadonlyMap<
  number,
  { readonly text: string; readonly avoided: ReadonlySet<string> }
>;
