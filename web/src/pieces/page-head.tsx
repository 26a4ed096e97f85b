import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '../texts/index.ts';
import { Icon } from './icon.tsx';

/** The head of every page but the first: the way home, the title, and what can be done there. */
export function PageHead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const t = useText();
  return (
    <header className="page-title">
      <Link href="/" className="icon-button" aria-label={t.home}>
        <Icon name="home" />
      </Link>
      <h1>{title}</h1>
      {children}
    </header>
  );
}
