import { Button } from '~/web/ui/button';
import { copyText } from '~/web/ui/copy-text';
import { showToast } from '~/web/ui/overlays/toast-store';
import { ShareIcon } from '~/web/ui/page-icons';

/** Shares the page with the device's share sheet, or copies its link. */
export function ShareButton({ title }: { title: string }) {
  async function share() {
    const url = `${window.location.origin}${window.location.pathname}`;
    if (await shareByDevice({ title, url })) return;
    if (await copyText(url)) showToast({ title: 'Copied!' });
  }
  return (
    <Button
      variant="secondary"
      size="lg"
      className="noscript:hidden max-md:grow-0! max-md:px-3.5 lg:px-3.5!"
      onClick={share}
    >
      <ShareIcon />
      <span className="max-md:sr-only lg:sr-only">Share</span>
    </Button>
  );
}

/** Whether the share sheet opened; canceling it counts. */
async function shareByDevice(link: { title: string; url: string }): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(link);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
