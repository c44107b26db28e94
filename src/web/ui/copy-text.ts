import { showErrorToast } from './overlays/toast-store';

/** Copies a text to the clipboard. Shows a toast on failure; returns whether it succeeded. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    showErrorToast('Copy Failed', 'Unable to copy to clipboard.');
    return false;
  }
}
