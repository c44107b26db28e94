import { staticMeta } from '~/web/shared/page-meta';
import { CareersHero } from './careers-hero';
import { GrowingTeam } from './growing-team';
import { HiringProcess } from './hiring-process';
import { OpenPositions } from './open-positions';
import { OurValues } from './our-values';
import { WhyWorkWithUs } from './why-work-with-us';

export const meta = staticMeta({
  title: 'Careers',
  description:
    'Four open positions in engineering, data, marketing and support. Every application is reviewed within 48 hours.',
  path: '/careers',
  keywords: ['jobs', 'careers in beauty tech'],
});

export default function CareersPage() {
  return (
    <>
      <CareersHero />
      <OurValues />
      <OpenPositions />
      <WhyWorkWithUs />
      <GrowingTeam />
      <HiringProcess />
    </>
  );
}
