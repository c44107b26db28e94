import { Button } from '~/web/ui/button';

interface ProviderRowProps {
  label: string;
  /** The address there, or that there is none. */
  detail: string;
  action: 'Link' | 'Unlink';
  pending: boolean;
  /** Left out for the only way to sign in. */
  onAct?: () => void;
}

/** One provider: whether it is linked, and the button that changes that. */
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
