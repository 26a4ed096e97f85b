import type { ReactNode } from 'react';
import type { OnlineHost } from './online-host.ts';

export interface NoteProps {
  readonly host: OnlineHost;
}

interface CompanyNoteProps {
  readonly words?: string;
  readonly children?: ReactNode;
  readonly kind: string;
}

/** One of the notes at the edge of a table. */
export function CompanyNote({ words, children, kind }: CompanyNoteProps) {
  return (
    <div className="company-note" role="status" data-note={kind}>
      {words !== undefined && <p>{words}</p>}
      {children}
    </div>
  );
}
