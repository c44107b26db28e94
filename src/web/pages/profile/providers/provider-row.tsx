import { Button } from '~/web/ui/button';

interface ProviderRowProps {
  label: string;
  /** The address at the provider, or that it is not linked. */
  detail: string;
  action: 'Link' | 'Unlink';
  pending: boolean;
  /** Omitted for the only sign-in method. */
  onAct?: () => void;
}

export function ProviderRow({ label, detail, action, pending, onAct }: ProviderRowProps) {
  return (
    <li className="flex min-h-18 items-center gap-4 py-3">
      <div className="min-w-0 grow">
        <p className="font-semibold">{label}</p>
        <p className="wrap-anywhere text-soft text-sm">
          {onAct ? detail : `${detail}. This is your only way to sign in.`}
        </p>
      </div>
      {onAct && (
        <Button variant="secondary" size="sm" loading={pending} onClick={onAct}>
          {action}
          <span className="sr-only"> {label}</span>
        </Button>
      )}
    </li>
  );
}
