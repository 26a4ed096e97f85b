/** The little of a WebSocket that is needed, so that tests can bring a bad one. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** Milliseconds. */
export interface Timing {
  /** How often is looked whether the other end is still there. */
  readonly beat: number;
  /** Silence after a question that means the connection is dead. */
  readonly patience: number;
  /** When something unanswered is said again. */
  readonly retry: number;
  /** The first pause before connecting again; doubled each time. */
  readonly pause: number;
  readonly longestPause: number;
  /** Quiet after which the state is compared once more, for networks that lose single messages. */
  readonly compare?: number;
}

export const USUAL_TIMING: Timing = {
  beat: 20_000,
  patience: 8_000,
  retry: 5_000,
  pause: 400,
  longestPause: 15_000,
};

/** Half of it for sure, the rest by chance, so that a thousand pages do not come back at the same instant. */
export const pauseAfter = (failures: number, { pause, longestPause }: Timing): number =>
  Math.min(longestPause, pause * 2 ** failures) * (0.5 + Math.random() / 2);

export function wireTo(address: string): Wire {
  return new WebSocket(address) as unknown as Wire;
}

export const socketAddress = (): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`;
