import { useSyncExternalStore } from 'react';

interface Room {
  is(): boolean;
  use(): boolean;
}

/** The styles know the same rooms: phone.css and lying.css. */
function room(query: string): Room {
  const list = matchMedia(query);
  const subscribe = (listener: () => void): (() => void) => {
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
  const is = (): boolean => list.matches;
  return { is, use: () => useSyncExternalStore(subscribe, is) };
}

const lying = '(width >= 560px) and (height <= 540px)';

const narrow = room(`(width <= 820px), ${lying}`);
const upright = room('(width < 560px), (width <= 820px) and (height > 540px)');

/** Phones however they are held, and upright tablets: one part of the table at a time. */
export const useNarrow = narrow.use;

/** Phones and tablets held upright: the question is a sheet at the bottom. On its side it stands beside the board. */
export const useUpright = upright.use;
export const isUpright = upright.is;
