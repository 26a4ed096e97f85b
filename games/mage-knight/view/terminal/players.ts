// What each player has, and the own hand with what its cards do.
import type { Seat, Span } from '@krcma/kernel';
import { label, numbersOn, type Part } from '@krcma/kernel/scene';
import { type CardId, cardOf, WOUND } from '../../data/cards.ts';
import { levelAt, levels } from '../../data/levels.ts';
import { reputationModifier } from '../../data/reputation.ts';
import { BASICS, COLOURS } from '../../data/types.ts';
import type { PlayerView } from '../../rules/view.ts';
import { leaderLines } from './leaders.ts';
import { inColour, markOf, nearSeat, paintOf, type Scene, tally, times } from './scene.ts';
import { volkareLines } from './volkare.ts';

const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);

/** Numbers of choices on what every player has are one's own. */
const ownNumbers = (scene: Scene, seat: Seat, ...things: string[]): Span[] =>
  scene.view.seat === seat ? numbersOn(scene, ...things) : [];

/** Fame with the next level, reputation, Armor, and where the cards lie. */
function standing(scene: Scene, seat: Seat, player: PlayerView): Part[] {
  const { board } = scene.words;
  const { armor, handLimit, commands } = levelAt(player.level);
  const next = levels[player.level]?.fame;
  const modifier = reputationModifier(player.reputation);
  return [
    [board.levelNow(player.level)],
    [`${board.fame} ${player.fame}${next === undefined ? '' : `/${next}`}`],
    [`${board.reputation} ${modifier === null ? 'X' : signed(modifier)}`],
    [`${board.armor} ${armor}`],
    [`${board.hand} ${player.hand.length}/${handLimit}`],
    [`${board.units} ${player.units.length}/${commands}`],
    [`${board.deck} ${player.deck}`, ...ownNumbers(scene, seat, 'deck')],
    [`${board.discard} ${player.discard.length}`, ...ownNumbers(scene, seat, 'discard')],
  ];
}

function headLines(scene: Scene, seat: Seat, player: PlayerView): string[] {
  const { names, words, pen } = scene;
  const head: Part = [
    [`${markOf(seat)} ${names.seat(seat)}`, paintOf(seat), 'bold'],
    ...numbersOn(scene, `seat:${seat}`),
    ...(player.hero === null ? [] : [` ${words.board.hero(player.hero)}`]),
    ...(player.out === true ? [[` ${words.board.out}`, 'red', 'bold'] as const] : []),
    ...(scene.view.chosen?.includes(seat) === true ? [[` ${words.board.chosenOne}`, 'yellow'] as const] : []),
    ...(player.tactic === null
      ? []
      : [
          [` (${words.board.tactic(player.tactic)})`, 'dim'] as const,
          ...ownNumbers(scene, seat, `tactic:${player.tactic}`),
        ]),
  ];
  return pen.flow([head, ...standing(scene, seat, player)], ' · ');
}

/** Move, Influence and healing of the turn that goes on. */
function pointsPart({ view, words }: Scene, seat: Seat): Part[] {
  if (view.active !== seat || view.phase !== 'turns') return [];
  const { move, influence, heal } = view.turn;
  const points = [
    `${words.board.move} ${move}`,
    `${words.board.influence} ${influence}`,
    ...(heal > 0 ? [`${words.board.heal} ${heal}`] : []),
  ];
  return [[[points.join(' · '), 'yellow', 'bold']]];
}

function manaParts(scene: Scene, seat: Seat, player: PlayerView): Part[] {
  const { board } = scene.words;
  const crystals = BASICS.filter((colour) => player.crystals[colour] > 0).flatMap((colour): Span[] => [
    ' ',
    inColour(colour, times(board.colour(colour), player.crystals[colour])),
    ...ownNumbers(scene, seat, `crystal:${colour}`),
  ]);
  const tokens = COLOURS.filter((colour) => player.tokens[colour] > 0).flatMap((colour): Span[] => [
    ' ',
    inColour(colour, times(board.colour(colour), player.tokens[colour])),
    ...ownNumbers(scene, seat, `token:${colour}`),
  ]);
  return [
    ...(crystals.length === 0 ? [] : [[`${board.crystals}:`, ...crystals]]),
    ...(tokens.length === 0 ? [] : [[`${board.tokens}:`, ...tokens]]),
  ];
}

function unitParts(scene: Scene, seat: Seat, { units }: PlayerView): Part[] {
  const { board } = scene.words;
  return units.map(({ id, unit, spent, wounds, banner, mana }) => {
    const remarks = [
      ...(spent ? [board.spent] : []),
      ...(wounds > 0 ? [times(board.wounded, wounds)] : []),
      ...(banner === null ? [] : [board.card(banner)]),
      ...(mana === null ? [] : [board.colour(mana)]),
    ];
    const name = remarks.length === 0 ? board.unit(unit) : `${board.unit(unit)} (${remarks.join(', ')})`;
    return [spent || wounds > 0 ? [name, 'dim'] : [name, 'cyan'], ...ownNumbers(scene, seat, `unit:${id}`)];
  });
}

function skillParts(scene: Scene, seat: Seat, { skills }: PlayerView): Part[] {
  return skills.map(({ id, down, used }) => [
    down || used ? [scene.words.board.skill(id), 'dim'] : [scene.words.board.skill(id), 'magenta'],
    ...ownNumbers(scene, seat, `skill:${id}`),
  ]);
}

const tokenParts = ({ words }: Scene, { factionTokens }: PlayerView): Part[] =>
  tally(factionTokens).map(([id, n]): Part => [times(words.board.factionToken(id), n)]);

function holdingLines(scene: Scene, seat: Seat, player: PlayerView): string[] {
  const parts = [
    ...pointsPart(scene, seat),
    ...manaParts(scene, seat, player),
    ...unitParts(scene, seat, player),
    ...skillParts(scene, seat, player),
    ...tokenParts(scene, player),
  ];
  const [first, ...rest] = parts;
  return first === undefined ? [] : scene.pen.flow([first, ...rest], ' · ', '  ');
}

const cardSpan = (card: CardId, text: string): Span => {
  if (card === WOUND) return [text, 'red'];
  const [colour] = cardOf(card).colours;
  return colour === undefined ? [text, 'yellow'] : inColour(colour, text);
};

/** Both effects of a card where there is room for them. */
function effectsOf({ words, pen }: Scene, card: CardId): Part[] {
  if (card === WOUND || pen.compact) return [];
  const { board } = words;
  const powered = board.powered(card);
  const name = powered === undefined ? '' : `${powered}: `;
  return [
    [[board.effect(`card:${card}:basic`), 'dim']],
    [[`${name}${board.effect(`card:${card}:powered`)}`, 'dim']],
  ];
}

/** A hand that is seen: one line for each card, or close together. */
function handLines(scene: Scene, seat: Seat, player: PlayerView): string[] {
  const { pen, words } = scene;
  const known = player.hand.filter((card) => card !== null);
  if (known.length === 0 || seat !== nearSeat(scene)) return [];
  const cards = tally(known).map(
    ([card, n]): Part => [
      cardSpan(card, times(words.board.card(card), n)),
      ...ownNumbers(scene, seat, `card:${card}`),
    ],
  );
  if (!pen.compact)
    return tally(known).flatMap(([card], index) =>
      pen.flow([cards[index] as Part, ...effectsOf(scene, card)], ' | ', '  '),
    );
  const [first = [], ...rest] = cards;
  return pen.flow([[label(words.board.hand), ...first], ...rest], ' · ', '  ');
}

/** Cards that are asked about and are in no hand: looked at, or to be taken from a pile. */
function laidOutLines(scene: Scene): string[] {
  const { words, pen, decision } = scene;
  const hand = scene.view.players[nearSeat(scene)]?.hand ?? [];
  const asked = (decision?.options ?? []).flatMap(({ thing }) =>
    thing?.startsWith('card:') ? [thing.slice('card:'.length) as CardId] : [],
  );
  const cards = [...new Set(asked)].filter((card) => !hand.includes(card));
  const [first, ...rest] = cards.map(
    (card): Part => [cardSpan(card, words.board.card(card)), ...numbersOn(scene, `card:${card}`)],
  );
  return first === undefined ? [] : pen.flow([[label(words.before), ...first], ...rest], ' · ', '  ');
}

function dummyLines({ view, words, pen }: Scene): string[] {
  if (view.dummy === null || view.volkare !== undefined) return [];
  const { hero, deck, discard, crystals, tactic } = view.dummy;
  const { board } = words;
  const held = BASICS.filter((colour) => crystals[colour] > 0);
  return pen.flow(
    [
      [
        [board.dummy, 'bold'],
        ` ${board.hero(hero)}`,
        ...(tactic === null ? [] : [[` (${board.tactic(tactic)})`, 'dim'] as const]),
      ],
      [`${board.deck} ${deck}`],
      [`${board.discard} ${discard.length}`],
      ...held.map((colour): Part => [inColour(colour, times(board.colour(colour), crystals[colour]))]),
    ],
    ' · ',
  );
}

export const playerLines = (scene: Scene): string[] => [
  ...scene.view.players.flatMap((player, seat) => [
    ...headLines(scene, seat, player),
    ...holdingLines(scene, seat, player),
    ...handLines(scene, seat, player),
  ]),
  ...laidOutLines(scene),
  ...dummyLines(scene),
  ...volkareLines(scene),
  ...leaderLines(scene),
];
