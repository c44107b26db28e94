/** The still lifes: one for the home page and one per category. */
export type StillLifeName =
  | 'home'
  | 'skincare'
  | 'makeup'
  | 'haircare'
  | 'fragrance'
  | 'tools'
  | 'supplements';

export interface StillLifeFile {
  url: string;
  width: number;
}

/**
 * `skincare-tall.avif` is the full-size picture, `skincare-tall-400.avif` is 400 px wide. Every browser that
 * supports our style sheets has AVIF, so others get one size.
 */
const files = import.meta.glob<string>('/assets/still-lifes/{*.avif,*-{600,1120}.jpg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

const fullWidth = { wide: 1600, tall: 900 };

/** All sizes of a picture, widest first; empty if there is no such picture. */
export function findStillLife(
  name: StillLifeName,
  shape: 'wide' | 'tall',
): { avif: StillLifeFile[]; jpg: StillLifeFile[] } {
  return pickSizes(files, `/assets/still-lifes/${name}-${shape}`, fullWidth[shape]);
}

export function pickSizes(
  all: Readonly<Record<string, string>>,
  stem: string,
  maxWidth: number,
): { avif: StillLifeFile[]; jpg: StillLifeFile[] } {
  const found: { avif: StillLifeFile[]; jpg: StillLifeFile[] } = { avif: [], jpg: [] };
  for (const [path, url] of Object.entries(all)) {
    if (!path.startsWith(stem)) continue;
    const [, width, kind] = /^(?:-(\d+))?\.(avif|jpg)$/.exec(path.slice(stem.length)) ?? [];
    if (kind !== 'avif' && kind !== 'jpg') continue;
    found[kind].push({ url, width: width === undefined ? maxWidth : Number(width) });
  }
  const widestFirst = (a: StillLifeFile, b: StillLifeFile) => b.width - a.width;
  return { avif: found.avif.sort(widestFirst), jpg: found.jpg.sort(widestFirst) };
}

export function srcSet(sizes: readonly StillLifeFile[]): string | undefined {
  return sizes.length === 0
    ? undefined
    : sizes.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
