import {
  type Arrangement,
  arrangeShared,
  type GameModule,
  type Json,
  type Rules,
  rulesIn,
  standsAlone,
} from '../../index.ts';
import type { CardId, Face } from './cards.ts';
import { evening, round } from './rules/evening.ts';
import {
  type Brawler,
  type Options,
  options,
  type Said,
  type Skirmish,
  type SkirmishTypes,
  scripts,
  setUp,
  sidesIn,
} from './state.ts';
import { redealHidden, view } from './view.ts';

/** A described position: what is not named stays as it was dealt. */
export type Position = Arrangement & {
  readonly brawlers?: readonly Partial<Brawler>[];
  readonly top?: readonly CardId[];
  readonly faces?: readonly Face[];
  readonly bouncer?: number;
  readonly round?: number;
};

function arrange(rules: Rules, game: Skirmish, position: Position): void {
  const wanted = [...(position.brawlers ?? []).flatMap(({ hand = [] }) => hand), ...(position.top ?? [])];
  for (const place of [game.deck, ...game.brawlers.map(({ hand }) => hand)])
    place.splice(0, place.length, ...place.filter((card) => !wanted.includes(card)));
  for (const [seat, wish] of (position.brawlers ?? []).entries()) {
    const self = game.brawlers[seat];
    if (self === undefined) continue;
    if (wish.hand !== undefined) game.deck.push(...self.hand.splice(0));
    game.bank += self.coins - (wish.coins ?? self.coins);
    Object.assign(self, structuredCopy(wish));
  }
  game.deck.unshift(...(position.top ?? []));
  if (position.faces !== undefined) game.dice = [...position.faces];
  game.round = position.round ?? game.round;
  if (position.bouncer !== undefined) game.bouncer = { toughness: position.bouncer };
  // The last round is being played while no further one would begin.
  arrangeShared(rules, game, position, standsAlone(round, {}));
}

const structuredCopy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function forbids({ mode }: Options, seats: number): Said | undefined {
  if (mode === 'teams' && seats !== 4) return { key: 'teamsOfTwo', seats };
  if ((mode === 'solo') !== (seats === 1)) return { key: 'soloIsAlone' };
  return undefined;
}

/** Version 1 called bruises wounds, and the step where a turn's actions are taken "deeds". */
function bruisesInsteadOfWounds(state: Record<string, Json>): void {
  for (const brawler of state.brawlers as unknown as Record<string, Json>[]) {
    brawler.bruises = brawler.wounds ?? 0;
    delete brawler.wounds;
  }
  for (const frame of state.stack as unknown as {
    rule: string;
    at: string;
    locals: Record<string, Json>;
  }[]) {
    if (frame.rule !== 'turn' || frame.at !== 'deeds') continue;
    frame.at = 'actions';
    if (frame.locals.deeds !== undefined) frame.locals.actions = frame.locals.deeds;
    delete frame.locals.deeds;
  }
}

export const skirmish: GameModule<SkirmishTypes> = {
  id: 'skirmish',
  version: 2,
  seats: { min: 1, max: 4 },
  options,
  migrations: [{ name: 'bruises instead of wounds', to: 2, up: bruisesInsteadOfWounds }],
  scripts,
  opening: evening.name,
  forbids,
  setUp,
  view,
  redeal: redealHidden,
  components: (game) => [
    ...game.deck,
    ...game.counter,
    ...game.inPlay,
    ...game.discard,
    ...game.brawlers.flatMap(({ hand }) => hand),
    `coins:${game.brawlers.reduce((sum, { coins }) => sum + coins, game.bank)}`,
  ],
  inconsistency: (game) =>
    game.brawlers.some(({ coins, tab }) => coins < 0 || tab < 0)
      ? 'Somebody has paid more than they had.'
      : undefined,
  arrange: (game, arrangement) => arrange(rulesIn(skirmish), game, arrangement as unknown as Position),
  sides: sidesIn,
};
