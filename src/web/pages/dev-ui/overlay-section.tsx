import { Button } from '~/web/ui/button';
import { IconButton } from '~/web/ui/icon-button';
import { HeartIcon } from '~/web/ui/icons';
import { Popover } from '~/web/ui/overlays/popover';
import { showToast } from '~/web/ui/overlays/toast-store';
import { Tooltip } from '~/web/ui/overlays/tooltip';
import { BellIcon, CopyIcon, InfoIcon, ShareIcon } from '~/web/ui/page-icons';
import { TextLink } from '~/web/ui/text-link';
import { DialogSpecimens } from './dialog-specimens';
import { Row, Specimen, StyleGuideSection } from './specimen';

export function OverlaySection() {
  return (
    <StyleGuideSection
      id="overlays"
      number="08"
      title="Overlays"
      intro="Native dialogs and popovers: the browser traps and restores the focus, and closes them on Escape."
    >
      <DialogSpecimens />
      <Specimen name="Popover" note="Flips when there is not enough space.">
        <Row>
          {(['bottom-start', 'bottom', 'top-end'] as const).map((placement) => (
            <Popover
              key={placement}
              placement={placement}
              className="w-64"
              trigger={(props) => (
                <Button variant="secondary" {...props}>
                  {placement}
                </Button>
              )}
            >
              <p className="text-sm">
                Closes on Escape, on a click outside, and when{' '}
                <TextLink to="#overlays">a link</TextLink> in it is followed.
              </p>
            </Popover>
          ))}
        </Row>
      </Specimen>
      <Specimen
        name="Tooltip"
        note="After 700 ms; immediately for keyboard users and for the next one in the row."
      >
        <Row>
          {[
            { label: 'Add to favorites', icon: <HeartIcon /> },
            { label: 'Set an alert', icon: <BellIcon /> },
            { label: 'Share', icon: <ShareIcon /> },
            {
              label: 'Copy the address of this page (a long tooltip)',
              icon: <CopyIcon />,
            },
          ].map(({ label, icon }) => (
            <Tooltip key={label} text={label}>
              {(props) => (
                <IconButton label={label} variant="secondary" {...props}>
                  {icon}
                </IconButton>
              )}
            </Tooltip>
          ))}
          <Tooltip text="Compared with the most expensive store" placement="bottom">
            {(props) => (
              <Button variant="quiet" {...props}>
                <InfoIcon /> Below
              </Button>
            )}
          </Tooltip>
        </Row>
      </Specimen>
      <Specimen name="Toast" note="Five seconds, longer while hovered or focused.">
        <Row>
          <Button
            variant="secondary"
            onClick={() =>
              showToast({ title: 'Saved', description: 'It is now in your favorites.' })
            }
          >
            Show toast
          </Button>
          <Button
            variant="danger"
            onClick={() =>
              showToast({
                title: 'Could not save',
                description: 'The store did not respond. Try again in a minute.',
                variant: 'destructive',
              })
            }
          >
            Show destructive toast
          </Button>
          <Button variant="quiet" onClick={() => showToast({ title: 'Only a title' })}>
            Only a title
          </Button>
        </Row>
      </Specimen>
    </StyleGuideSection>
  );
}
