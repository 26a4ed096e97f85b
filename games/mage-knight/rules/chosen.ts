// MK-40.7: each team names in secret who has to return.
import type { Seat } from '@krcma/kernel';
import { scenarioOf } from '../data/scenarios.ts';
import type { MageKnight } from '../state.ts';
import { note, type Of, rule } from './script.ts';
import { sidesOf } from './teams.ts';

const sideOf = (game: MageKnight, seat: Seat) => sidesOf(game).find((side) => side.includes(seat)) ?? [seat];

/** Whoever of each team picked a hero first; nobody where there are no teams or nobody has to return. */
export function namingSeats(game: MageKnight): Seat[] {
  if (scenarioOf(game.scenario).portalClosesAfter === undefined) return [];
  return sidesOf(game)
    .filter((side) => side.length > 1)
    .flatMap((side) => game.picked.find((seat) => side.includes(seat)) ?? []);
}

export const nameChosen = rule<Of>('nameChosen')
  .choose('chosen', {
    kind: 'one',
    always: true,
    values: (game, { player }) => sideOf(game, player),
    option: (_, seat) => ({
      id: `chosen:${seat}`,
      label: { key: 'chosen', player: seat },
      thing: `seat:${seat}`,
      rule: 'MK-40.7',
    }),
    prompt: () => ({ key: 'ask-chosen' }),
  })
  .do('remember', (game, { player, chosen }) => {
    const side = sideOf(game, player);
    game.chosen = [...(game.chosen ?? []), chosen].sort((a, b) => a - b);
    note({ key: 'chosen-named', player, chosen }, [...side], { key: 'chosen-named-unseen', player });
  });
