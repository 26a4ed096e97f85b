/** A socket, as far as it is needed to part from it. */
export interface Parting {
  close(code: number, reason: string): void;
  terminate(): void;
}

/** Whoever does not read does not see the good-bye either, and what was not read is kept in memory until then. */
const GRACE = 5_000;

/** Closes a socket, and ends it when the other side does not answer. */
export function part(socket: Parting, code: number, reason: string): void {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), GRACE).unref();
}

/** Which sockets must go so that all of them together hold no more than this unread: those that hold the most. */
export function overfull<S extends { readonly bufferedAmount: number }>(
  sockets: Iterable<S>,
  most: number,
): S[] {
  const holding = [...sockets].filter(({ bufferedAmount }) => bufferedAmount > 0);
  let sum = holding.reduce((all, { bufferedAmount }) => all + bufferedAmount, 0);
  if (sum <= most) return [];
  const going: S[] = [];
  for (const socket of holding.sort((a, b) => b.bufferedAmount - a.bufferedAmount)) {
    if (sum <= most) break;
    going.push(socket);
    sum -= socket.bufferedAmount;
  }
  return going;
}
