import '../style/online.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../pieces/icon.tsx';
import { useText } from '../texts/index.ts';

/** A page of online play: the way home, its title, and what can be done there. */
export function Page({
  title,
  tools,
  children,
}: {
  readonly title: string;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}) {
  const t = useText();
  return (
    <div className="online-page table-top">
      <main className="page" id="content">
        <header className="page-title">
          <Link href="/" className="icon-button" aria-label={t.home}>
            <Icon name="home" />
          </Link>
          <h1>{title}</h1>
          {tools}
        </header>
        {children}
      </main>
    </div>
  );
}

/** A sheet of paper on the table with a heading. */
export function Sheet({
  title,
  children,
  id,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly id: string;
}) {
  return (
    <section className="paper-sheet" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
