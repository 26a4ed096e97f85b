// Moments of Mage Knight in which somebody fights.
import { land, middle, mine, wanted, wish } from './mage-knight-land.ts';
import { asks, eager, type Wish } from './positions.ts';

/** Three heroes around a city, who assault it together. */
const besieged = (until: Wish['until']): Wish =>
  wish({
    seats: 3,
    options: { scenario: 'blitz-conquest', jointAssaults: true },
    until,
    pick: eager('assault:', 'invite:', 'done', 'share:', 'agree', 'step:1,0:C'),
    arrangement: {
      ...middle,
      round: 3,
      map: [...land.slice(0, 1), { slot: '1,0', tile: 'core-5' }, { slot: '0,1', tile: 'countryside-2' }],
      holdings: [
        { space: '1,0:C', tokens: ['prowlers', 'diggers', 'swordsmen', 'gargoyle'] },
        { space: '1,0:E', tokens: [] },
        { space: '1,0:SW', tokens: [] },
      ],
      players: [
        { ...mine, space: '1,0:NW', tactic: 'planning' },
        {
          hero: 'arythea',
          fame: 17,
          reputation: -3,
          space: '1,0:SE',
          tactic: 'early-bird',
          hand: ['march', 'rage'],
        },
        {
          hero: 'goldyx',
          fame: 9,
          reputation: 5,
          space: '1,0:NE',
          tactic: 'great-start',
          hand: ['march', 'rage'],
        },
      ],
      turn: { move: 3 },
    } as never,
  });

/** Two heroes meet on one space, and one attacks. */
const againstEachOther = (until: Wish['until']): Wish =>
  wish({
    seats: 2,
    options: { scenario: 'blitz-conquest', playerCombat: true },
    until,
    pick: eager(
      'duel:',
      'step:1,0:SE',
      'attend:full',
      'strike',
      'play:rage',
      'play:swiftness',
      'powered',
      'mana:',
      'basic',
    ),
    arrangement: {
      ...middle,
      round: 2,
      players: [
        { ...mine, space: '1,0:SW', tactic: 'planning' },
        {
          hero: 'arythea',
          fame: 17,
          reputation: -3,
          space: '1,0:SE',
          tactic: 'early-bird',
          hand: ['swiftness', 'rage', 'march', 'stamina'],
          units: ['foresters', { unit: 'guardian-golems', spent: true }],
          crystals: { green: 1, white: 1 },
        },
      ],
      turn: { move: 4 },
    } as never,
  });

/** What a combat in the middle of the land is begun with. */
const against = (...tokens: readonly string[]) => ({
  player: 0,
  space: '1,0:C',
  cause: 'rampaging',
  tokens,
  draws: [],
  way: null,
  escort: null,
});

export const fightPositions: Readonly<Record<string, Wish>> = {
  /** An assault is planned together: one of those who are invited is asked. */
  assault: besieged(asks('ask-agree')),
  /** The first of them fights the defenders that were dealt to him. */
  joint: besieged(asks('ask-combat')),
  /** One against the other: the defender has attended, and attacks first. */
  duel: againstEachOther(asks('ask-duel-attack')),
  /** An attack was made; it is blocked. */
  duelBlock: againstEachOther(asks('ask-duel-block')),
  fight: wish({
    until: asks('ask-combat'),
    pick: eager('challenge'),
    arrangement: {
      ...middle,
      players: [{ ...mine, space: '1,0:C' }],
      holdings: [{ space: '1,0:NW', tokens: ['orc-war-beasts'] }],
    } as never,
  }),
  /** A large fight: a city defended by many, with an attack that is being put together. */
  siege: wish({
    until: asks('ask-combat', 4),
    pick: (decision, made) => wanted(decision, ['aim:0', 'play:fireball', 'basic', 'mana:crystal:red'][made]),
    arrangement: {
      ...middle,
      players: [
        { ...mine, space: '1,0:C', hand: ['fireball', 'rage', 'ice-bolt', 'stamina', 'cold-toughness'] },
      ],
      at: [...middle.at, { rule: 'takeActs' }, { rule: 'startCombat', with: against('1,0:NW', '1,0:NE') }],
      holdings: [
        { space: '1,0:NW', tokens: ['orc-war-beasts', 'ironclads', 'orc-summoners'] },
        { space: '1,0:NE', tokens: ['swamp-dragon', 'wolf-riders'] },
      ],
    } as never,
  }),
  /** A fight alone, as the puzzles have them. */
  trial: wish({
    until: asks('ask-combat'),
    arrangement: {
      ...middle,
      players: [{ ...mine, space: '1,0:C', deck: [] }],
      at: [
        ...middle.at,
        { rule: 'trial', with: { ...against('1,0:NW', '1,0:NE'), best: { fame: 7, cards: 4 } } },
      ],
      holdings: [
        { space: '1,0:NW', tokens: ['orc-war-beasts'] },
        { space: '1,0:NE', tokens: ['ironclads'] },
      ],
    } as never,
  }),
  /** The same enemies strike back: attacks to block, a monster that was called. */
  blocking: wish({
    until: (decision, made) => made > 0 && JSON.stringify(decision.prompt).includes('"block"'),
    pick: (decision) => wanted(decision, 'next'),
    arrangement: {
      ...middle,
      players: [{ ...mine, space: '1,0:C', hand: ['cold-toughness', 'rage', 'stamina', 'ice-shield'] }],
      at: [...middle.at, { rule: 'takeActs' }, { rule: 'startCombat', with: against('1,0:NW') }],
      holdings: [{ space: '1,0:NW', tokens: ['orc-war-beasts', 'orc-summoners', 'wolf-riders'] }],
    } as never,
  }),
};
