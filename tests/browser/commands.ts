import type { BrowserCommand } from 'vitest/node';

type Point = [x: number, y: number];

/** Presses the mouse at the first point of the tested page, moves it along the others and lets go. */
export const dragPointer: BrowserCommand<Point[]> = async ({ page, frame }, ...points) => {
  const box = await (await (await frame()).frameElement()).boundingBox();
  const left = box?.x ?? 0;
  const top = box?.y ?? 0;
  const [first, ...others] = points;
  if (!first) return;
  await page.mouse.move(left + first[0], top + first[1]);
  await page.mouse.down();
  for (const [x, y] of others) await page.mouse.move(left + x, top + y, { steps: 4 });
  await page.mouse.up();
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    dragPointer: (...points: Point[]) => Promise<void>;
  }
}
