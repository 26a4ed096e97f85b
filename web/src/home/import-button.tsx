import { TableError } from '@krcma/kernel';
import { type ChangeEvent, useId, useState } from 'react';
import { shelve } from '../host/shelf.ts';
import { useText } from '../texts/index.ts';

/** Puts a game from a file on the shelf. */
export function ImportButton({ changed }: { readonly changed: () => void }) {
  const t = useText();
  const id = useId();
  const [told, setTold] = useState<{ readonly words: string; readonly bad: boolean }>();
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    try {
      const { importedGame } = await import('../host/game-file.ts');
      const { card, kept } = await importedGame(await file.text());
      await shelve(card, kept);
      setTold({ words: t.homePage.imported, bad: false });
      changed();
    } catch (error) {
      const trouble = error instanceof TableError ? error : undefined;
      setTold({ words: t.trouble[trouble?.code ?? ''] ?? String(trouble?.message ?? error), bad: true });
    }
    target.value = '';
  };
  return (
    <div className="row">
      <label htmlFor={id} className="button">
        {t.homePage.import}
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
