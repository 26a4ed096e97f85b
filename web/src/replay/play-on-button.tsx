import { useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from '../store.ts';
import { useTable } from '../table/table-context.ts';
import { troubleFrom } from '../table/table-model.ts';
import { useText } from '../texts/index.ts';

/** A new game of this browser that begins where we look. */
export function PlayOnButton() {
  const t = useText().replay;
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const { replay, model, frame, game, company, over, lesson } = useTable();
  const { at, last } = useStore(replay.state);
  // While others play, the whole game would tell their secrets; and after the end there is nothing to play.
  if (lesson || (company !== undefined && !over) || (over && at === last)) return null;
  const playOn = async () => {
    setBusy(true);
    try {
      const { playOnFrom, seatsHere } = await import('../host/branch.ts');
      const own = company && (model.host.getFrame()?.seen.seat ?? 0);
      const id = await playOnFrom(await model.host.record(), at, seatsHere(frame.seats, own));
      go(`/table/${game.id}/${id}`);
    } catch (error) {
      model.screen.set({ problem: troubleFrom(error) });
      setBusy(false);
    }
  };
  return (
    <button type="button" title={t.playOnHelp} disabled={busy} onClick={playOn}>
      {t.playOn}
    </button>
  );
}
