import { type ChangeEvent, useId, useState } from 'react';
import { useFrontText } from '../texts/front.ts';
import type { Brought } from './bring-game.ts';

/** Puts a game from a file on the shelf. */
export function ImportButton({ changed }: { readonly changed: () => void }) {
  const t = useFrontText().homePage;
  const id = useId();
  const [told, setTold] = useState<Brought>();
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const { bringGame } = await import('./bring-game.ts');
    const brought = await bringGame(file);
    setTold(brought);
    if (!brought.bad) changed();
    target.value = '';
  };
  return (
    <div className="row">
      <label htmlFor={id} className="button">
        {t.import}
      </label>
      <input id={id} className="unseen" type="file" accept=".json,application/json" onChange={read} />
      {told && (
        <span role="status" className={told.bad ? 'reason' : 'good'}>
          {told.words}
        </span>
      )}
    </div>
  );
}
