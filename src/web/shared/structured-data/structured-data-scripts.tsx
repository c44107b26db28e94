import { useEffect, useRef } from 'react';
import type { Site } from '~/domain/site';
import { isHiddenFromSearch } from '~/domain/sitemap/hidden-from-search';
import { useSite } from '../root-data';
import type { StructuredData } from './structured-data';

const selector = 'script[type="application/ld+json"]';

type Descriptions = typeof import('./describe');

interface StructuredDataScriptsProps {
  /** The path of the page; a change triggers an update. */
  path: string;
  describe: (descriptions: Descriptions, site: Site) => readonly StructuredData[];
}

/**
 * Updates structured data after client-side navigation. The first page gets it from the server
 * (`pageMeta`); it is removed when the visitor leaves that page.
 */
export function StructuredDataScripts({ path, describe }: StructuredDataScriptsProps) {
  const site = useSite();
  const latest = useRef(describe);
  useEffect(() => {
    latest.current = describe;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per path.
  useEffect(() => {
    let isUnmounted = false;
    if (site && !isHiddenFromSearch(site) && !document.head.querySelector(selector)) {
      import('./describe').then(
        (descriptions) => {
          if (!isUnmounted)
            for (const thing of latest.current(descriptions, site)) appendScript(thing);
        },
        // Optional: crawlers read the server's response.
        () => {},
      );
    }
    return () => {
      isUnmounted = true;
      for (const script of document.head.querySelectorAll(selector)) script.remove();
    };
  }, [path, site]);
  return null;
}

function appendScript(thing: StructuredData): void {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.textContent = JSON.stringify({ '@context': 'https://schema.org', ...thing });
  document.head.append(script);
}
