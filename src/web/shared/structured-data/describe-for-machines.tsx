import { useEffect, useRef } from 'react';
import { isHiddenFromSearch, type Site } from '~/domain/site';
import { useSite } from '../root-data';
import type { StructuredData } from './structured-data';

const selector = 'script[type="application/ld+json"]';

type Descriptions = typeof import('./describe');

interface DescribeForMachinesProps {
  /** Another path is another page. */
  path: string;
  by: (descriptions: Descriptions, site: Site) => readonly StructuredData[];
}

/**
 * Lets the description for machines follow the page. The first page brings its own from the server
 * (`pageMeta`), and takes it along when it is left.
 */
export function DescribeForMachines({ path, by }: DescribeForMachinesProps) {
  const site = useSite();
  const latest = useRef(by);
  useEffect(() => {
    latest.current = by;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page.
  useEffect(() => {
    let left = false;
    if (site && !isHiddenFromSearch(site) && !document.head.querySelector(selector)) {
      import('./describe').then(
        (descriptions) => {
          if (!left) for (const thing of latest.current(descriptions, site)) append(thing);
        },
        // Nobody misses it but a machine, and that asks the server.
        () => {},
      );
    }
    return () => {
      left = true;
      for (const script of document.head.querySelectorAll(selector)) script.remove();
    };
  }, [path, site]);
  return null;
}

function append(thing: StructuredData): void {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.textContent = JSON.stringify({ '@context': 'https://schema.org', ...thing });
  document.head.append(script);
}
