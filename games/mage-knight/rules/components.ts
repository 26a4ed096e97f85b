// Every component with a face, for the conservation check; wounds, mana and shields are without end (MK-1.33).
import { WOUND } from '../data/cards.ts';
import { HEROES, type HeroId } from '../data/heroes.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { TACTICS } from '../data/tactics.ts';
import { units as unitCards } from '../data/units.ts';
import { type MageKnight, type Player, playerAt } from '../state.ts';
import { deckOf, skillsOf } from './heroes.ts';
import { diceOfSource } from './scenario.ts';
import { freeCommands, isFace } from './units.ts';
import { SPELLS_OF_RIVALS } from './volkare/setting-out.ts';

/** Heroes nobody plays: their cards and skills lie in the box. */
const boxed = ({ players, dummy }: MageKnight): HeroId[] =>
  HEROES.filter((hero) => dummy?.hero !== hero && players.every((player) => player.hero !== hero));

const cardsOf = ({ deck, hand, discard, aside, under, played, units, draft }: Player): string[] => [
  ...deck,
  ...hand,
  ...discard,
  ...aside,
  ...under,
  ...played.map(({ card }) => card),
  ...(draft === undefined ? [] : [...draft.passing, ...draft.kept]),
  ...units.flatMap(({ banner, command }) =>
    [banner, command].flatMap((id) => (id !== null && isFace(id) ? [id] : [])),
  ),
];

/** His Spells, which lie ready until his deck is shuffled (MK-23.8). */
const cardsToCome = ({ scenario }: MageKnight): readonly string[] =>
  scenarioOf(scenario).volkare === undefined ? [] : SPELLS_OF_RIVALS;

const isUnit = (id: string): boolean => id in unitCards;

const cardsIn = (game: MageKnight): string[] =>
  [
    ...game.players.flatMap(cardsOf),
    ...boxed(game).flatMap(deckOf),
    ...(game.dummy === null ? cardsToCome(game) : [...game.dummy.deck, ...game.dummy.discard]),
    ...game.gone.cards,
    ...game.artifacts,
    ...game.spells.deck,
    ...game.spells.offer,
    ...game.advanced.deck,
    ...game.advanced.offer,
    ...(game.upgrades ?? []),
    ...game.units.offer.filter((id) => !isUnit(id)),
    ...(game.wares === undefined
      ? []
      : [...game.wares.advanced, ...game.wares.spells, ...game.wares.artifacts]),
  ].filter((card) => card !== WOUND);

const unitsIn = ({ units: { regular, elite, offer }, players, gone, wares }: MageKnight): string[] => [
  ...(wares?.units ?? []),
  ...regular,
  ...elite,
  ...offer.filter(isUnit),
  ...players.flatMap(({ units }) => units.map(({ unit }) => unit)),
  ...gone.units,
];

/** Foes drawn for a fight lie nowhere else until they are defeated or the fight is over. */
const enemiesIn = ({ enemies, holdings, combat, players, volkare, factions }: MageKnight): string[] => [
  ...Object.values(enemies).flatMap(({ deck, discard }) => [...deck, ...discard]),
  ...Object.values(factions?.piles ?? {}).flatMap((piles) =>
    Object.values(piles).flatMap(({ deck, discard }) => [...deck, ...discard]),
  ),
  ...Object.values(holdings).flatMap(({ tokens }) => tokens.map(({ enemy }) => enemy)),
  ...(combat?.foes ?? [])
    .filter(({ role, defeated }) => (role === 'drawn' || role === 'summoned') && !defeated)
    .map(({ enemy }) => enemy),
  ...players.flatMap(({ puppets }) => puppets),
  ...(volkare?.army ?? []).map(({ enemy }) => enemy),
];

/** Each is there once: whatever is not held or offered of an unused hero lies in the box; of the dummy of several too. */
function skillsIn(game: MageKnight): string[] {
  const lying = [
    ...game.players.flatMap(({ skillPile, skills }) => [...skillPile, ...skills.map(({ id }) => id)]),
    ...(game.dummy?.skillPile ?? []),
    ...game.commonSkills,
    ...game.gone.skills,
  ];
  const dummy = game.seats > 1 ? game.dummy?.hero : undefined;
  const heroes = dummy === undefined ? boxed(game) : [...boxed(game), dummy];
  const box = heroes.flatMap((hero) => skillsOf(game, hero));
  return [...lying, ...box.filter((id) => !lying.includes(id))];
}

const tokensIn = ({ ruins, holdings, factionTokens, players }: MageKnight): string[] => [
  ...ruins.deck,
  ...ruins.discard,
  ...Object.values(holdings).flatMap(({ ruin }) => ruin?.id ?? []),
  ...Object.values(factionTokens).flatMap(({ deck, discard }) => [...deck, ...discard]),
  ...players.flatMap((player) => player.factionTokens),
];

export function components(game: MageKnight): string[] {
  const named = (kind: string) => (id: string) => `${kind}:${id}`;
  const tiles = [...Object.values(game.map), ...game.tiles, ...game.box];
  return [
    ...cardsIn(game).map(named('card')),
    ...unitsIn(game).map(named('unit')),
    ...enemiesIn(game).map(named('enemy')),
    ...skillsIn(game).map(named('skill')),
    ...tokensIn(game).map(named('token')),
    ...tiles.map(named('tile')),
    ...Array.from({ length: game.source.length || diceOfSource(game) }, (_, index) => `die:${index}`),
  ];
}

function wrongWithPlayer(game: MageKnight, seat: number): string | undefined {
  const player = playerAt(game, seat);
  const below = Object.entries({ ...player.crystals, ...player.tokens }).find(([, n]) => n < 0);
  if (below !== undefined) return `Player ${seat} has ${below[1]} ${below[0]} mana.`;
  const many = Object.entries(player.crystals).find(([, n]) => n > 3);
  if (many !== undefined) return `Player ${seat} has ${many[1]} ${many[0]} crystals (MK-5.3).`;
  if (freeCommands(player) < 0) return `Player ${seat} has more units than command tokens (MK-6.3).`;
  const wrong = player.units.find(({ wounds }) => wounds < 0 || wounds > 2);
  if (wrong !== undefined) return `A unit of player ${seat} has ${wrong.wounds} wounds.`;
  return undefined;
}

/** A contradiction in the table, in words. */
export function inconsistency(game: MageKnight): string | undefined {
  for (const [seat] of game.players.entries()) {
    const wrong = wrongWithPlayer(game, seat);
    if (wrong !== undefined) return wrong;
  }
  const { move, heal } = game.turn;
  if (move < 0 || heal < 0) return 'Points of a turn are below zero.';
  const held = [...game.players, game.dummy].flatMap((holder) => holder?.tactic ?? []);
  const used = [...game.tactics, ...held, ...game.gone.tactics];
  if (new Set(used).size !== used.length || used.length > TACTICS.length)
    return 'A tactic lies in two places.';
  return undefined;
}
