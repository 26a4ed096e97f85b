import { useEffect, useState } from 'react';
import { useStore } from '../store.ts';
import { useText } from '../texts/index.ts';
import { connection } from './page-connection.ts';
import { useOnlineText } from './texts.ts';

/** Short interruptions need not be told. */
const DELAY = 400;
const GREETING = 2500;

/** Says while the connection is lost, and when it is back. */
export function ConnectionNote() {
  const t = useOnlineText().table;
  const { reload } = useText();
  const { status } = useStore(connection().line);
  const [told, setTold] = useState<'lost' | 'back'>();
  useEffect(() => {
    if (status === 'lost') {
      const timer = setTimeout(() => setTold('lost'), DELAY);
      return () => clearTimeout(timer);
    }
    setTold((before) => (before === 'lost' ? 'back' : undefined));
    const timer = setTimeout(() => setTold(undefined), GREETING);
    return () => clearTimeout(timer);
  }, [status]);
  if (status === 'outdated')
    return (
      <div className="connection-note" role="alert">
        {t.outdated}
        <button type="button" onClick={() => location.reload()}>
          {reload}
        </button>
      </div>
    );
  return (
    <div
      className="connection-note"
      role="status"
      data-connection={told ?? status}
      hidden={told === undefined}
    >
      {told && t[told]}
    </div>
  );
}
