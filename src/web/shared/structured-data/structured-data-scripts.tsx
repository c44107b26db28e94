import { useEffect, useRef } from 'react';
import { isHiddenFromSearch, type Site } from '~/domain/site';
import { useSite } from '../root-data';
import type { StructuredData } from './structured-data';

const selector = 'script[type="application/ld+json"]';

type Descriptions = typeof import('./describe');

interface StructuredDataScriptsProps {
  /** Another path is another page. */
  path: string;
  describe: (descriptions: Descriptions, site: Site) => readonly StructuredData[];
}

/**
 * Lets the description for machines follow the page. The first page brings its own from the server
 * (`pageMeta`), and takes it along when it is left.
 */
export function StructuredDataScripts({ path, describe }: StructuredDataScriptsProps) {
  const site = useSite();
  const latest = useRef(describe);
  useEffect(() => {
    latest.current = describe;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page.
  useEffect(() => {
    let isUnmounted = false;
    if (site && !isHiddenFromSearch(site) && !document.head.querySelector(selector)) {
      import('./describe').then(
        (descriptions) => {
          if (!isUnmounted)
            for (const thing of latest.current(descriptions, site)) appendScript(thing);
        },
        // Nobody misses it but a machine, and that asks the server.
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
