import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Trouble } from '../host/host.ts';
import { useText } from '../texts/index.ts';

/** A problem in the reader's words where there are any, else as it was told. */
export function TroubleNote({
  trouble,
  children,
}: {
  readonly trouble: Trouble;
  readonly children?: ReactNode;
}) {
  const t = useText();
  return (
    <div className="trouble" role="alert">
      <h2>{t.troubleTitle}</h2>
      <p>{t.trouble[trouble.code] ?? trouble.sentence}</p>
      <div className="row">
        {children}
        <Link href="/" className="button">
          {t.home}
        </Link>
      </div>
    </div>
  );
}
