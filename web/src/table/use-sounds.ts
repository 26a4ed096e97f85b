import { playSound, setSounds } from '@krcma/tableware/sounds';
import { useEffect, useRef } from 'react';
import { useSettings } from '../settings/settings.ts';
import type { TableContext } from './table-context.ts';

/** A few sounds for what happens; silent unless somebody switched them on. */
export function useSounds({ frame, game, seat, ...table }: TableContext): void {
  const { sound } = useSettings();
  const over = table.over && !table.telling;
  const own = !table.telling && seat !== undefined && game.view.activeSeat(frame.seen.view) === seat && !over;
  const heard = useRef(frame.number);
  useEffect(() => setSounds(sound), [sound]);
  useEffect(() => {
    if (frame.number === heard.current) return;
    heard.current = frame.number;
    const sounds = new Set(frame.fresh.flatMap(({ event }) => game.view.sound?.(event) ?? []));
    for (const each of sounds) playSound(each);
  }, [frame, game]);
  useEffect(() => {
    if (over) playSound('fanfare');
    else if (own) playSound('bell');
  }, [own, over]);
}
