import { lazy, Suspense, useEffect, useId, useSyncExternalStore } from 'react';
import { registerModal, useTopModal } from './open-modals';
import { type Toast, toastStore } from './toast-store';

// The styled list loads with the first toast. If that fails (the toast may be about the network), the text
// is shown without it.
const ToastList = lazy(() =>
  import('./toast-list').then(
    (module) => ({ default: module.ToastList }),
    () => ({ default: PlainToasts }),
  ),
);

function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <>
      {toasts.map(({ id, title, description }) => (
        <p key={id} className="mt-3 bg-ink p-4 text-paper text-sm">
          {title} {description}
        </p>
      ))}
    </>
  );
}

const noToasts: readonly Toast[] = [];

/** Where toasts appear; render it once, at the end of the page. */
export function Toaster() {
  return <ToastRegions modal={undefined} />;
}

/**
 * Where toasts appear while a modal dialog is open, because the page around it is inert then. Render it in
 * the dialog, only while that is open.
 */
export function ModalToaster() {
  const id = useId();
  useEffect(() => registerModal(id), [id]);
  return <ToastRegions modal={id} />;
}

/**
 * Both live regions exist before a toast, because screen readers announce only additions to existing
 * regions. They show toasts while their modal dialog, or none, is the topmost one.
 */
function ToastRegions({ modal }: { modal: string | undefined }) {
  const all = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.current);
  const toasts = useTopModal() === modal ? all : noToasts;
  const quiet = toasts.filter((toast) => toast.variant !== 'destructive');
  const urgent = toasts.filter((toast) => toast.variant === 'destructive');
  return (
    <section aria-label="Notifications" popover="manual" className="toasts">
      <div role="status" aria-atomic="false">
        {quiet.length > 0 && (
          <Suspense>
            <ToastList toasts={quiet} />
          </Suspense>
        )}
      </div>
      <div role="alert" aria-atomic="false">
        {urgent.length > 0 && (
          <Suspense>
            <ToastList toasts={urgent} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
