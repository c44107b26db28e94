import { ColorSection } from './color-section';
import { IconSection } from './icon-section';
import { SpaceSection } from './space-section';
import { TypeSection } from './type-section';

/** The static sections. */
export function StaticSections() {
  return (
    <>
      <ColorSection />
      <TypeSection />
      <SpaceSection />
      <IconSection />
    </>
  );
}
