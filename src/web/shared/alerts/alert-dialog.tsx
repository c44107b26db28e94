import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '~/web/ui/button';
import { Dialog } from '~/web/ui/overlays/dialog';
import { SkeletonText } from '~/web/ui/skeleton';
import { TextLink } from '~/web/ui/text-link';
import { useAuth } from '../auth/auth-context';
import { privateQueryClient } from '../private-data/private-query-client';
import { AlertForm } from './alert-form';
import { alertIntent } from './alert-intent';
import type { AlertJson } from './alert-json';
import { optionsQuery } from './alert-queries';

interface AlertDialogProps {
  productId: number;
  /** The one to change; left out: the newest for this product, or a new one. */
  alert?: AlertJson;
  open: boolean;
  onClose: () => void;
}

/** Asks what somebody wants to be told. Whoever is not signed in is led there, and back. */
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
  // The price and the stock of one product can both be worth a word.
  const [another, setAnother] = useState(false);
  useEffect(() => {
    if (!open) setAnother(false);
  }, [open]);
  const existing = alert ?? (another ? undefined : data?.alerts[0]);
  return (
    <Dialog
      open={open && !mustSignIn}
      onClose={onClose}
      title={existing ? 'Change your price alert' : 'Tell me when it gets cheaper'}
      description={data && `${data.product.brand} ${data.product.name}`}
    >
      {data ? (
        // By what it begins with: opened again, it begins again.
        <AlertForm key={`${open} ${another}`} options={data} alert={existing} onDone={onClose} />
      ) : isError ? (
        <p role="alert">{error.message}</p>
      ) : (
        <SkeletonText lines={8} />
      )}
      <p className="mt-5 flex flex-wrap items-center gap-x-2 text-sm">
        <TextLink to="/alerts">All your alerts</TextLink>
        {existing && !alert && (
          <Button variant="quiet" size="sm" onClick={() => setAnother(true)}>
            Set another
          </Button>
        )}
      </p>
    </Dialog>
  );
}
