import type { Refusal } from '@krcma/protocol';
import { Link } from 'wouter';
import { TroubleNote } from '../pieces/trouble.tsx';
import { Refused } from './refused.ts';
import { refusalWords, useOnlineText } from './texts.ts';

/** There is no such table, or it is not for everybody. */
export function TroublePage({ refusal }: { readonly refusal: Refusal }) {
  const t = useOnlineText();
  return (
    <main className="page" id="content">
      <TroubleNote trouble={{ code: '', sentence: refusalWords(new Refused(refusal)) }}>
        <Link href="/lobby" className="button primary">
          {t.table.lobby}
        </Link>
      </TroubleNote>
    </main>
  );
}
