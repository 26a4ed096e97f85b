import '../style/online.css';
import type { ReactNode } from 'react';
import { PageHead } from '../pieces/page-head.tsx';

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
  return (
    <div className="online-page table-top">
      <main className="page" id="content">
        <PageHead title={title}>{tools}</PageHead>
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
