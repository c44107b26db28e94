import { Specimen, StyleGuideSection } from './specimen';

const spaces = [
  ['1', 'w-1'],
  ['2', 'w-2'],
  ['3', 'w-3'],
  ['4', 'w-4'],
  ['6', 'w-6'],
  ['8', 'w-8'],
  ['12', 'w-12'],
  ['16', 'w-16'],
  ['24', 'w-24'],
] as const;

const corners = [
  ['sm', 'rounded-sm', 'marks and badges'],
  ['md', 'rounded-md', 'surfaces and fields'],
  ['full', 'rounded-full', 'buttons and chips'],
] as const;

const shadows = [
  ['lift', 'shadow-lift', 'on hover'],
  ['float', 'shadow-float', 'above the page'],
] as const;

export function SpaceSection() {
  return (
    <StyleGuideSection
      id="space"
      number="03"
      title="Space, corners, depth, motion"
      intro="Steps of four pixels. Thin rules instead of nested boxes; shadows only for elements above the page."
    >
      <Specimen name="Space">
        <ul className="space-y-2">
          {spaces.map(([name, width]) => (
            <li key={name} className="figures flex items-center gap-4 text-xs">
              <span className="w-6 text-right text-soft">{name}</span>
              <span className={`h-3 bg-accent ${width}`} />
              <span className="text-soft">{Number(name) * 4} px</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Corners">
        <ul className="flex flex-wrap gap-6">
          {corners.map(([name, corner, use]) => (
            <li key={name} className="w-32 text-xs">
              <div className={`h-14 border border-edge bg-surface ${corner}`} />
              <p className="mt-2">{name}</p>
              <p className="text-soft">{use}</p>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Depth">
        <ul className="flex flex-wrap gap-8 pb-6">
          {shadows.map(([name, shadow, use]) => (
            <li key={name} className="w-44 text-xs">
              <div className={`h-24 rounded-md border border-line bg-surface ${shadow}`} />
              <p className="mt-3">{name}</p>
              <p className="text-soft">{use}</p>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Motion" note="160 ms with a fast start. Hover over the rule.">
        <div className="group border-line border-b py-4">
          <div className="size-8 rounded-full bg-accent transition-transform duration-500 group-hover:translate-x-40" />
        </div>
        <p className="mt-3 text-soft text-xs">
          With “reduce motion” turned on in the system, nothing is animated.
        </p>
      </Specimen>
    </StyleGuideSection>
  );
}
