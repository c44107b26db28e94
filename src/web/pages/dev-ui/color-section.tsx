import { Specimen, StyleGuideSection } from './specimen';

const groups = [
  { name: 'Paper', tokens: ['paper', 'surface', 'sunken', 'line', 'edge'] },
  { name: 'Ink', tokens: ['ink', 'soft'] },
  { name: 'Accent', tokens: ['accent', 'accent-strong', 'on-accent', 'blush'] },
  {
    name: 'Semantic',
    tokens: ['good', 'good-wash', 'warn', 'warn-wash', 'danger', 'danger-wash', 'star'],
  },
];

export function ColorSection() {
  return (
    <StyleGuideSection
      id="color"
      number="01"
      title="Color"
      intro="Warm paper and ink with one accent, carmine. Each token has a light and a dark value, so that components need no theme logic. The contrast of every pair is tested."
    >
      {groups.map((group) => (
        <Specimen key={group.name} name={group.name}>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4 xl:grid-cols-7">
            {group.tokens.map((token) => (
              <li key={token}>
                <div
                  className="h-20 rounded-sm border border-line"
                  style={{ background: `var(--color-${token})` }}
                />
                <p className="mt-1.5 text-xs">{token}</p>
              </li>
            ))}
          </ul>
        </Specimen>
      ))}
      <Specimen name="Theme" note="Follows the system setting until the visitor chooses.">
        <p className="max-w-prose">
          There is no second stylesheet: <code>light-dark()</code> picks the value for the page’s
          color scheme, and the switch in the header only sets <code>data-theme</code>. Check this
          page in both themes before you finish a change.
        </p>
      </Specimen>
    </StyleGuideSection>
  );
}
