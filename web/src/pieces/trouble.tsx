import { Component, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { Trouble } from '../host/host.ts';
import { settings } from '../settings/settings.ts';
import { shellTexts, useText } from '../texts/index.ts';

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

/** Keeps a mistake in a page from leaving nothing but white. */
export class Shelter extends Component<{ readonly children: ReactNode }, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {};

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const t = shellTexts[settings.get().language];
    return (
      <main className="page" id="content">
        <div className="trouble" role="alert">
          <h1>{t.troubleTitle}</h1>
          <p>{t.trouble.broken}</p>
          <pre>{error.message}</pre>
          <button type="button" onClick={() => location.reload()}>
            {t.reload}
          </button>
        </div>
      </main>
    );
  }
}
