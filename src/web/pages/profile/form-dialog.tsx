import { createContext, type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '~/web/ui/button';
import { WarningIcon } from '~/web/ui/icons';
import { Dialog } from '~/web/ui/overlays/dialog';

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  submit: string;
  /** What closing without submitting is called. */
  cancel?: string;
  danger?: boolean;
  pending: boolean;
  /** Why the last attempt failed, in a sentence. */
  failure: string | undefined;
  onSubmit: (fields: FormData) => void;
  onClose: () => void;
  children: ReactNode;
}

/** For fields that change what the form asks for: what was wrong before says nothing about it. */
export const ClearFailureContext = createContext<() => void>(() => {});

/** A few fields to fill in, and one thing to do with them. */
export function FormDialog(props: FormDialogProps) {
  const id = useId();
  const [isOutdated, setIsOutdated] = useState(false);
  const clearFailure = () => setIsOutdated(true);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsOutdated(false);
    if (!props.pending) props.onSubmit(new FormData(event.currentTarget));
  }
  return (
    <Dialog
      open
      size="sm"
      title={props.title}
      description={props.description}
      onClose={props.onClose}
      footer={
        <>
          <Button variant="quiet" onClick={props.onClose}>
            {props.cancel ?? 'Cancel'}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={props.danger ? 'danger' : 'primary'}
            loading={props.pending}
          >
            {props.submit}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} onInput={clearFailure} className="flex flex-col gap-5">
        <ClearFailureContext value={clearFailure}>{props.children}</ClearFailureContext>
        {/* Empty, it takes no room. */}
        <div role="alert" className="empty:-mt-5">
          {props.failure && !props.pending && !isOutdated && (
            <p className="flex gap-2 text-danger text-sm">
              <WarningIcon className="mt-0.5 size-4.5 shrink-0" />
              {props.failure}
            </p>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** One text field of a form, without the blanks around it. */
export function readTextField(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** As it was typed: blanks are part of a password. */
export function readSecretField(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
