import type { RoutineGuide } from './routine-guides';

const drawings: Record<RoutineGuide['image'], string> = {
  // A dropper bottle and a drop.
  skincare:
    'M26 34h16v6l5 7v33a4 4 0 0 1-4 4H25a4 4 0 0 1-4-4V47l5-7v-6ZM29 34V20a5 5 0 0 1 10 0v14M21 56h26M21 70h26M68 44c5 7 9 12 9 17a9 9 0 0 1-18 0c0-5 4-10 9-17Z',
  // A lipstick and a brush.
  makeup:
    'M22 52h20v30a3 3 0 0 1-3 3H25a3 3 0 0 1-3-3V52ZM26 52V30l12-9v31M66 85V52M74 85V52M64 52h12v-8H64v8ZM64 44c-4-9 1-19 6-25 5 6 10 16 6 25',
  // A comb and a wave of hair.
  haircare:
    'M20 20h11v64H20ZM31 26h13M31 34h13M31 42h13M31 50h13M31 58h13M31 66h13M31 74h13M56 18c14 10-6 24 8 34s-4 22 6 32M68 18c14 10-6 24 8 34s-4 22 6 32',
  // A jar and a spark.
  default:
    'M20 50h44v28a7 7 0 0 1-7 7H27a7 7 0 0 1-7-7V50ZM18 38h48v12H18ZM30 64h24M74 14v18M65 23h18',
};

export function RoutineDrawing({ image }: { image: RoutineGuide['image'] }) {
  return (
    <svg
      viewBox="0 0 100 100"
      width="88"
      height="88"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0 bg-blush text-accent"
    >
      <path d={drawings[image]} />
    </svg>
  );
}
