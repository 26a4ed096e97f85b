import { useSyncExternalStore } from 'react';

/** Phones and upright tablets; up to here the question is a sheet at the bottom. */
const narrow = matchMedia('(max-width: 820px)');

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

export const isNarrow = (): boolean => narrow.matches;

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow);
