import { useEffect, useState } from 'react';
import { Button } from '~/web/ui/button';
import { copyText } from '~/web/ui/copy-text';
import { showToast } from '~/web/ui/overlays/toast-store';
import { CheckIcon } from '~/web/ui/page-icons';
import { VisuallyHidden } from '~/web/ui/visually-hidden';

const copiedMs = 2_000;

export function NameList({ names }: { names: readonly string[] }) {
  const [copied, setCopied] = useState<string | null>(null);

  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(name: string) {
    if (!(await copyText(name))) return;
    setCopied(name);
    showToast({ title: 'Copied!', description: `${name} was copied to your clipboard.` });
  }

  return (
    <ol aria-labelledby="names-heading" className="mt-5 border-ink border-t">
      {names.map((name) => (
        <li
          key={name}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-b py-5"
        >
          <span className="wrap-anywhere font-display text-2xl">{name}</span>
          <Button variant="secondary" onClick={() => copy(name)}>
            {copied === name ? (
              <>
                <CheckIcon className="size-4.5" />
                Copied
              </>
            ) : (
              'Copy'
            )}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ol>
  );
}
