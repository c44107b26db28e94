/** How many products cost what, drawn above the slider on the slider's scale. */
export function PriceHistogram({ counts }: { counts: readonly number[] }) {
  // The last band is open and has no width of its own: it stands on the slider's end.
  const bands = counts.slice(0, -1);
  const maxCount = Math.max(1, ...bands);
  // By the square root: cheap products outnumber dear ones so far that the rest would be a line.
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
