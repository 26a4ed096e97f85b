import { finish, note, type Seat } from '../../../index.ts';
import { brawler, gainCoins, onTheirFeet, rule, type Stance, targetsOf } from '../state.ts';
import { closingTime } from './closing-time.ts';
import { drawCards } from './effects.ts';
import { bouncerActs } from './fight.ts';
import { turn } from './turn.ts';

const STANCES: readonly Stance[] = ['brawl', 'drink', 'duck'];

/** Chosen in secret, in two steps for those who want to fight. */
const takeStance = rule<{ player: Seat }>('takeStance')
  .choose('stance', {
    kind: 'one',
    values: () => STANCES,
    option: (_, stance) => ({ id: stance, label: { key: 'stance', stance } }),
    prompt: () => ({ key: 'whichStance' }),
    silence: () => 'duck',
  })
  .maybeChoose('grudge', {
    kind: 'place',
    values: (game, { player, stance }) => (stance === 'brawl' ? targetsOf(game, player) : undefined),
    option: (_, target) => ({ id: `against:${target}`, label: { key: 'target', target } }),
    prompt: () => ({ key: 'whichGrudge' }),
  })
  .gives((_, { player, stance, grudge }) => ({ player, stance, grudge: grudge ?? null }));

/** At supper everybody leaves cards and draws, at their own pace. */
const supper = rule<{ player: Seat }>('supper')
  .gather('leave', {
    kind: 'some',
    values: (game, { player }) => brawler(game, player).hand,
    atMost: () => 2,
    option: (_, card) => ({ id: card, label: { key: 'card', card }, thing: `card:${card}` }),
    prompt: () => ({ key: 'leaveCards' }),
    done: () => ({ key: 'enough' }),
  })
  .do('discard', (game, { player, leave }) => {
    const self = brawler(game, player);
    self.hand = self.hand.filter((card) => !leave.includes(card));
    game.discard.push(...leave);
  })
  .do('draw', (game, { player }) => {
    const size = game.options.quick ? 3 : 4;
    drawCards(game, player, Math.max(0, size - brawler(game, player).hand.length));
  });

export const round = rule('round')
  .do('begin', (game) => {
    game.round++;
  })
  .sideBySide('stances', takeStance, (game) => onTheirFeet(game).map((player) => ({ player })), {
    secret: true,
  })
  .do('reveal', (game, { stances }) => {
    for (const { player, stance, grudge } of stances) {
      brawler(game, player).stance = stance;
      if (stance === 'drink' || grudge === 'bouncer') gainCoins(game, player, 1);
    }
    note({ key: 'stances', stances: game.brawlers.map(({ stance }) => stance) });
  })
  .sideBySide('supper', supper, (game) => onTheirFeet(game).map((player) => ({ player })))
  .each('turns', turn, (game) =>
    onTheirFeet(game, (game.round - 1) % game.seats).map((player) => ({ player })),
  )
  .maybeCall('bouncer', bouncerActs, (game) => (game.bouncer === null ? undefined : {}));

/** The whole game. */
export const evening = rule('evening')
  .repeat('rounds', round, (game) => (game.round < game.options.rounds ? {} : undefined))
  .do('close', (game) => finish(game, closingTime(game, 'lastRound')));
