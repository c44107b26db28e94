/** Splits an address into envelope lines; the state and ZIP code stay on the line of the city. */
export function addressLines(address: string): string[] {
  const lines: string[] = [];
  for (const part of address.split(',').map((text) => text.trim())) {
    const last = lines.at(-1);
    if (last !== undefined && /^[A-Z]{2} \d{5}(-\d{4})?$/.test(part)) {
      lines[lines.length - 1] = `${last}, ${part}`;
    } else if (part !== '') lines.push(part);
  }
  return lines;
}
