import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '~/web/ui/button';
import { Dialog } from '~/web/ui/overlays/dialog';
import { SkeletonText } from '~/web/ui/skeleton';
import { TextLink } from '~/web/ui/text-link';
import { useAuth } from '../auth/use-auth';
import { privateQueryClient } from '../private-data/private-query-client';
import { AlertForm } from './alert-form';
import { alertIntent } from './alert-intent';
import type { AlertJson } from './alert-json';
import { optionsQuery } from './alert-queries';

interface AlertDialogProps {
  productId: number;
  alert?: AlertJson;
  open: boolean;
  onClose: () => void;
}

/** Creates or edits a price alert. Signed-out visitors are sent to sign in and back. */
export function AlertDialog({ productId, alert, open, onClose }: AlertDialogProps) {
  const { user, loading } = useAuth();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const mustSignIn = open && !loading && !user;
  useEffect(() => {
    const from = pathname + search + alertIntent(productId);
    if (mustSignIn) navigate('/auth', { state: { from } });
  }, [mustSignIn, navigate, pathname, search, productId]);
  const { data, isError, error } = useQuery(
    { ...optionsQuery(productId), enabled: open && user !== null },
    privateQueryClient(),
  );
  // A product can have several alerts, such as one for its price and one for its stock.
  const [another, setAnother] = useState(false);
  useEffect(() => {
    if (!open) setAnother(false);
  }, [open]);
  const existing = alert ?? (another ? undefined : data?.alerts[0]);
  return (
    <Dialog
      open={open && !mustSignIn}
      onClose={onClose}
      title={existing ? 'Edit your price alert' : 'Set a price alert'}
      description={data && `${data.product.brand} ${data.product.name}`}
    >
      {data ? (
        // Keyed, so that the form resets each time it opens.
        <AlertForm key={`${open} ${another}`} options={data} alert={existing} onDone={onClose} />
      ) : isError ? (
        <p role="alert">{error.message}</p>
      ) : (
        <SkeletonText lines={8} />
      )}
      {/* Not while it loads, or the dialog would start with its focus here. */}
      {(data || isError) && (
        <p className="mt-5 flex flex-wrap items-center gap-x-2 text-sm">
          <TextLink to="/alerts">All your alerts</TextLink>
          {existing && !alert && (
            <Button variant="quiet" size="sm" onClick={() => setAnother(true)}>
              Set another
            </Button>
          )}
        </p>
      )}
    </Dialog>
  );
}
