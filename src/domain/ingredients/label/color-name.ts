const colorIndex =
  /^(?:c\.? ?[il1]\.?|colou?r index)? ?(?:no\.? ?)?#? ?(\d{5})(?::\d)?(?: lake)?$/i;
const american =
  /^(ext(?:ernal|\.)? )?(?:(?:f ?\.?)?d ?\.?(?: ?& ?| and )c\.? )?(ext(?:ernal|\.)? )?(red|yellow|orange|blue|green|violet|black|brown)(?: ?(?:no?\.?|#) ?| |-)?(\d{1,3})(?: ?(?:a[li1]|aluminum|aluminium|ca|calcium|barium|zirconium)? ?lake)?s?$/i;

/** The form in which the dictionary knows a colorant; null: not a colorant. 'FD&C Red No. 7 Lake' is 'Red 7'. */
export function colorName(written: string): string | null {
  if (written.length > 60) return null;
  const [, number] = colorIndex.exec(written) ?? [];
  if (number !== undefined) return `CI ${number}`;
  const [, before = '', after = '', color, shade] = american.exec(written) ?? [];
  if (color === undefined || shade === undefined) return null;
  return `${before || after ? 'Ext. ' : ''}${color} ${shade}`;
}
