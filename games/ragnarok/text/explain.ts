// Which words explain a thing of the board: `region:r12`, `army:0:3`, `slot:usurp`, `blessing:huginn` …
import type { Names, Seat, TableText } from '@krcma/kernel';
import { ARTIFACTS, type ArtifactId } from '../data/artifacts.ts';
import { ATTACK_CARDS, type AttackCardId } from '../data/attack-cards.ts';
import { BLESSINGS, type BlessingId } from '../data/blessings.ts';
import { type Region, regionsFor, type Sea, seasFor } from '../data/board.ts';
import { COMBAT_CARDS, type CombatCardId } from '../data/combat-cards.ts';
import { GODS, type GodId } from '../data/gods.ts';
import { HEROES, type HeroId } from '../data/heroes.ts';
import { OMENS, type OmenId } from '../data/omens.ts';
import { ORIGINS, type OriginId } from '../data/origins.ts';
import { REALMS, type RealmId } from '../data/realms.ts';
import { RUNE_ACTIONS, type RuneActionId } from '../data/rune-actions.ts';
import { ATTRIBUTES, type Attribute, RUNES, type Rune } from '../data/types.ts';
import { ACTIONS, type ActionId } from '../data/wheel.ts';
import type { PlayerView, RagnarokView } from '../rules/view.ts';
import type { Army, Monster, Prey } from '../state.ts';

/** What there is to say about the things of the board. */
export interface Things {
  region(region: Region, view: RagnarokView, names: Names): string;
  sea(sea: Sea, view: RagnarokView, names: Names): string;
  army(army: Army, seat: Seat, names: Names): string;
  hero(hero: HeroId): string;
  drakkar(seat: Seat, names: Names): string;
  monster(monster: Monster, view: RagnarokView, names: Names): string;
  loki(view: RagnarokView): string;
  slot(action: ActionId, view: RagnarokView, names: Names): string;
  realm(realm: RealmId, view: RagnarokView, names: Names): string;
  monument(god: GodId, view: RagnarokView): string;
  card(card: CombatCardId): string;
  attack(card: AttackCardId): string;
  rune(rune: Rune): string;
  bank(rune: Rune, view: RagnarokView): string;
  runeAction(action: RuneActionId): string;
  /** Of whoever is hunted. */
  wound(position: number, prey: Prey, names: Names, by: Seat | null): string;
  attribute(attribute: Attribute): string;
  blessing(blessing: BlessingId): string;
  artifact(artifact: ArtifactId): string;
  origin(origin: OriginId): string;
  omen(omen: OmenId, view: RagnarokView): string;
  seat(seat: Seat, view: RagnarokView, names: Names): string;
}

const oneOf =
  <Id extends string>(ids: readonly Id[]) =>
  (id: string): id is Id =>
    (ids as readonly string[]).includes(id);

const isAction = oneOf(ACTIONS);
const isRealm = oneOf(REALMS);
const isGod = oneOf(GODS);
const isCard = oneOf(COMBAT_CARDS);
const isAttack = oneOf(ATTACK_CARDS);
const isRune = oneOf(RUNES);
const isRuneAction = oneOf(RUNE_ACTIONS);
const isAttribute = oneOf(ATTRIBUTES);
const isBlessing = oneOf(BLESSINGS);
const isArtifact = oneOf(ARTIFACTS);
const isHero = oneOf(HEROES);
const isOrigin = oneOf(ORIGINS);
const isOmen = oneOf(OMENS);

const numberIn = (id: string): number => Number(id.replace(/^\D+/, ''));

/** What belongs to one player: `army:0:3`, `hero:0`, `drakkar:0`, `seat:0`. */
function ofPlayer(things: Things, kind: string, seat: Seat, which: string, view: RagnarokView, names: Names) {
  const player: PlayerView | undefined = view.players[seat];
  if (player === undefined) return undefined;
  if (kind === 'seat') return things.seat(seat, view, names);
  if (kind === 'drakkar') return things.drakkar(seat, names);
  if (kind === 'hero') return player.hero === null ? undefined : things.hero(player.hero);
  const army = player.armies.find(({ id }) => id === Number(which));
  return army && things.army(army, seat, names);
}

/** A position of the prey, while it is hunted. */
function woundIn(things: Things, position: number, view: RagnarokView, names: Names): string | undefined {
  const { hunt, loki, monsters } = view;
  if (hunt === null) return undefined;
  const wounds = hunt.prey === 'loki' ? loki.wounds : monsters.find(({ id }) => id === hunt.prey)?.wounds;
  const marker = wounds?.[position];
  return marker === undefined ? undefined : things.wound(position, hunt.prey, names, marker);
}

function ofBoard(
  things: Things,
  kind: string,
  id: string,
  view: RagnarokView,
  names: Names,
): string | undefined {
  switch (kind) {
    case 'region':
    case 'forge':
      return regionsFor(view.seats).includes(numberIn(id))
        ? things.region(numberIn(id), view, names)
        : undefined;
    case 'sea':
      return seasFor(view.seats).includes(numberIn(id)) ? things.sea(numberIn(id), view, names) : undefined;
    case 'bank':
      return isRune(id) ? things.bank(id, view) : undefined;
    case 'wound':
      return woundIn(things, Number(id), view, names);
    case 'monster': {
      const monster = view.monsters.find((each) => each.id === id);
      return monster && things.monster(monster, view, names);
    }
    case 'loki':
      return things.loki(view);
    case 'slot':
      return isAction(id) ? things.slot(id, view, names) : undefined;
    case 'realm':
      return isRealm(id) ? things.realm(id, view, names) : undefined;
    case 'monument':
      return isGod(id) ? things.monument(id, view) : undefined;
    case 'omen':
      return isOmen(id) ? things.omen(id, view) : undefined;
    default:
      return undefined;
  }
}

function component(things: Things, kind: string, id: string): string | undefined {
  switch (kind) {
    case 'card':
      return isCard(id) ? things.card(id) : undefined;
    case 'attack':
      return isAttack(id) ? things.attack(id) : undefined;
    case 'rune':
      return isRune(id) ? things.rune(id) : undefined;
    case 'rune-action':
      return isRuneAction(id) ? things.runeAction(id) : undefined;
    case 'attribute':
      return isAttribute(id) ? things.attribute(id) : undefined;
    case 'blessing':
      return isBlessing(id) ? things.blessing(id) : undefined;
    case 'artifact':
      return isArtifact(id) ? things.artifact(id) : undefined;
    case 'origin':
      return isOrigin(id) ? things.origin(id) : undefined;
    case 'hero':
      return isHero(id) ? things.hero(id) : undefined;
    default:
      return undefined;
  }
}

const OF_PLAYER: readonly string[] = ['army', 'hero', 'drakkar', 'seat'];

export const explaining =
  (things: Things): TableText['thing'] =>
  (thing, seen, names) => {
    const [kind = '', id = '', which = ''] = thing.split(':');
    const view = seen as RagnarokView;
    if (OF_PLAYER.includes(kind) && /^\d+$/.test(id))
      return ofPlayer(things, kind, Number(id), which, view, names);
    return component(things, kind, id) ?? ofBoard(things, kind, id, view, names);
  };
