// Which numbered rules tell more about a thing one points at.
import { type CardId, cardOf, FACES, type FaceId, WOUND } from '../data/cards.ts';
import type { Ability } from '../data/enemy.ts';
import type { RuleId } from '../data/rule-ids.ts';
import type { SiteKind } from '../data/sites.ts';
import { landAt } from '../data/turned.ts';
import { siteSeen } from '../rules/seen-site.ts';
import type { MageKnightView } from '../rules/view.ts';

type Rules = readonly RuleId[];

const ofSite: Readonly<Record<SiteKind, Rules>> = {
  portal: ['MK-7.19', 'MK-7.20', 'MK-2.20'],
  village: ['MK-9.2', 'MK-9.3', 'MK-10.1'],
  monastery: ['MK-9.4', 'MK-9.5', 'MK-9.6', 'MK-10.14'],
  keep: ['MK-9.7', 'MK-9.8', 'MK-9.9', 'MK-11.3'],
  mageTower: ['MK-9.10', 'MK-9.11', 'MK-11.3'],
  city: ['MK-8.14', 'MK-14.1', 'MK-14.12', 'MK-14.13'],
  dungeon: ['MK-9.12', 'MK-5.12', 'MK-14.8'],
  tomb: ['MK-9.13', 'MK-5.12', 'MK-14.8'],
  monsterDen: ['MK-9.14', 'MK-14.9'],
  spawningGrounds: ['MK-9.15', 'MK-14.9'],
  ancientRuins: ['MK-9.16', 'MK-9.17', 'MK-9.18', 'MK-8.17'],
  crystalMine: ['MK-9.19', 'MK-5.3'],
  deepMine: ['MK-9.22', 'MK-5.3'],
  magicalGlade: ['MK-9.20', 'MK-9.29', 'MK-15.9'],
  refugeeCamp: ['MK-9.23', 'MK-10.11'],
  maze: ['MK-9.24', 'MK-9.25'],
  labyrinth: ['MK-9.24', 'MK-9.25'],
  volkaresCamp: ['MK-7.4'],
};

const ofAbility: Readonly<Record<Ability, Rules>> = {
  summon: ['MK-13.2', 'MK-12.11'],
  swift: ['MK-13.5'],
  brutal: ['MK-13.6'],
  poison: ['MK-13.7', 'MK-13.8'],
  paralyze: ['MK-13.9', 'MK-13.10'],
  assassination: ['MK-13.12'],
  cumbersome: ['MK-13.13', 'MK-13.14'],
  vampiric: ['MK-13.15'],
  fortified: ['MK-13.16', 'MK-12.3', 'MK-12.4'],
  unfortified: ['MK-13.17'],
  elusive: ['MK-13.21', 'MK-13.22'],
  arcaneImmunity: ['MK-13.23', 'MK-13.24'],
  defend: ['MK-13.25', 'MK-13.26'],
};

const ofKindOfCard = {
  basic: ['MK-1.7', 'MK-1.11', 'MK-1.13'],
  advanced: ['MK-1.7', 'MK-1.11', 'MK-1.24'],
  spell: ['MK-1.8', 'MK-22.3', 'MK-1.11'],
  artifact: ['MK-1.9', 'MK-22.2', 'MK-1.11'],
} as const satisfies Record<string, Rules>;

const ofKind: Readonly<Record<string, Rules>> = {
  slot: ['MK-8.1', 'MK-8.2', 'MK-8.4', 'MK-8.5'],
  die: ['MK-5.7', 'MK-5.8', 'MK-5.10'],
  token: ['MK-5.2', 'MK-5.16'],
  crystal: ['MK-5.3', 'MK-5.4', 'MK-1.23'],
  unit: ['MK-6.7', 'MK-6.8', 'MK-12.22', 'MK-15.5'],
  skill: ['MK-6.18', 'MK-6.19'],
  tactic: ['MK-3.13', 'MK-3.15'],
  hero: ['MK-2.19', 'MK-16.12', 'MK-16.14'],
  seat: ['MK-1.38', 'MK-21.13'],
  foe: ['MK-12.5', 'MK-12.7', 'MK-12.9'],
  attack: ['MK-12.13', 'MK-12.15', 'MK-12.20'],
  deck: ['MK-4.8', 'MK-4.9', 'MK-16.23'],
  discard: ['MK-1.15', 'MK-1.28'],
};

const isFace = (id: string): id is FaceId => (FACES as readonly string[]).includes(id);

function ofCard(id: CardId | string): Rules {
  if (id === WOUND) return ['MK-1.10', 'MK-15.2', 'MK-15.4'];
  return isFace(id) ? ofKindOfCard[cardOf(id).kind] : ['MK-10.11', 'MK-6.3', 'MK-10.12'];
}

function ofSpace(space: string, view: MageKnightView): Rules {
  const land = landAt(view, space);
  if (land === undefined) return [];
  const { site: printed, rampaging } = land;
  const site = siteSeen(view, space, printed);
  const isThere = view.holdings[space]?.cleared !== true;
  if (site !== undefined && isThere) return ofSite[site];
  return rampaging !== undefined && isThere ? ['MK-7.8', 'MK-7.9', 'MK-11.9'] : ['MK-7.3', 'MK-7.4'];
}

const isAbility = (id: string): id is Ability => Object.hasOwn(ofAbility, id);

export function rulesBehind(thing: string, view: MageKnightView): Rules {
  const colon = thing.indexOf(':');
  const [kind, id] = colon < 0 ? [thing, ''] : [thing.slice(0, colon), thing.slice(colon + 1)];
  if (kind === 'card' || kind === 'offer') return ofCard(id);
  if (kind === 'space') return ofSpace(id, view);
  if (kind === 'sign') return isAbility(id) ? ofAbility[id] : [];
  return ofKind[kind] ?? [];
}
