// MK-3.2 to .12: a round is prepared; the first one is prepared by set-up.
import type { AdvancedActionId } from '../data/advanced-actions.ts';
import type { FaceId } from '../data/cards.ts';
import { spacesOf } from '../data/geometry.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { tileOf } from '../data/tiles.ts';
import { type UnitId, units } from '../data/units.ts';
import { type MageKnight, playerAt } from '../state.ts';
import { draw, gather } from './deck.ts';
import { prepareDummy } from './dummy.ts';
import { familiarsOf, feedFamiliar } from './familiars.ts';
import { handLimitAt } from './hand-limit.ts';
import { siteAt } from './map.ts';
import { renew } from './offers.ts';
import { setupOf, unitsOffered } from './scenario.ts';
import { note, type Of, rule } from './script.ts';
import { hasWheel } from './skill-gain.ts';
import { rollSource } from './source.ts';
import { layOutTactics, pickForDummy } from './tactics.ts';
import { turnUpByDay } from './tiles.ts';
import { nextTime } from './variants/day-and-night.ts';
import { markUnits } from './volkare/marked.ts';

const isUnit = (id: UnitId | AdvancedActionId): id is UnitId => id in units;

/** Everything of the offer under its deck (MK-3.5). */
function clearUnitOffer({ units: { offer, regular, elite }, advanced }: MageKnight): void {
  for (const id of offer.splice(0)) {
    if (!isUnit(id)) advanced.deck.unshift(id);
    else (units[id].tier === 'elite' ? elite : regular).unshift(id);
  }
}

/** Volkare's camp lies from the beginning, and is not one that was revealed. */
const hasCore = ({ map, scenario }: MageKnight): boolean => {
  const camp = scenarioOf(scenario).volkare?.camp.tile;
  return Object.values(map).some((tile) => tile !== camp && tileOf(tile).back === 'core');
};

/** MK-3.6, MK-39.3: once a core tile lies, or in the second half of the game. */
function hasElites(game: MageKnight): boolean {
  const { noElites, elitesInSecondHalf } = scenarioOf(game.scenario);
  if (elitesInSecondHalf === true) return game.round > setupOf(game).rounds / 2;
  return noElites !== true && hasCore(game);
}

/** MK-3.6: once a core tile lies, an elite unit comes first, then every other one. */
function dealUnits(game: MageKnight): void {
  const { offer, regular, elite } = game.units;
  const withElites = hasElites(game);
  for (let n = 0; n < unitsOffered(game); n++) {
    const unit = (withElites && n % 2 === 0 ? elite : regular).pop();
    if (unit !== undefined) offer.push(unit);
  }
}

/** MK-3.7: one action for each monastery that is not burnt. */
function dealMonasteryActions(game: MageKnight): void {
  for (const slot of Object.keys(game.map))
    for (const space of spacesOf(slot)) {
      if (siteAt(game, space) !== 'monastery') continue;
      const action = game.advanced.deck.pop();
      if (action !== undefined) game.units.offer.push(action);
    }
}

/** MK-8.12, .17: with the new day whatever lies beside a hero, and all ruins, are turned up. */
function dawn(game: MageKnight): void {
  if (game.time === 'night') return;
  turnUpByDay(game, [...game.players.keys()]);
}

function prepareTable(game: MageKnight): void {
  game.time = nextTime(game);
  rollSource(game, game.source);
  note({ key: 'source-rolled', dice: game.source.map(({ colour }) => colour) });
  clearUnitOffer(game);
  dealUnits(game);
  markUnits(game);
  dealMonasteryActions(game);
  note({ key: 'units-dealt', units: game.units.offer.slice() });
  const action = game.dummy === null || game.volkare !== undefined ? renew(game.advanced) : takeLowest(game);
  prepareDummy(game, action, renew(game.spells));
  dawn(game);
}

/** MK-20.7: the dummy takes what would go under the deck. */
function takeLowest({ advanced }: MageKnight): AdvancedActionId | undefined {
  const lowest = renew(advanced);
  if (lowest !== undefined) advanced.deck.splice(advanced.deck.indexOf(lowest), 1);
  return lowest;
}

/** Everything that begins anew with a round. */
export function prepare(game: MageKnight): void {
  game.announced = null;
  game.last = null;
  game.phase = 'tactics';
  game.active = -1;
  if (game.round > 1) prepareTable(game);
  game.tactics = layOutTactics(game);
  note({ key: 'round-begun', round: game.round, time: game.time });
  if (scenarioOf(game.scenario).dummyFirst === true) pickForDummy(game);
}

const bannersOf = (game: MageKnight, seat: number): number[] =>
  playerAt(game, seat).units.flatMap(({ id, banner }) => (banner === null ? [] : [id]));

/** MK-3.10 to .12, MK-6.11, .15: what each player does when a round begins. */
export const renewPlayer = rule<Of>('renewPlayer')
  .each('fed', feedFamiliar, (game, { player }) =>
    familiarsOf(game, player).map((unit) => ({ player, unit })),
  )
  .gather('kept', {
    kind: 'some',
    values: (game, { player }) => bannersOf(game, player),
    option: (game, id, { player }) => {
      const unit = playerAt(game, player).units.find((each) => each.id === id);
      return {
        id: `keep:${id}`,
        label: { key: 'keep-banner', card: unit?.banner as FaceId, unit: unit?.unit as UnitId },
        thing: `unit:${id}`,
        rule: 'MK-6.15',
      };
    },
    prompt: () => ({ key: 'ask-banners' }),
    done: () => ({ key: 'shuffle-banners' }),
  })
  .do('renew', (game, { player, kept }) => {
    const owner = playerAt(game, player);
    for (const unit of owner.units) {
      unit.spent = false;
      unit.bannerDown = false;
      if (unit.banner === null || kept.includes(unit.id)) continue;
      owner.discard.push(unit.banner);
      note({ key: 'banner-shuffled', player, card: unit.banner });
      unit.banner = null;
    }
    for (const skill of owner.skills) {
      const used = skill.used && hasWheel(skill.id);
      Object.assign(skill, { down: false, used, centre: false });
    }
    gather(game, owner);
    draw(game, player, handLimitAt(game, player));
    owner.moreCards = 0;
  });
