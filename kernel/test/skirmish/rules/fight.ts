import { finish, note, revealed, roll, type Seat } from '../../../index.ts';
import { cardOf } from '../cards.ts';
import { brawler, onTheirFeet, rule, type Skirmish, sideOf, type Target, targetsOf } from '../state.ts';
import { closingTime } from './closing-time.ts';
import { triggersOf } from './effects.ts';

const idOf = (target: Target): string => (target === 'bouncer' ? target : `seat:${target}`);

/** An interrupt: somebody who is not at turn may answer with a card nobody knows of. */
const defend = rule<{ player: Seat }>('defend')
  .choose('parry', {
    kind: 'one',
    // "pass" alone is asked too: to skip the question would tell that there is nothing to parry with.
    always: true,
    values: (game, { player }) => [
      'pass' as const,
      ...brawler(game, player).hand.filter((card) => cardOf(card).parry !== undefined),
    ],
    option: (_, parry) =>
      parry === 'pass'
        ? { id: 'pass', label: { key: 'pass' } }
        : { id: `parry:${parry}`, label: { key: 'card', card: parry }, thing: `card:${parry}` },
    prompt: () => ({ key: 'parry' }),
    standing: () => 'parry',
  })
  .do('play', (game, { player, parry }) => {
    const { hand } = brawler(game, player);
    if (parry !== 'pass') game.discard.push(...hand.splice(hand.indexOf(parry), 1));
    note({ key: 'parried', player, card: parry === 'pass' ? null : parry });
  })
  .gives((game, { player, parry }) => ({
    target: player,
    points:
      (parry === 'pass' ? 0 : (cardOf(parry).parry ?? 0)) + (brawler(game, player).stance === 'duck' ? 1 : 0),
  }));

/** Who is hit takes a bruise, or a charm breaks the blow. */
const takeHit = rule<{ player: Seat }>('takeHit')
  .choose('how', {
    kind: 'one',
    values: (game, { player }) => [
      'bruise' as const,
      ...brawler(game, player).charms.flatMap(({ ready }, place) => (ready ? [place] : [])),
    ],
    option: (game, how, { player }) =>
      how === 'bruise'
        ? { id: 'bruise', label: { key: 'bruise' } }
        : {
            id: `charm:${how}`,
            label: { key: 'charm', charm: brawler(game, player).charms[how]?.id ?? 'penny' },
            thing: `charm:${player}:${how}`,
          },
    prompt: () => ({ key: 'suffer' }),
  })
  .do('take', (game, { player, how }) => {
    const { charms } = brawler(game, player);
    const broken = how === 'bruise' ? undefined : charms[how];
    if (broken === undefined) brawler(game, player).bruises++;
    else broken.ready = false;
  })
  .gives((_, { how }) => (how === 'bruise' ? 1 : 0));

const suffer = rule<{ player: Seat; hits: number }>('suffer')
  .times(
    'taken',
    takeHit,
    (_, { hits }) => hits,
    (_, { player }) => ({ player }),
  )
  .offer('bruised', {
    due: (game, { player, taken }) =>
      taken.some((bruise) => bruise > 0) ? triggersOf(game, player, 'bruised') : [],
    prompt: () => ({ key: 'triggers' }),
    decline: () => ({ key: 'decline' }),
    standing: () => 'bruised',
  })
  .do('fall', (game, { player }) => {
    if (brawler(game, player).bruises >= 5) fall(game, player);
  });

function fall(game: Skirmish, player: Seat): void {
  const self = brawler(game, player);
  self.out = true;
  if (self.hand.length > 0) revealed();
  game.discard.push(...self.hand.splice(0));
  note({ key: 'out', player });
  const sides = new Set(onTheirFeet(game).map((seat) => sideOf(game, seat)));
  if (sides.size === 0 || (sides.size === 1 && game.bouncer === null))
    finish(game, closingTime(game, 'knockOut'));
}

/** One blow: a die and the stance against the parry. At the bouncer everything ruby is thrown, one more hit each. */
const strike = rule<{ player: Seat; target: Target; parried: number }>('strike')
  .exitIf('gone', (game, { player, target }) => !targetsOf(game, player).includes(target))
  .set('die', (game) => roll(game))
  .set('hits', (game, { player, target, die, parried }) => {
    const { stance, tokens } = brawler(game, player);
    const thrown = target === 'bouncer' ? tokens.ruby : 0;
    return Math.max(0, Math.ceil(die / 2) + (stance === 'brawl' ? 1 : 0) + thrown - parried);
  })
  .do('tell', (_, { player, target, die, hits }) => {
    note({ key: 'rolled', player, result: die });
    note({ key: 'struck', target, hits });
  })
  .exitIf('missed', (_, { hits }) => hits === 0)
  .do('renown', (game, { player, target, hits }) => {
    brawler(game, player).renown++;
    if (target !== 'bouncer' || game.bouncer === null) return;
    brawler(game, player).tokens.ruby = 0;
    game.bouncer.toughness = Math.max(0, game.bouncer.toughness - hits);
  })
  .maybeCall('suffer', suffer, (_, { target, hits }) =>
    target === 'bouncer' ? undefined : { player: target, hits },
  )
  .do('thrownOut', (game) => {
    if (game.bouncer?.toughness === 0) finish(game, closingTime(game, 'bouncerBeaten'));
  });

/** A fight against one or two at once: all of them may parry before the first blow falls. */
export const fight = rule<{ player: Seat }>('fight')
  .do('begin', (game, { player }) => {
    brawler(game, player).fought = true;
  })
  .gather('targets', {
    kind: 'some',
    values: (game, { player }) => targetsOf(game, player),
    atLeast: () => 1,
    atMost: () => 2,
    option: (_, target) => ({ id: idOf(target), label: { key: 'target', target }, thing: idOf(target) }),
    prompt: () => ({ key: 'targets' }),
    done: () => ({ key: 'enough' }),
  })
  .each('parries', defend, (_, { targets }) =>
    targets.flatMap((target) => (target === 'bouncer' ? [] : [{ player: target }])),
  )
  .gather('blows', {
    kind: 'order',
    values: (_, { targets }) => targets,
    option: (_, target) => ({ id: idOf(target), label: { key: 'target', target }, thing: idOf(target) }),
    prompt: () => ({ key: 'orderOfBlows' }),
    done: () => ({ key: 'enough' }),
  })
  .each('struck', strike, (_, { player, blows, parries }) =>
    blows.map((target) => ({
      player,
      target,
      parried: parries.find((parry) => parry.target === target)?.points ?? 0,
    })),
  );

const richest = (game: Skirmish): Seat | undefined =>
  onTheirFeet(game).sort((a, b) => brawler(game, b).coins - brawler(game, a).coins || a - b)[0];

/** The automatic opponent: it goes for the fullest purse. Nobody decides for it. */
export const bouncerActs = rule('bouncerActs')
  .set('victim', (game) => richest(game) ?? null)
  .exitIf('nobody', (_, { victim }) => victim === null)
  .call('parry', defend, (_, { victim }) => ({ player: victim ?? 0 }))
  .set('die', (game) => roll(game))
  .do('tell', (_, { die }) => note({ key: 'rolled', player: null, result: die }))
  .set('hits', (_, { die, parry }) => Math.max(0, Math.ceil(die / 2) - parry.points))
  .maybeCall('suffer', suffer, (_, { victim, hits }) =>
    victim === null || hits === 0 ? undefined : { player: victim, hits },
  );
