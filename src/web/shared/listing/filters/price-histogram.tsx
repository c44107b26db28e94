/** Product counts per price band, drawn to the scale of the slider. */
export function PriceHistogram({ counts }: { counts: readonly number[] }) {
  // The last band is open-ended and has no width on the scale.
  const bands = counts.slice(0, -1);
  const maxCount = Math.max(1, ...bands);
  // Square root scale: low prices are so common that other bars would be invisible.
  const heights = bands.map((count) => Math.sqrt(count / maxCount) * 100);
  const path = heights
    .map((height, band) => `M${band + 0.1} 100V${(100 - height).toFixed(1)}h.8V100z`)
    .join('');
  return (
    <svg
      viewBox={`0 0 ${bands.length} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="-mb-4.5 block h-12 w-full px-3 text-line"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
