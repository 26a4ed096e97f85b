import { WOUND } from '../data/cards.ts';
import type { MageKnight } from '../state.ts';
import { isFace } from './units.ts';

/** Every component with a face, for the conservation check; wounds, mana and shields are without end (MK-1.33). */
export function components(game: MageKnight): string[] {
  const { players, dummy, gone, enemies, ruins, factionTokens, combat } = game;
  const cards = [
    ...players.flatMap((player) => [
      ...player.deck,
      ...player.hand,
      ...player.discard,
      ...player.aside,
      ...player.under,
      ...player.played.map(({ card }) => card),
      ...player.units.flatMap(({ banner, command }) =>
        [banner, command].flatMap((id) => (id !== null && isFace(id) ? [id] : [])),
      ),
    ]),
    ...gone.cards,
    ...game.artifacts,
    ...game.spells.deck,
    ...game.spells.offer,
    ...game.advanced.deck,
    ...game.advanced.offer,
    ...(dummy === null ? [] : [...dummy.deck, ...dummy.discard]),
  ].filter((card) => card !== WOUND);
  const units = [
    ...game.units.regular,
    ...game.units.elite,
    ...game.units.offer,
    ...players.flatMap((player) => player.units.map(({ unit }) => unit)),
    ...gone.units,
  ];
  const tokens = [
    ...Object.values(enemies).flatMap(({ deck, discard }) => [...deck, ...discard]),
    ...Object.values(game.holdings).flatMap((holding) => holding.tokens.map(({ enemy }) => enemy)),
    ...(combat?.foes ?? [])
      .filter(({ space, defeated }) => space === null && !defeated)
      .map(({ enemy }) => enemy),
    ...players.flatMap(({ puppets }) => puppets),
  ];
  const ruinTokens = [
    ...ruins.deck,
    ...ruins.discard,
    ...Object.values(game.holdings).flatMap(({ ruin }) => ruin?.id ?? []),
  ];
  const factions = [
    ...Object.values(factionTokens).flatMap(({ deck, discard }) => [...deck, ...discard]),
    ...players.flatMap((player) => player.factionTokens),
  ];
  const skills = [
    ...players.flatMap((player) => [...player.skillPile, ...player.skills.map(({ id }) => id)]),
    ...(dummy?.skillPile ?? []),
    ...game.commonSkills,
    ...gone.skills,
  ];
  const tiles = [...Object.values(game.map), ...game.tiles, ...game.box];
  const named = (kind: string) => (id: string) => `${kind}:${id}`;
  return [
    ...(game.phase === 'heroes' ? [] : cards.map(named('card'))),
    ...units.map(named('unit')),
    ...tokens.map(named('enemy')),
    ...ruinTokens.map(named('ruin')),
    ...factions.map(named('faction')),
    ...(game.phase === 'heroes' ? [] : skills.map(named('skill'))),
    ...tiles.map(named('tile')),
  ];
}

/** A contradiction in the table, in words. */
export function inconsistency(game: MageKnight): string | undefined {
  for (const [seat, player] of game.players.entries()) {
    const below = Object.entries({ ...player.crystals, ...player.tokens }).find(([, n]) => n < 0);
    if (below !== undefined) return `Player ${seat} has ${below[1]} ${below[0]} mana.`;
    const many = Object.entries(player.crystals).find(([, n]) => n > 3);
    if (many !== undefined) return `Player ${seat} has ${many[1]} ${many[0]} crystals (MK-5.3).`;
  }
  if (game.turn.move < 0) return 'Move points are below zero.';
  return undefined;
}
