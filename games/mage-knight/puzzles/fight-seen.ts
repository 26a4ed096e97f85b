// The fight a seat has come to, as a position that stands for itself: nothing is in it but what the seat knows.
import { type EnemyId, enemies } from '../data/enemies.ts';
import type { LeaderId } from '../data/factions.ts';
import { placeOf, type SpaceId } from '../data/geometry.ts';
import { BACKS, type Back } from '../data/types.ts';
import type { MageKnightArrangement, PlayerArrangement } from '../rules/arrange.ts';
import type { CombatView } from '../rules/combat/seen.ts';
import type { Trial, TrialResult } from '../rules/trial.ts';
import type { MageKnightView, PlayerView } from '../rules/view.ts';
import type { MageKnightOptions } from '../state.ts';

/** A fight that was found, before it is known what the best of it is. */
export interface FoundFight {
  readonly scenario: MageKnightOptions['scenario'];
  readonly position: Omit<MageKnightArrangement, 'at'>;
  readonly start: Omit<Trial, 'best'>;
}

const there = <K extends string>(counts: Readonly<Record<K, number>>): { readonly [N in K]?: number } =>
  Object.fromEntries(Object.entries(counts).filter(([, n]) => n !== 0)) as { [N in K]?: number };

/** Whatever a position cannot say: what the turn has brought so far, what lies elsewhere than where it is used. */
function isPlain({ turn, lasting, source }: MageKnightView, player: PlayerView): boolean {
  return (
    lasting.length === 0 &&
    turn.diceUsed === 0 &&
    turn.moreDice === 0 &&
    turn.due === null &&
    source.every(({ by, kept }) => by === null && !kept) &&
    player.puppets.length === 0 &&
    player.units.every(({ bannerDown, command }) => !bannerDown && command === null) &&
    player.skills.every(({ centre }) => !centre)
  );
}

/** Nothing was done yet, and nobody comes by chance later on. */
const isOpen = ({ phase, begun, points, later, foes, cause }: CombatView): boolean =>
  phase === 'ranged' &&
  !begun &&
  points.length === 0 &&
  later.length === 0 &&
  cause !== 'player' &&
  foes.every(({ abilities, leader }) => !abilities.includes('summon') && leader === undefined);

function playerOf(player: PlayerView): PlayerArrangement {
  const { hero, fame, level, reputation, space, hand, crystals, tokens, units, skills } = player;
  return {
    ...(hero !== null && { hero }),
    fame,
    level,
    reputation,
    space,
    hand: hand.flatMap((card) => card ?? []),
    // Which card comes next nobody knows: in a puzzle none does.
    deck: [],
    crystals: there(crystals),
    tokens: there(tokens),
    units: units.map(({ unit, spent, wounds, banner, mana }) => ({
      unit,
      ...(spent && { spent }),
      ...(wounds > 0 && { wounds }),
      ...(banner !== null && { banner: banner as never }),
      ...(mana !== null && { mana }),
    })),
    skills: skills.map(({ id, down, used, colour }) => ({
      id,
      ...(down && { down }),
      ...(used && { used }),
      ...(colour !== null && { colour }),
    })),
  };
}

/** What lies where it is fought, face up by now. */
function holdingsOf({ holdings }: MageKnightView, { foes, space }: CombatView) {
  const spaces = new Set([space, ...foes.flatMap((foe) => foe.space ?? [])]);
  return [...spaces].flatMap((each) => {
    const holding = holdings[each];
    if (holding === undefined) return [];
    const { ruin, shields, paths } = holding;
    const tokens = holding.tokens.flatMap(({ enemy }) => enemy ?? []);
    if (tokens.length + shields.length + paths.length === 0 && ruin === null) return [];
    return [
      {
        space: each,
        tokens,
        ...(shields.length > 0 && { shields }),
        ...(paths.length > 0 && { paths }),
        ...(ruin !== null && ruin.id !== null && { ruin: ruin.id }),
      },
    ];
  });
}

/** Not the leader of a faction, who is never drawn (MK-24.4). */
const isOfPile = (enemy: EnemyId | LeaderId): enemy is EnemyId => enemy in enemies;

/** Those that were drawn for it come next again. */
function drawnOf({ foes }: CombatView): { draws: Back[]; enemies: { [B in Back]?: EnemyId[] } } {
  const drawn = foes
    .filter(({ role }) => role === 'drawn')
    .map(({ enemy }) => enemy)
    .filter(isOfPile);
  const ofBack = (back: Back): EnemyId[] => drawn.filter((enemy) => enemies[enemy].colour === back);
  return {
    draws: drawn.map((enemy) => enemies[enemy].colour),
    enemies: Object.fromEntries(
      BACKS.filter((back) => ofBack(back).length > 0).map((back) => [back, ofBack(back)]),
    ),
  };
}

const slotsOf = (spaces: readonly SpaceId[]): string[] => [
  ...new Set(spaces.map((each) => placeOf(each).slot)),
];

/** The fight that begins for whoever looks; undefined where none does, or none that could be told in full. */
export function fightSeen(view: MageKnightView): FoundFight | undefined {
  const { seat, combat, turn, map, cities, round, time, source } = view;
  const player = seat === undefined ? undefined : view.players[seat];
  if (seat !== 0 || player === undefined || combat === null) return undefined;
  if (combat.cause === 'player' || !isOpen(combat) || !isPlain(view, player)) return undefined;
  const { space, cause, way, escort, from } = combat;
  const fought = [...new Set(combat.foes.flatMap((foe) => foe.space ?? []))];
  const slots = slotsOf([
    space,
    ...fought,
    ...(player.space === null ? [] : [player.space]),
    ...(from === null ? [] : [from]),
  ]);
  const { draws, enemies: drawn } = drawnOf(combat);
  return {
    scenario: view.options.scenario,
    position: {
      active: 0,
      round,
      time,
      players: [playerOf(player)],
      source: source.map(({ colour }) => colour),
      map: slots.flatMap((slot) => (map[slot] === undefined ? [] : [{ slot, tile: map[slot] }])),
      ...(from !== null && { path: [from] }),
      holdings: holdingsOf(view, combat),
      cityLevels: cities.filter((city) => slots.includes(placeOf(city.space).slot)).map(({ level }) => level),
      turn: { stage: 'moving', move: turn.move, influence: turn.influence },
      decks: { enemies: drawn },
    },
    start: { player: seat, space, cause, tokens: fought, draws, way, escort },
  };
}

/** The table of a found fight: nothing but that, weighed against its best. */
export const arrangedFight = ({ position, start }: FoundFight, best: TrialResult): MageKnightArrangement => ({
  ...position,
  at: [
    { rule: 'mageKnight', step: 'rounds' },
    { rule: 'playRound', step: 'turns' },
    { rule: 'turn', step: 'acts' },
    { rule: 'trial', with: { ...start, best } as never },
  ],
});
