import { Component, type ReactNode } from 'react';
import { settings } from '../settings/settings.ts';
import { frontTexts } from '../texts/front.ts';

/** Keeps a mistake in a page from leaving nothing but white. */
export class Shelter extends Component<{ readonly children: ReactNode }, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {};

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const t = frontTexts[settings.get().language];
    return (
      <main className="page" id="content">
        <div className="trouble" role="alert">
          <h1>{t.troubleTitle}</h1>
          <p>{t.broken}</p>
          <pre>{error.message}</pre>
          <button type="button" onClick={() => location.reload()}>
            {t.reload}
          </button>
        </div>
      </main>
    );
  }
}
