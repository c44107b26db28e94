/**
 * Increase it with every change of the vocabulary, the ingredient dictionary or the tag rules that should reach products that are
 * already stored; a job then derives all tags again.
 */
export const tagRulesVersion = 19;
