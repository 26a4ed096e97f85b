import type { Wire } from './client.ts';

/** The stream below a socket, which can hold back what is written to it. */
interface Stream {
  cork(): void;
  uncork(): void;
}

/**
 * What is said in one breath leaves in one write. A choice is answered with a frame, a card and a receipt: each write of
 * its own would be a call of the system, and those cost more than making the messages.
 */
export function gathered(wire: Wire, stream: Stream): Wire {
  let gathering = false;
  const letGo = () => {
    gathering = false;
    stream.uncork();
  };
  return {
    get bufferedAmount() {
      return wire.bufferedAmount;
    },
    send: (message) => {
      if (!gathering) {
        gathering = true;
        stream.cork();
        process.nextTick(letGo);
      }
      wire.send(message);
    },
    close: (code, reason) => wire.close(code, reason),
    terminate: () => wire.terminate(),
  };
}
