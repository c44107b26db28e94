import { useState } from 'react';
import { Badge } from '~/web/ui/badge';
import { Button } from '~/web/ui/button';
import { ButtonLink } from '~/web/ui/button-link';
import { IconButton } from '~/web/ui/icon-button';
import { HeartIcon } from '~/web/ui/icons';
import {
  ArrowRightIcon,
  BellIcon,
  CheckIcon,
  HeartFilledIcon,
  ShareIcon,
} from '~/web/ui/page-icons';
import { TextLink } from '~/web/ui/text-link';
import { Row, Specimen, StyleGuideSection } from './specimen';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function ButtonSection() {
  const [loading, setLoading] = useState(false);
  const [loved, setLoved] = useState(false);
  const work = () => {
    setLoading(true);
    setTimeout(setLoading, 2000, false);
  };
  return (
    <StyleGuideSection
      id="buttons"
      number="05"
      title="Buttons, links, badges"
      intro="Only pressable elements are fully rounded. One primary button per view."
    >
      {variants.map((variant) => (
        <Specimen key={variant} name={variant}>
          <Row>
            <Button variant={variant}>Press me</Button>
            <Button variant={variant} loading>
              Press me
            </Button>
            <Button variant={variant} disabled>
              Press me
            </Button>
            <Button variant={variant}>
              <BellIcon /> With icon
            </Button>
          </Row>
        </Specimen>
      ))}
      <Specimen name="Sizes">
        <Row>
          <Button size="sm">Small</Button>
          <Button size="md">Medium</Button>
          <Button size="lg">Large</Button>
          <Button loading={loading} onClick={work}>
            Loads for two seconds
          </Button>
        </Row>
      </Specimen>
      <Specimen name="Long text">
        <div className="max-w-56">
          <Button variant="secondary" className="shrink">
            A button whose label does not fit on one line
          </Button>
        </div>
      </Specimen>
      <Specimen name="Icon buttons">
        <Row>
          <IconButton
            label={loved ? 'Remove from favorites' : 'Add to favorites'}
            onClick={() => setLoved(!loved)}
          >
            {loved ? <HeartFilledIcon className="text-accent" /> : <HeartIcon />}
          </IconButton>
          <IconButton label="Share" variant="secondary">
            <ShareIcon />
          </IconButton>
          <IconButton label="Set an alert" variant="primary" size="lg">
            <BellIcon />
          </IconButton>
          <IconButton label="Share" variant="secondary" size="sm" disabled>
            <ShareIcon />
          </IconButton>
        </Row>
      </Specimen>
      <Specimen name="Button links">
        <Row>
          <ButtonLink to="/">
            Go home <ArrowRightIcon />
          </ButtonLink>
          <ButtonLink to="/" variant="secondary" size="sm">
            Small
          </ButtonLink>
          <ButtonLink to="/" variant="quiet" label="Favorites">
            <HeartIcon />
          </ButtonLink>
        </Row>
      </Specimen>
      <Specimen name="Text links">
        <p className="max-w-prose">
          A link <TextLink to="/">in running text</TextLink> is underlined, and a link{' '}
          <TextLink to="https://example.com" external>
            to another site
          </TextLink>{' '}
          indicates it. Use a{' '}
          <TextLink to="/" variant="quiet">
            quiet link
          </TextLink>{' '}
          in groups of links.
        </p>
      </Specimen>
      <Specimen name="Badges">
        <Row>
          <Badge>Neutral</Badge>
          <Badge tone="accent">Save 24%</Badge>
          <Badge tone="good">
            <CheckIcon /> Lowest in 90 days
          </Badge>
          <Badge tone="warn">3 left</Badge>
        </Row>
      </Specimen>
    </StyleGuideSection>
  );
}
