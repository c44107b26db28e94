import { Button } from '~/web/ui/button';
import { Card } from '~/web/ui/card';
import { EmptyState } from '~/web/ui/empty-state';
import { HeartIcon } from '~/web/ui/icons';
import { Skeleton, SkeletonText } from '~/web/ui/skeleton';
import { Spinner } from '~/web/ui/spinner';
import { StarRating } from '~/web/ui/star-rating';
import { TextLink } from '~/web/ui/text-link';
import { Row, Specimen, StyleGuideSection } from './specimen';

const ratings = [0, 0.5, 2.5, 3.3, 4.6, 5];

export function ContentSection() {
  return (
    <StyleGuideSection
      id="content"
      number="10"
      title="Content"
      intro="Content, loading and empty states."
    >
      <Specimen name="Star rating">
        <Row>
          {ratings.map((value) => (
            <StarRating key={value} value={value} showValue />
          ))}
        </Row>
        <div className="mt-4 flex flex-wrap items-center gap-6">
          <StarRating value={4.6} count={1284} />
          <StarRating value={4.6} count={1} size="md" />
          <StarRating value={4.6} size="lg" showValue count={12} />
        </div>
      </Specimen>
      <Specimen name="Card">
        <div className="grid gap-6 lg:grid-cols-3">
          <Card>
            <h4 className="font-display text-lg">Boxed</h4>
            <p className="mt-1 text-sm text-soft">A surface with a thin border.</p>
          </Card>
          <Card interactive>
            <h4 className="font-display text-lg">
              <TextLink to="#content" variant="quiet" className="after:absolute after:inset-0">
                Interactive
              </TextLink>
            </h4>
            <p className="mt-1 text-sm text-soft">One large link that lifts on hover.</p>
          </Card>
          <Card variant="ruled">
            <h4 className="font-display text-lg">Ruled</h4>
            <p className="mt-1 text-sm text-soft">No box, only a rule at the top.</p>
          </Card>
        </div>
      </Specimen>
      <Specimen name="Skeleton">
        <div className="grid max-w-3xl gap-6 sm:grid-cols-2">
          <div className="flex gap-4">
            <Skeleton className="size-24 shrink-0" />
            <SkeletonText className="grow pt-1" />
          </div>
          <p className="flex items-center gap-3 text-soft" role="status">
            <Spinner /> Searching…
          </p>
        </div>
      </Specimen>
      <Specimen name="Empty state">
        <EmptyState
          ornament={<HeartIcon />}
          headingLevel="h3"
          title="No favorites yet"
          text="Tap the heart on a product to save it here."
          action={<Button variant="secondary">Browse</Button>}
        />
        <EmptyState headingLevel="h3" title="Only a title" className="mt-8" />
      </Specimen>
    </StyleGuideSection>
  );
}
