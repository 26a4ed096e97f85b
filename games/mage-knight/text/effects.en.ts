// Every operation in English: points, mana, cards and units here, the rest in the files beside.
import { listed } from '@krcma/kernel';
import type { GoodsOps, Per } from '../data/ops.ts';
import type { Colour } from '../data/types.ts';
import { choosing, either, type OpWords, type Say, sayingWith } from './effects.ts';
import { combatWords } from './effects-combat.en.ts';
import { companyWords, turnWords } from './effects-company.en.ts';
import { wayWords } from './effects-way.en.ts';
import { colourNames } from './names-places.en.ts';
import { perWords } from './per-words.en.ts';

const growing = (per: Per | undefined, plus = 1): string =>
  per === undefined ? '' : `, +${plus} for each ${perWords[per]}`;

const s = (n: number): string => (n === 1 ? '' : 's');
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);
const cards = (n: number): string => (n === 1 ? 'a card' : `${n} cards`);

const colours: Readonly<Record<string, string>> = {
  any: 'any colour',
  anyBasic: 'any basic colour',
  eachBasic: 'each basic colour',
  paid: 'the colour paid',
  thrown: 'the colour of the card thrown away',
  discarded: 'the colour of the card discarded',
  eachOther: 'each basic colour the card does not have',
  owned: 'a colour you own',
  unowned: 'a basic colour you do not own',
  offeredSpell: 'the colour of a Spell in the offer',
  offeredSpells: 'the colours of different Spells in the offer',
  oneChosen: 'one basic colour',
};

const isSpecial = (colour: string): boolean => colour in colours;

const tokens = (colour: string, n: number): string =>
  isSpecial(colour)
    ? `gain ${n} mana token${s(n)} of ${colours[colour]}`
    : `gain ${n} ${colourNames[colour as Colour]} mana token${s(n)}`;

const crystals = (colour: string, n: number): string =>
  isSpecial(colour)
    ? `gain ${n} crystal${s(n)} of ${colours[colour]}`
    : `gain ${n} ${colourNames[colour as Colour]} crystal${s(n)}`;

const filters = {
  nonWound: 'card that is not a wound',
  wound: 'wound',
  action: 'other action card',
  coloured: 'card with a colour',
  anyMaxOneWound: 'card',
} as const;

const byColour = (by: GoodsOps['payFor']['by'], say: Say): string =>
  Object.entries(by)
    .map(([colour, ops]) => `${colourNames[colour as Colour]}: ${say(ops)}`)
    .join(' · ');

const later = (what: string, { n, when, ifInteraction, per }: GoodsOps['fame']): string =>
  `${ifInteraction ? 'in an interaction ' : ''}${what} ${signed(n)}${per === undefined ? '' : ` for each ${perWords[per]}`}${when === undefined ? '' : ' at the end of the turn'}`;

const destination = { hand: 'your hand', discard: 'your discard pile' } as const;

const goodsWords = {
  move: ({ n, plus, per }) => `Move ${n}${growing(per, plus)}`,
  influence: ({ n, plus, per }) => `Influence ${n}${growing(per, plus)}`,
  heal: ({ n, plus, per, notInCombat }) =>
    `Heal ${n}${growing(per, plus)}${notInCombat ? ' (not in combat)' : ''}`,
  draw: ({ n, plus, per }) => `draw ${cards(n)}${growing(per, plus)}`,
  fame: (op) => later('Fame', op),
  reputation: (op) => later('Reputation', op),
  takeWound: ({ n, to }) =>
    `take ${n === 1 ? 'a wound' : `${n} wounds`}${to === 'hand' ? '' : ' to your hand or discard pile'}`,

  choose: (op, say) =>
    choosing(
      op,
      say,
      'or',
      (list) =>
        `gain 1 ${listed(
          list.map((each) => colourNames[each]),
          'or',
        )} mana token`,
    ),
  byTime: ({ day, night }, say) => `by day ${say(day)}, at night ${say(night)}`,
  byColour: ({ by }, say) => `by its colour – ${byColour(by, say)}`,
  payFor: ({ by }, say) => `pay one basic mana – ${byColour(by, say)}`,
  payMana: ({ n }) => `pay ${n === 1 ? 'one basic mana' : `${n} basic mana`}`,
  optionalPay: ({ colour, gives }, say) => `you may pay one ${colourNames[colour]} mana: ${say(gives)}`,
  optionalManaToCrystal: () => 'you may pay one basic mana for a crystal of its colour',
  discard: ({ n, filter }) => `discard ${n === 1 ? 'a' : n} ${filters[filter]}`,
  throwAway: ({ filter }) =>
    `throw away ${filter === 'action' ? 'another action card' : `a ${filters[filter]}`}`,
  discardAny: ({ each }, say) => `discard any number of cards; for each ${say(each)}`,
  discardForCrystals: ({ max }) => `discard up to ${cards(max)}; for each a crystal of its colour`,
  discardToRaise: ({ options, filter, max, per }, say) =>
    `${either(options.map(say), 'or')}; +${per} for each ${filters[filter]} you discard${max === undefined ? '' : ` (at most ${max})`}`,

  gainMana: ({ colour, n }) => tokens(colour, n),
  gainCrystal: ({ colour, n }) => crystals(colour, n),
  tokenByTime: ({ day, night }) =>
    `gain a mana token: ${colourNames[day]} by day, ${colourNames[night]} at night`,
  rollCrystals: ({ n }) =>
    `roll a mana die ${n} times: a crystal of the colour rolled; gold: any colour, black: Fame +1`,
  endlessMana: ({ colours: list }) =>
    `as much ${list.map((colour) => colourNames[colour]).join(' and ')} mana as you like this turn`,
  refundCrystals: () => 'at the end of the turn every crystal you spent comes back',
  polarize: () =>
    'use one mana as its opposite (red–blue, green–white); by day black as any basic colour, but not for a powered Spell; at night gold as black',
  invocation: () =>
    'discard a wound for a red or black token, or another card for a white or green one; use it at once',
  regenerate: ({ colour }) =>
    `pay one mana and throw away a wound from hand; with ${colourNames[colour]} mana, or with the least fame of all, draw a card`,

  extraSourceDie: ({ n, blackAsAny, goldBlackAsBasic }) =>
    `use ${n} more ${n === 1 ? 'die' : 'dice'} of the Source${blackAsAny ? '; black counts as any colour' : ''}${
      goldBlackAsBasic ? '; gold and black count as any basic colour' : ''
    }`,
  takeDieSetColour: ({ n, notColour, tokensEach }) =>
    `take ${n === 1 ? 'a die' : `${n} dice`} of the Source, turn ${n === 1 ? 'it' : 'each'} to any colour but ${colourNames[notColour]} and gain ${tokensEach} token${s(tokensEach)} of it; ${n === 1 ? 'it goes' : 'they go'} back as ${n === 1 ? 'it lies' : 'they lie'}`,
  dieToCrystalReroll: () => 'gain a crystal of the colour of a die in the Source, then reroll that die',
  rerollSource: () => 'reroll all dice of the Source',
  rerollDice: ({ max, first }) => `reroll up to ${max} dice of the Source, ${colourNames[first]} ones first`,
  flipGoldBlack: () => 'turn a die of the Source from black to gold or back',
  nightAsDay: ({ forest }) =>
    `at night this turn: forests cost ${forest}, gold mana can be used, garrisons and ruins nearby are seen as by day`,
  dayAsNight: ({ desert }) =>
    `by day this turn: deserts cost ${desert} and black mana can be used, also for powered Spells`,

  boostAction: ({ bonus }) =>
    `play another action card with this one: its powered effect without mana, and one Move, Influence, Block or Attack of it +${bonus}`,
  multiplyAction: ({ mode, times }) =>
    `play another action card with this one: its ${mode} effect ${times === 2 ? 'twice' : `${times} times`}${mode === 'powered' ? ' without mana' : ''}, then throw that card away`,
  castFromOffer: () => 'you may play a Spell of that colour from the offer, paying its mana; it stays there',
  useOfferSpell: ({ mode }) => `use the ${mode} effect of a Spell of that colour in the offer, without mana`,
  useOfferAdvanced: () => 'use the powered effect of an advanced action in the offer, without mana',
  copyTopArtifact: () =>
    'reveal the top artifact: once this turn this card may be used as it, for Fame +1; unused it returns to your hand',
  staffPickTwo: () => 'two different ones of the four, without discarding',
  gainSpell: ({ to }) => `take a Spell of that colour from the offer to ${destination[to]}`,
  gainAdvanced: ({ to }) => `take an advanced action of that colour from the offer to ${destination[to]}`,
  buyAdvanced: ({ cost, to }) =>
    `once this turn you may pay ${cost} Influence for an advanced action of the offer to ${destination[to]}`,
  recycle: ({ n, pick, to }) =>
    `put ${n === 1 ? 'a' : n} ${pick === 'random' ? 'random ' : ''}card${s(n)} of your discard pile ${to === 'bottom' ? 'under' : 'on top of or under'} your deck`,

  healForest: ({ n, forest }) => `Heal ${n}, in a forest ${forest}`,
  healUnit: () => 'heal one wound of a unit',
  healAllUnits: () => 'heal all wounds of all your units',
  cureRider: () => 'this turn draw a card for each wound healed from hand and ready each unit healed',
  drawPerHandWoundHealed: () => 'for the rest of the turn draw a card for each wound healed from hand',
  throwDiscardWound: ({ n }) => `throw away ${n === 1 ? 'a wound' : `${n} wounds`} of your discard pile`,
  readyUnit: ({ maxLevel, all, alsoHeal }) =>
    all
      ? 'ready all your units'
      : `ready a unit of level ${maxLevel} or less${alsoHeal ? ' and heal a wound of it' : ''}`,
  readyLevels: ({ n, forest }) => `ready units of ${n} levels in all, in a forest ${forest}`,
  readyForInfluence: ({ maxLevel, costPerLevel }) =>
    `ready units of level ${maxLevel} or less for ${costPerLevel} Influence a level`,
  freeRecruit: () => 'take any unit of the offer for nothing',
  borrowUnit: () => 'use an ability of a unit in the offer as if it were yours',
  familiar: ({ base, boosted, token }, say) =>
    `${say(base)} (with a ${colourNames[token]} token: ${say(boosted)})`,
  woundSelf: () => 'this unit is wounded',

  sideways: ({ n, advanced, noDie }) =>
    `one card played sideways is worth ${n}${advanced === undefined ? '' : `, or ${advanced} if it is no basic action`}${noDie === undefined ? '' : `, or ${noDie} if you use no die of the Source this turn`}`,
  sidewaysMana: ({ n, same }) =>
    `add one mana to a card played sideways: it is worth ${n}, or ${same} if it has the colour of the mana`,
  woundSideways: ({ n }) => `one wound may be played sideways for ${n}`,
  shapeshift: () =>
    'the Move, Attack or Block of one basic action is the same number of another of these three',
  movePerReadyUnit: ({ max }) => `Move 1 for each ready unwounded unit, at most ${max}`,
  moveCardBonus: ({ n, cards: count }) =>
    count === 1
      ? `the next card that gives Move gives +${n}`
      : `every further card that gives Move this turn gives +${n}`,
  wheel: () =>
    'the marker moves one step and gives: blue Block 3, green Move 1, black Ranged Cold Fire Attack 1, white Influence 2, red Attack 2, gold one of these',
  flipFor: ({ gives, unflip }, say) =>
    `turn this skill down for ${say(gives)}; it is turned up ${unflip === 'rest' ? 'when you rest' : unflip === 'action' ? 'as an action of a later turn' : 'for one green mana'}`,
  useCommonSkill: () =>
    'use a skill of the common offer that is not interactive as yours; a once-per-turn one twice',
  takeCommonSkill: () => 'take a skill of the common offer for good',
  swapCommonSkill: () => 'put one of your skills into the common offer and take another one from there',
} satisfies Pick<OpWords, keyof GoodsOps>;

const words: OpWords = { ...goodsWords, ...wayWords, ...combatWords, ...turnWords, ...companyWords };

export const say = sayingWith(words);
