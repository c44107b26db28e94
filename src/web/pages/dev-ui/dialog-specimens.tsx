import { useState } from 'react';
import { Button } from '~/web/ui/button';
import { TextField } from '~/web/ui/fields/text-field';
import { Dialog } from '~/web/ui/overlays/dialog';
import { Drawer } from '~/web/ui/overlays/drawer';
import { Row, Specimen } from './specimen';

const sides = ['left', 'right', 'bottom'] as const;
const paragraphs = Array.from({ length: 12 }, (_, index) => `Paragraph ${index + 1} of many.`);

export function DialogSpecimens() {
  const [open, setOpen] = useState<string>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Specimen name="Dialog">
        <Row>
          <Button variant="secondary" onClick={() => setOpen('dialog')}>
            Open dialog
          </Button>
          <Button variant="secondary" onClick={() => setOpen('long')}>
            Open long dialog
          </Button>
        </Row>
        <Dialog
          open={open === 'dialog'}
          onClose={close}
          size="sm"
          title="Set a price alert"
          description="We email you as soon as a store drops below your price."
          footer={
            <>
              <Button variant="quiet" onClick={close}>
                Cancel
              </Button>
              <Button onClick={close}>Set alert</Button>
            </>
          }
        >
          <TextField label="Your price" leading="$" inputMode="decimal" defaultValue="24.90" />
        </Dialog>
        <Dialog
          open={open === 'long'}
          onClose={close}
          title="Long content"
          footer={<Button onClick={close}>Done</Button>}
        >
          {paragraphs.map((text) => (
            <p key={text} className="mb-6">
              {text}
            </p>
          ))}
        </Dialog>
      </Specimen>
      <Specimen name="Drawer">
        <Row>
          {sides.map((side) => (
            <Button key={side} variant="secondary" onClick={() => setOpen(side)}>
              From the {side}
            </Button>
          ))}
        </Row>
        {sides.map((side) => (
          <Drawer
            key={side}
            side={side}
            open={open === side}
            onClose={close}
            title="Filters"
            footer={<Button onClick={close}>Show results</Button>}
          >
            <p>Content that is needed temporarily.</p>
          </Drawer>
        ))}
      </Specimen>
    </>
  );
}
