import { type ArtifactId, artifacts } from './artifacts.ts';
import { type AttackCardId, attackCards } from './attack-cards.ts';
import { type BlessingId, blessings } from './blessings.ts';
import { type CombatCardId, combatCards } from './combat-cards.ts';
import { type GodId, gods } from './gods.ts';
import { type HeroId, heroes } from './heroes.ts';
import type { Holding } from './holding.ts';
import { loki } from './loki.ts';
import { type MonsterId, monsters, type Reward, rewards } from './monsters.ts';
import type { Op } from './ops.ts';
import { type OriginId, origins } from './origins.ts';
import { type RealmId, realms } from './realms.ts';
import { type RuneActionId, runeActions } from './rune-actions.ts';
import { type ActionId, actionOps, coveredOps } from './wheel.ts';

/** What a player holds and what acts at its occasions. */
export type HoldingSource = `hero:${HeroId}` | `blessing:${BlessingId}` | `artifact:${ArtifactId}`;

/** Whatever has operations. */
export type OpsSource =
  | HoldingSource
  | `action:${ActionId}`
  | 'wheel:covered'
  | `rune:${RuneActionId}`
  | `origin:${OriginId}`
  | `realm:${RealmId}`
  | `god:${GodId}:${1 | 2 | 3}`
  | `battle:${CombatCardId}`
  | `hunt:${CombatCardId}`
  | `attack:${AttackCardId}`
  | `region-attack:${MonsterId}`
  | `special-attack:${MonsterId | 'loki'}`
  | `reward:${Reward}`
  | 'loki:activation'
  | 'loki:rune';

/** What stands before the colon. */
export type SourceKind = OpsSource extends infer Source
  ? Source extends `${infer Kind}:${string}`
    ? Kind
    : never
  : never;

type Named = Readonly<Record<string, { readonly ops: readonly Op[] } | undefined>>;

const opsIn =
  (table: Named) =>
  (id: string): readonly Op[] | undefined =>
    table[id]?.ops;

/** By what stands before the colon. */
const kinds: Readonly<Record<string, (id: string, more?: string) => readonly Op[] | undefined>> = {
  hero: opsIn(heroes),
  blessing: opsIn(blessings),
  artifact: opsIn(artifacts),
  action: (id) => actionOps[id as ActionId],
  wheel: () => coveredOps,
  rune: opsIn(runeActions),
  origin: opsIn(origins),
  realm: opsIn(realms),
  god: (id, level) => gods[id as GodId]?.levels[Number(level) - 1],
  battle: (id) => combatCards[id as CombatCardId]?.battle,
  hunt: (id) => combatCards[id as CombatCardId]?.hunt,
  attack: opsIn(attackCards),
  'region-attack': (id) => monsters[id as MonsterId]?.regionAttack,
  'special-attack': (id) => (id === 'loki' ? loki.specialAttack : monsters[id as MonsterId]?.specialAttack),
  reward: opsIn(rewards),
  loki: (id) => (id === 'rune' ? loki.runeAbility : loki.activation),
};

/** Sources are read at every step of every game: what a name stands for is found once. */
const knownOps = new Map<OpsSource, readonly Op[]>();
const knownHoldings = new Map<HoldingSource, Holding>();

function findOps(source: OpsSource): readonly Op[] {
  const [kind = '', id = '', more] = source.split(':');
  return kinds[kind]?.(id, more) ?? [];
}

export function opsOf(source: OpsSource): readonly Op[] {
  let ops = knownOps.get(source);
  if (ops === undefined) {
    ops = findOps(source);
    knownOps.set(source, ops);
  }
  return ops;
}

function findHolding(source: HoldingSource): Holding {
  const [kind, id] = source.split(':');
  if (kind === 'hero') return heroes[id as HeroId];
  return kind === 'blessing' ? blessings[id as BlessingId] : artifacts[id as ArtifactId];
}

/** The holding behind a source. */
export function holdingOf(source: HoldingSource): Holding {
  let holding = knownHoldings.get(source);
  if (holding === undefined) {
    holding = findHolding(source);
    knownHoldings.set(source, holding);
  }
  return holding;
}
