// Wounds that are thrown away, or given to somebody else.
import type { Seat } from '@krcma/kernel';
import { WOUND } from '../../data/cards.ts';
import { distance } from '../../data/geometry.ts';
import { type MageKnight, playerAt } from '../../state.ts';
import { layInCentre } from '../centre.ts';
import { timesIn } from '../deck.ts';
import { last } from '../lasting.ts';
import { type Of, rule, ruleNamed } from '../script.ts';
import { spares } from '../teams.ts';
import { takeWounds } from '../wounds.ts';
import { throwFromHand } from './costs.ts';
import { orNothing } from './inner.ts';
import { below, type OpAt, type Operations } from './op-at.ts';

const MOST = 2;
const othersMayAct = ruleNamed<Of>('othersMayAct');

/** The heroes that stand nearest; nobody where none stands on the map. */
function nearest(game: MageKnight, { player: seat, source }: OpAt): Seat[] {
  const here = playerAt(game, seat).space;
  if (here === null) return [];
  const others = game.players.flatMap(({ space }, other) =>
    other === seat || space === null || spares(game, { seat, source }, other)
      ? []
      : [{ other, far: distance(here, space) }],
  );
  const least = Math.min(...others.map(({ far }) => far));
  return others.filter(({ far }) => far === least).map(({ other }) => other);
}

interface Throwing extends OpAt {
  least: number;
}

/** How many: the hand is hidden, so it is asked in any case. */
const throwWounds = rule<Throwing>('throwWounds')
  .choose('n', {
    kind: 'number',
    always: true,
    values: (game, { player, least }) => {
      const most = Math.min(MOST, timesIn(playerAt(game, player).hand, WOUND));
      const numbers = Array.from({ length: most + 1 }, (_, n) => n).filter((n) => n >= least);
      return numbers.length === 0 ? [0] : numbers;
    },
    option: (_, n) => ({ id: `wounds:${n}`, label: { key: 'throw-wounds', n } }),
    prompt: (_, { source }) => ({ key: 'ask-throw-wounds', source }),
  })
  .do('throw', (game, { player, n }) => {
    for (let wound = 0; wound < n; wound++) throwFromHand(game, player, WOUND);
  })
  .gives((_, { n }) => n);

const healingRitual = rule<OpAt>('healingRitual')
  .call('answered', othersMayAct, (_, { player }) => ({ player }))
  .call('thrown', throwWounds, (_, at) => ({ ...below(at), least: 1 }))
  .maybeChoose('to', {
    kind: 'one',
    values: (game, { thrown, ...at }) => orNothing(thrown === 0 ? [] : nearest(game, at)),
    option: (_, to) => ({ id: `seat:${to}`, label: { key: 'wound-for', player: to }, thing: `seat:${to}` }),
    prompt: (_, { source }) => ({ key: 'ask-wound-for', source }),
  })
  .exitWithout('to')
  .do('give', (game, { to }) => takeWounds(game, to, 1));

const ritualOfPain = rule<OpAt>('ritualOfPain')
  .call('thrown', throwWounds, (_, at) => ({ ...below(at), least: 0 }))
  .do('lay', (game, { player, source, path }) => {
    last(game, { player, source, path }, 'ownTurn');
    layInCentre(game, player, source);
  });

export const ritualOperations: Operations = { healingRitual, ritualOfPain };
