import { useCallback, useRef, useState } from 'react';
import { refusalWords } from './texts.ts';

export interface Action {
  readonly busy: boolean;
  /** Why the last attempt was refused, in the reader's words. */
  readonly refusal: string | undefined;
  /** Does it, unless something is being done; gives whether it was done. */
  run(act: () => Promise<unknown>): Promise<boolean>;
}

/** Something asked of the server: one at a time, and a refusal is shown and not thrown. */
export function useAction(): Action {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const under = useRef(false);
  const run = useCallback(async (act: () => Promise<unknown>): Promise<boolean> => {
    if (under.current) return false;
    under.current = true;
    setBusy(true);
    setRefusal(undefined);
    try {
      await act();
      return true;
    } catch (error) {
      setRefusal(refusalWords(error));
      return false;
    } finally {
      under.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, refusal, run };
}
