import { createContext, type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '~/web/ui/button';
import { WarningIcon } from '~/web/ui/icons';
import { Dialog } from '~/web/ui/overlays/dialog';
import { reasonOf } from './show-failure-toast';

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  submit: string;
  cancel?: string;
  danger?: boolean;
  mutation: { isPending: boolean; error: Error | null; mutate: (fields: FormData) => void };
  /** Replaces the error of the mutation. */
  failure?: Error | null;
  onClose: () => void;
  children: ReactNode;
}

/** Clears the failure message. For fields that change what the form asks for. */
export const ClearFailureContext = createContext<() => void>(() => {});

export function FormDialog(props: FormDialogProps) {
  const { mutation, failure = mutation.error } = props;
  const id = useId();
  const [isOutdated, setIsOutdated] = useState(false);
  const clearFailure = () => setIsOutdated(true);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsOutdated(false);
    if (!mutation.isPending) mutation.mutate(new FormData(event.currentTarget));
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
            loading={mutation.isPending}
          >
            {props.submit}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} onInput={clearFailure} className="flex flex-col gap-5">
        <ClearFailureContext value={clearFailure}>{props.children}</ClearFailureContext>
        {/*
         * Always rendered, so that screen readers announce its content; takes no space while
         * empty.
         */}
        <div role="alert" className="empty:-mt-5">
          {failure && !mutation.isPending && !isOutdated && (
            <p className="flex gap-2 text-danger text-sm">
              <WarningIcon className="mt-0.5 size-4.5 shrink-0" />
              {reasonOf(failure)}
            </p>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** Reads a text field, trimmed. */
export function readTextField(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Reads a field without trimming: spaces are part of a password. */
export function readSecretField(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
