import { type ChangeEvent, useId, useState } from 'react';
import { HostError } from '../host/host.ts';
import { importFile } from '../host/import-file.ts';
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
      const { card, kept } = await importFile(file);
      await shelve(card, kept);
      setTold({ words: t.homePage.imported, bad: false });
      changed();
    } catch (error) {
      const trouble = error instanceof HostError ? error : undefined;
      const code = trouble?.code === 'ran-away' ? 'endless-file' : trouble?.code;
      setTold({ words: t.trouble[code ?? ''] ?? String(trouble?.message ?? error), bad: true });
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
