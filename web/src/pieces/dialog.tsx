import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '../texts/index.ts';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly wide?: boolean;
  /** A question that must be answered has no way around it. */
  readonly mustAnswer?: boolean;
  readonly className?: string;
}

/** A modal window of the browser's own kind: it keeps the focus inside, and gives it back when it closes. */
export function Dialog(props: DialogProps) {
  const { title, onClose, children, wide = false, mustAnswer = false, className = '' } = props;
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const t = useText();
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className={`dialog ${wide ? 'wide' : ''} ${className}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        if (!mustAnswer) onClose();
      }}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        {!mustAnswer && (
          <button type="button" className="icon-button" onClick={onClose} aria-label={t.close}>
            <Icon name="close" />
          </button>
        )}
      </header>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}
