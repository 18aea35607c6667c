import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '@agency/site/components/Button/Button.tsx';
import type { usePages } from '../api.ts';
import { fail, say } from './status.tsx';

interface SmallButtonProps extends ComponentProps<typeof Button> {
  /** What the button acts on, for screen readers. */
  about?: string | undefined;
}

/** The secondary button of the back office. */
export const SmallButton = ({ about, children, ...rest }: SmallButtonProps) => (
  <Button type="button" variant="secondary" className="compact" {...rest}>
    {children}
    {about !== undefined && <span className="only-for-screen-readers">: {about}</span>}
  </Button>
);

interface ActionProps extends Pick<SmallButtonProps, 'about' | 'variant' | 'disabled'> {
  label: string;
  /** The message on success. */
  done?: string | undefined;
  /** Rejects with a sentence for the owner. */
  run: () => Promise<unknown>;
  /** Called on success. */
  onDone?: (() => void) | undefined;
  /** Whether it only reads, so that no screen needs to refresh. */
  isReading?: boolean | undefined;
}

/** Runs an action: busy while it runs, then reports success or failure. */
export const useAction = <Given extends readonly unknown[]>({
  run,
  done,
  onDone,
  isReading = false,
}: Omit<ActionProps, 'label' | 'run'> & { run: (...given: Given) => Promise<unknown> }) => {
  const [isBusy, setIsBusy] = useState(false);
  const start = async (...given: Given) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await run(...given);
      onDone?.();
      if (!isReading) dispatchEvent(new Event('office-changed'));
      if (done !== undefined) say(done);
    } catch (error) {
      fail(error);
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, start };
};

export const ActionButton = ({ label, done, run, onDone, isReading, ...rest }: ActionProps) => {
  const { isBusy, start } = useAction({ done, run, onDone, isReading });
  return (
    <SmallButton busy={isBusy} onClick={() => void start()} {...rest}>
      {label}
    </SmallButton>
  );
};

interface ActionFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: () => void;
}

/** A form that is handled on this screen, without navigation. */
export const ActionForm = ({ onSubmit, ...rest }: ActionFormProps) => (
  <form
    {...rest}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  />
);

interface ShowMoreProps {
  of: Pick<ReturnType<typeof usePages>, 'hasMore' | 'showMore'>;
  label?: string;
}

/** Loads the next page of a paginated list, while there is one. */
export const ShowMore = ({ of: { hasMore, showMore }, label = 'Show more' }: ShowMoreProps) =>
  hasMore && <ActionButton label={label} run={showMore} isReading />;

interface ConfirmProps extends Omit<ActionProps, 'variant'> {
  question: string;
  /** Explains what will happen. */
  children?: ReactNode;
  yes: string;
  /** Whether it can't be done, as the dialog explains. */
  isImpossible?: boolean;
  /** Called when the dialog opens. */
  onOpen?: () => void;
}

/** An action that needs confirmation: a dialog says what will happen. */
export const ConfirmButton = (props: ConfirmProps) => {
  const { label, about, question, yes, isImpossible = false, children, onOpen, disabled } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const { isBusy, start } = useAction(props);
  const open = () => {
    onOpen?.();
    dialog.current?.showModal();
  };
  const confirm = async () => {
    await start();
    dialog.current?.close();
  };
  return (
    <>
      <SmallButton about={about} disabled={disabled} onClick={open}>
        {label}
      </SmallButton>
      <dialog ref={dialog} className="paper" aria-label={question}>
        <ActionForm className="stack gap-3" onSubmit={() => void confirm()}>
          <h2 className="brand size-2">{question}</h2>
          {children}
          <div className="wrap gap-2 above-2">
            {!isImpossible && (
              <Button type="submit" busy={isBusy}>
                {yes}
              </Button>
            )}
            <Button type="button" variant="secondary" onClick={() => dialog.current?.close()}>
              Cancel
            </Button>
          </div>
        </ActionForm>
      </dialog>
    </>
  );
};
