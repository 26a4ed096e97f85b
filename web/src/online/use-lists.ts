import type { TableCard } from '@krcma/protocol';
import { useCallback, useEffect, useState } from 'react';
import { api } from './api.ts';
import { useSession, whoAmI } from './session.ts';
import { waitsFor } from './table-words.ts';
import { refusalWords } from './texts.ts';

const EVERY = 8_000;

/** Calls now and then while the page is looked at. */
function useOften(look: () => void): void {
  useEffect(() => {
    look();
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), EVERY);
    return () => clearInterval(timer);
  }, [look]);
}

/** The tables of the lobby, or why they are not known. */
export function useLobby(): { readonly cards: readonly TableCard[]; readonly refusal: string | undefined } {
  const [cards, setCards] = useState<readonly TableCard[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const look = useCallback(
    () =>
      void api.tables().then(
        (found) => {
          setCards(found);
          setRefusal(undefined);
        },
        (error: unknown) => setRefusal(refusalWords(error)),
      ),
    [],
  );
  useOften(look);
  return { cards, refusal };
}

/** My own tables, those that wait for me first. */
export function useMyTables(): readonly TableCard[] {
  const { profile } = useSession();
  const user = profile?.id;
  const [cards, setCards] = useState<readonly TableCard[]>([]);
  const look = useCallback(() => {
    if (user === undefined) whoAmI().catch(() => {});
    else
      api.myTables().then(
        (mine) => setCards(mineFirst(mine, user)),
        () => {},
      );
  }, [user]);
  useOften(look);
  return user === undefined ? [] : cards;
}

const mineFirst = (cards: readonly TableCard[], user: string): readonly TableCard[] =>
  cards.toSorted((a, b) => Number(waitsFor(b, user)) - Number(waitsFor(a, user)) || b.changed - a.changed);
