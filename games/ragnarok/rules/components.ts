import { placeOf, regionsFor } from '../data/board.ts';
import { monsters } from '../data/monsters.ts';
import { FIRST_ORIGIN } from '../data/origins.ts';
import { ARMIES, companyOf, PRIESTS, RUNE_TOKENS, TOP_LEVEL } from '../data/setup.ts';
import { ATTRIBUTES, RUNES } from '../data/types.ts';
import { type Player, playerAt, type Ragnarok } from '../state.ts';
import { runesHeld } from './runes.ts';

const ofPlayer = ({ hero, origin, hand, blessings, artifacts, drawn, slain }: Player): string[] => [
  ...(hero === null ? [] : [`hero:${hero}`]),
  ...(origin === null ? [] : [`origin:${origin}`]),
  ...drawn.heroes.map((id) => `hero:${id}`),
  ...drawn.origins.map((id) => `origin:${id}`),
  ...hand,
  ...blessings,
  ...artifacts.map(({ id }) => id),
  ...slain.map((id) => `figure:${id}`),
];

const inBattle = ({ battle }: Ragnarok): string[] =>
  battle === null ? [] : [...battle.attacker.cards, ...battle.defender.cards].map(({ card }) => card);

const inHunt = ({ hunt }: Ragnarok): string[] =>
  hunt === null ? [] : [...hunt.attacks, ...(hunt.attack === null ? [] : [hunt.attack])];

/** Handed from player to player until somebody keeps it, and out of the game if nobody does (LOR-HSEL.5). */
const unkept = ({ players }: Ragnarok): string[] =>
  players.some(({ origin, drawn }) => origin === FIRST_ORIGIN || drawn.origins.includes(FIRST_ORIGIN))
    ? []
    : [`origin:${FIRST_ORIGIN}`];

/** Every component with a face, for the conservation check. */
export function components(game: Ragnarok): string[] {
  const { combat, attacks, blessings, events, box } = game;
  return [
    ...game.players.flatMap(ofPlayer),
    ...[combat.deck, combat.discard, attacks.deck, attacks.discard].flat(),
    ...[blessings.deck, blessings.discard, game.draft].flat(),
    ...[events.deck, events.discard, box.events].flat().map((event) => `event:${event}`),
    ...inBattle(game),
    ...inHunt(game),
    ...game.altars,
    ...box.artifacts,
    ...game.monsters.flatMap(({ id, artifact, slain }) => [
      ...(slain ? [] : [`figure:${id}`]),
      ...(artifact ? [monsters[id].artifact] : []),
    ]),
    ...box.heroes.map((id) => `hero:${id}`),
    ...box.origins.map((id) => `origin:${id}`),
    ...unkept(game),
    ...game.omens.map(({ id }) => id),
  ];
}

function inconsistentPlayer(game: Ragnarok, seat: number): string | undefined {
  const player = playerAt(game, seat);
  if (player.armies.length > ARMIES) return `${player.armies.length} armies (LOR-ARMY.4)`;
  const weak = player.armies.find(({ strength }) => strength < 1 || strength > 6);
  if (weak !== undefined) return `an army of strength ${weak.strength} (LOR-ARMY.1)`;
  if (new Set(player.armies.map(({ id }) => id)).size < player.armies.length) return 'one army twice';
  const wrong = ATTRIBUTES.find(
    (attribute) => player.attributes[attribute] < 2 || player.attributes[attribute] > 6,
  );
  if (wrong !== undefined) return `${wrong} ${player.attributes[wrong]} (LOR-HERO.2)`;
  if (runesHeld(player) < 0 || RUNES.some((rune) => player.runes[rune] < 0)) return 'runes below zero';
  const sent = Object.values(game.monuments).flatMap(({ priests }) =>
    priests.filter((each) => each === seat),
  );
  if (player.priests < 0 || player.priests + sent.length > PRIESTS)
    return `${player.priests} priests and ${sent.length} at monuments (LOR-PRAY.12)`;
  return undefined;
}

/** A contradiction in the table, in words. */
export function inconsistency(game: Ragnarok): string | undefined {
  for (const seat of game.players.keys()) {
    const wrong = inconsistentPlayer(game, seat);
    if (wrong !== undefined) return `Player ${seat} has ${wrong}.`;
  }
  for (const rune of RUNES) {
    const held = game.players.reduce((sum, { runes }) => sum + runes[rune], game.bank[rune]);
    const lying = game.forges.filter((forge) => forge.filled && forge.rune === rune).length;
    if (held + lying !== RUNE_TOKENS) return `There are ${held + lying} runes ${rune}, not ${RUNE_TOKENS}.`;
  }
  if (game.control.length !== regionsFor(game.seats).length + 1) return 'A region has no place for a marker.';
  const strange = game.temples.find((region) => !placeOf(game.seats, region).sanctuary);
  if (strange !== undefined)
    return `A temple stands in region ${strange}, which has no sanctuary (LOR-MAP.7).`;
  for (const [god, { level, priests }] of Object.entries(game.monuments))
    if (level > TOP_LEVEL || priests.length > companyOf(game.seats).priestSlots)
      return `The monument of ${god} has level ${level} and ${priests.length} priests.`;
  return undefined;
}
