import { ColorSection } from './color-section';
import { IconSection } from './icon-section';
import { SpaceSection } from './space-section';
import { TypeSection } from './type-section';

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
