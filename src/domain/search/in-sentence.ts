/** A label inside a sentence: 'Vitamin C' becomes 'vitamin C'; 'SPF 50' stays. */
export function inSentence(label: string): string {
  return /^\p{Lu}[\p{Lu}\d]/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
