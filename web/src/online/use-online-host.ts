import { useEffect, useState } from 'react';
import { OnlineHost } from './online-host.ts';
import { connection } from './page-connection.ts';

/** A table of the server for as long as the page shows it. */
export function useOnlineHost(id: string): OnlineHost | undefined {
  const [host, setHost] = useState<OnlineHost>();
  useEffect(() => {
    const opened = new OnlineHost(connection(), id);
    setHost(opened);
    return () => opened.close();
  }, [id]);
  return host;
}
