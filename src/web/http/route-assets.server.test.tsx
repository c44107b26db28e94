import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { hashScript } from './content-security-policy.server';
import { routeAssets } from './route-assets.server';

type HandlerContext = EntryContext['staticHandlerContext'];

const render = {
  brandName: 'Glowfare',
  nonce: 'secret',
  requestId: null,
  share: () => '',
  frame: () => ({ mark: '', isKnown: false }),
};

let renders = 0;
function Assets({ name }: { name: string }) {
  renders += 1;
  return (
    <>
      <script
        nonce="secret"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
        dangerouslySetInnerHTML={{ __html: 'prepare()' }}
      />
      <link rel="stylesheet" href={`/assets/${name}.css`} nonce="secret" />
      <link rel="modulepreload" href={`/assets/${name}.js`} nonce="secret" />
      <script
        nonce="secret"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
        dangerouslySetInnerHTML={{ __html: 'start()' }}
      />
      <script
        nonce="secret"
        type="module"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
        dangerouslySetInnerHTML={{ __html: `import "/assets/${name}.js";` }}
      />
    </>
  );
}

function assetsOf(ids: readonly string[], errors: HandlerContext['errors'] = null) {
  const matches = ids.map((id) => ({ route: { id } })) as HandlerContext['matches'];
  const context = { matches, errors } as HandlerContext;
  return routeAssets(context, render, <Assets name={ids.join('-')} />);
}

test('links and the first script go into the head, other scripts to the end, where they wait for the first paint', () => {
  const { head, end, scriptHashes } = assetsOf(['root', 'products']);
  expect(head.toString()).toBe(
    '<script>prepare()</script><link rel="stylesheet" href="/assets/root-products.css"/>',
  );
  expect(end.toString()).toContain('await import("/assets/root-products.js");');
  expect(end.toString()).toContain('for(const file of "root-products"');
  expect(end.toString()).not.toContain('secret');
  expect(scriptHashes).toHaveLength(3);
  expect(scriptHashes.slice(0, 2)).toEqual([hashScript('prepare()'), hashScript('start()')]);
});

test('they are rendered once for all pages of the same routes, and again if one of them failed', () => {
  const first = assetsOf(['root', 'help']);
  const before = renders;
  expect(assetsOf(['root', 'help'])).toBe(first);
  expect(renders).toBe(before);
  expect(assetsOf(['root', 'help'], { help: new Error('failed') })).not.toBe(first);
  expect(assetsOf(['root', 'about'])).not.toBe(first);
  expect(renders).toBe(before + 2);
});
