import type { VerdictJson } from '~/web/shared/catalog/history-json';
import { WarningIcon } from '~/web/ui/icons';
import { CheckIcon, InfoIcon } from '~/web/ui/page-icons';

const good = { wash: 'bg-good-wash', text: 'text-good', Icon: CheckIcon };
const warn = { wash: 'bg-warn-wash', text: 'text-warn', Icon: WarningIcon };
const neutral = { wash: 'bg-sunken', text: 'text-ink', Icon: InfoIcon };

/** Verdict styles. Each has an icon, so that color is not the only signal. */
export function verdictStyle(kind: VerdictJson['kind']) {
  if (kind === 'lowest' || kind === 'good') return good;
  return kind === 'high' || kind === 'sold-out' ? warn : neutral;
}
