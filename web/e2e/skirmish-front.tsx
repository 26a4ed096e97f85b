import type { BoardProps, GameView } from '@krcma/tableware/board';

export { advice } from '../../kernel/test/skirmish/bot.ts';
export { skirmish } from '../../kernel/test/skirmish/index.ts';
export { invitation } from '../../kernel/test/skirmish/invitation.ts';
export { rules, terms, text } from '../../kernel/test/skirmish/text.ts';

/** As much of a view as is drawn. */
interface Seen {
  readonly round: number;
  readonly bouncer: { readonly toughness: number } | null;
  readonly brawlers: readonly { readonly renown: number; readonly bruises: number; readonly hand: unknown }[];
}

const Board = ({ view: { round, bouncer } }: BoardProps<Seen>) => (
  <p>
    Round {round}. {bouncer && `The bouncer stands ${bouncer.toughness} more.`}
  </p>
);

const Player = ({ view, player }: BoardProps<Seen> & { readonly player: number }) => (
  <p>{JSON.stringify(view.brawlers[player])}</p>
);

export const view: GameView<Seen> = {
  Board,
  Player,
  round: () => [],
  points: ({ brawlers }) => brawlers.map(({ renown }) => ({ sure: renown })),
  activeSeat: () => undefined,
  turn: ({ round }) => round,
};

export const Emblem = () => null;
export const credits = {};
