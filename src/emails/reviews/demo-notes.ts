import type { Site } from '~/domain/site';

/** What emails about reviews say on a demonstration. */
export const demoNotes = ({ demo }: Pick<Site, 'demo'>): readonly string[] =>
  demo ? ['This site shows a demo catalog: its products and offers are invented.'] : [];
