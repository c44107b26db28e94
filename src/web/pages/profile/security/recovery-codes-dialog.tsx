import { useState } from 'react';
import { Button } from '~/web/ui/button';
import { copyText } from '~/web/ui/copy-text';
import { Dialog } from '~/web/ui/overlays/dialog';
import { CheckIcon, CopyIcon } from '~/web/ui/page-icons';
import { saveFile } from '../account/save-file';

/**
 * Shows recovery codes once. Escape, the backdrop and the close button ask for confirmation first, so
 * the codes are not lost by accident.
 */
export function RecoveryCodesDialog(props: { codes: readonly string[]; onClose: () => void }) {
  const { codes, onClose } = props;
  const [copied, setCopied] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const text = `${codes.join('\n')}\n`;

  async function copy() {
    if (!(await copyText(text))) return;
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  }

  return (
    <Dialog
      open
      title="Your recovery codes"
      description="Each code signs you in once if you don’t have your phone. We show them only now, so store them somewhere safe."
      onClose={() => setLeaving(true)}
      footer={
        leaving ? (
          <>
            <p role="alert" className="w-full">
              <strong className="font-semibold">Have you saved these codes?</strong> We can’t show
              them again.
            </p>
            <Button variant="secondary" onClick={() => setLeaving(false)}>
              Go back
            </Button>
            <Button variant="danger" onClick={onClose}>
              Close without saving
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={copy}>
              {copied ? <CheckIcon /> : <CopyIcon />}
              {copied ? 'Copied!' : 'Copy'}
            </Button>
            <Button
              variant="secondary"
              onClick={() => saveFile(text, 'recovery-codes.txt', 'text/plain')}
            >
              Download
            </Button>
            <Button onClick={onClose}>I’ve saved them</Button>
          </>
        )
      }
    >
      <ol aria-label="Recovery codes" className="grid gap-x-6 gap-y-1 sm:grid-cols-2 sm:gap-y-2">
        {codes.map((code) => (
          <li
            key={code}
            className="figures whitespace-nowrap rounded-sm bg-sunken px-3 py-1 text-center sm:py-2"
          >
            {code}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
