import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useSite } from '~/web/shared/root-data';
import { Button } from '~/web/ui/button';
import { TextField } from '~/web/ui/fields/text-field';
import { showErrorToast, showToast } from '~/web/ui/overlays/toast-store';
import { fallbackNames, generateNames } from './generate-names';
import { NameList } from './name-list';

/** The API key form and the suggested names. The key is never sent to our server. */
export function BrandNameGenerator() {
  const baseUrl = useSite()?.aiBaseUrl ?? '';
  const [key, setKey] = useState('');
  const [busy, setBusy] = useState(false);
  const [names, setNames] = useState<readonly string[]>([]);
  const isBlank = key.trim() === '';

  async function generate(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (isBlank) return showKeyMissingToast();
    setBusy(true);
    try {
      const found = await generateNames({ baseUrl, key: key.trim() });
      setNames(found);
      showToast({
        title: 'Brand Names Generated',
        description:
          found === fallbackNames
            ? 'The provider did not return three names, so here are three of ours.'
            : 'Here are three names for your next idea.',
      });
    } catch {
      setNames(fallbackNames);
      showErrorToast(
        'Generation Failed',
        'Unable to generate brand names. Please check your API key.',
      );
    } finally {
      setBusy(false);
    }
  }

  // Enter does not submit a form whose button is disabled.
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !isBlank) return;
    event.preventDefault();
    showKeyMissingToast();
  }

  return (
    <div className="grid gap-x-20 gap-y-12 lg:grid-cols-2">
      <form onSubmit={generate} noValidate className="max-w-xl">
        {/* No name attribute, so the key is never part of a form the browser submits itself. */}
        <TextField
          id="api-key"
          label="Perplexity API key"
          hint="Your browser sends it directly to the provider. It stays in this page’s memory and never reaches us."
          type="password"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={key}
          onChange={(event) => setKey(event.target.value)}
          onKeyDown={press}
        />
        <Button type="submit" size="lg" disabled={isBlank} loading={busy} className="mt-6">
          {busy ? 'Generating...' : 'Generate Brand Names'}
        </Button>
        <noscript>
          <p className="mt-4 text-soft text-sm">
            The generator calls the provider from your browser, which requires JavaScript.
          </p>
        </noscript>
      </form>
      <section aria-labelledby="names-heading" aria-live="polite">
        <h2 id="names-heading" className="font-display text-2xl">
          Suggested names
        </h2>
        {names.length === 0 ? (
          <p className="mt-5 border-line border-t pt-5 text-soft">
            Three suggestions will appear here.
          </p>
        ) : (
          <NameList names={names} />
        )}
      </section>
    </div>
  );
}

function showKeyMissingToast() {
  showErrorToast(
    'API Key Required',
    'Please enter your Perplexity API key to generate brand names.',
  );
}
