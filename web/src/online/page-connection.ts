import { Connection } from './connection.ts';
import { socketAddress, wireTo } from './wire.ts';

let only: Connection | undefined;

/** The one connection of this page. */
export function connection(): Connection {
  only ??= watched(new Connection(() => wireTo(socketAddress())));
  return only;
}

function watched(made: Connection): Connection {
  const check = () => made.check();
  addEventListener('online', check);
  addEventListener('offline', check);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
  return made;
}
