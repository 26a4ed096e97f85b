// What the things of the board are and do.
import { listed, type Names, type Seat } from '@krcma/kernel';
import { attackCards } from '../data/attack-cards.ts';
import { placeOf, type Region } from '../data/board.ts';
import { combatCards } from '../data/combat-cards.ts';
import { gods } from '../data/gods.ts';
import { monsters } from '../data/monsters.ts';
import { omens } from '../data/omens.ts';
import { rewardOf, symbolsOf as weaponsAt } from '../data/prey.ts';
import { realms } from '../data/realms.ts';
import { runeActions } from '../data/rune-actions.ts';
import { companyOf, LANDS_TO_WIN } from '../data/setup.ts';
import { realmOfSlot } from '../data/wheel.ts';
import type { RagnarokView } from '../rules/view.ts';
import {
  actionEffects,
  artifactEffects,
  attackEffects,
  blessingEffects,
  combatBattleEffects,
  combatHuntEffects,
  godEffects,
  heroEffects,
  lokiEffects,
  originEffects,
  realmEffects,
  regionAttackEffects,
  runeActionEffects,
  specialAttackEffects,
} from './effects.en.ts';
import { toldEffect } from './effects.ts';
import type { Things } from './explain.ts';
import {
  actionNames,
  artifactNames,
  attackCardNames,
  attributeNames,
  blessingNames,
  combatCardNames,
  godNames,
  heroNames,
  heroTitles,
  landNames,
  monsterNames,
  omenNames,
  originNames,
  preyNames,
  realmNames,
  regionAttackNames,
  rewardNames,
  runeActionNames,
  runeNames,
  seaNames,
  specialAttackNames,
  weaponNames,
} from './names.en.ts';
import { losses, region, runes } from './phrases.en.ts';

const seats = (all: readonly Seat[], names: Names): string => listed(all.map(names.seat), 'and');

function symbolsOf(at: Region, view: RagnarokView): string[] {
  const place = placeOf(view.seats, at);
  const forge = view.forges.find((each) => each.region === at);
  return [
    ...(place.settlement ? ['settlement'] : []),
    ...(place.sanctuary ? [view.temples.includes(at) ? 'temple' : 'free sanctuary'] : []),
    ...(forge === undefined
      ? []
      : [`forge of ${runeNames[forge.rune]}${forge.filled ? ', a rune lies there' : ', empty'}`]),
    ...(place.monument === undefined ? [] : [`monument of ${godNames[place.monument]}`]),
    ...(place.yggdrasil ? ['beside the tree'] : []),
  ];
}

function standingIn(at: Region, view: RagnarokView, names: Names): string[] {
  return [
    ...view.players.flatMap(({ armies, region: hero }, seat) => [
      ...armies
        .filter((army) => army.region === at)
        .map(({ strength }) => `an army of ${names.seat(seat)} (${strength})`),
      ...(hero === at ? [`the hero of ${names.seat(seat)}`] : []),
    ]),
    ...view.monsters.filter((monster) => monster.region === at).map(({ id }) => monsterNames[id]),
    ...(view.loki.region === at ? ['Loki'] : []),
  ];
}

function regionText(at: Region, view: RagnarokView, names: Names): string {
  const { land, population } = placeOf(view.seats, at);
  const owner = view.control[at] ?? null;
  const held = owner === null ? `neutral, population ${population}` : `controlled by ${names.seat(owner)}`;
  const symbols = symbolsOf(at, view);
  const standing = standingIn(at, view, names);
  return [
    `${region(at)} in ${landNames[land]}: ${[held, ...symbols].join('; ')}.`,
    ...(standing.length === 0 ? [] : [`There: ${listed(standing, 'and')}.`]),
  ].join(' ');
}

const omenText: Readonly<Record<keyof typeof omens, (n: number) => string>> = {
  lands: (n) => `Somebody controls ${n} lands.`,
  temples: (n) => `Somebody controls ${n} regions with temples.`,
  monsters: (n) => (n === 1 ? 'Somebody has slain a monster.' : `Somebody has slain ${n} monsters.`),
  monument: (n) => (n === 1 ? 'A monument is finished.' : `${n} monuments are finished.`),
  realms: (n) => `Somebody is allied with ${n} realms.`,
};

export const things: Things = {
  region: regionText,
  sea: (sea, view, names) => {
    const here = view.players.flatMap(({ drakkar }, seat) => (drakkar === sea ? [seat] : []));
    const lying = here.length === 0 ? '' : ` Here lies the drakkar of ${seats(here, names)}.`;
    return `${seaNames[sea]}: whose drakkar lies here may cross it from coast to coast.${lying}`;
  },
  army: ({ strength, region: at }, seat, names) =>
    `An army of ${names.seat(seat)} of strength ${strength} in ${region(at)}. At most 6; below 1 it is destroyed.`,
  hero: (hero) => `${heroNames[hero]}, ${heroTitles[hero]}. ${toldEffect(heroEffects[hero], `hero:${hero}`)}`,
  drakkar: (seat, names) =>
    `The drakkar of ${names.seat(seat)}: all regions at its sea are next to each other for the hero and the armies of its owner, who may recruit there.`,
  monster: ({ id, wounds, owner }, _, names) => {
    const covered = wounds.filter((wound) => wound !== null).length;
    const held = owner === null ? 'neutral' : `controlled by ${names.seat(owner)}`;
    return [
      `${monsterNames[id]} (${runeNames[monsters[id].rune]}), ${held}, ${covered} of ${wounds.length} wounds.`,
      `${regionAttackNames[id]}: ${toldEffect(regionAttackEffects[id], `region-attack:${id}`)}`,
      `${specialAttackNames[id]}: ${toldEffect(specialAttackEffects[id], `special-attack:${id}`)}`,
    ].join(' ');
  },
  loki: (view) =>
    `Loki, the arch-enemy. Armies cannot move into his region. Whoever slays him wins; ${companyOf(view.seats).killsForLoki === 1 ? 'one kill opens' : 'two kills open'} the hunt. ${lokiEffects.activation}`,
  slot: (action, view, names) => {
    const words = `${actionNames[action]}: ${toldEffect(actionEffects[action], `action:${action}`)}`;
    if (action === 'monument') return words;
    const realm = realmOfSlot[action];
    const markers = view.wheel[action];
    const top = markers.at(-1);
    const paid =
      top === undefined
        ? `First marker: allies of ${realmNames[realm]} may take its bonus.`
        : `${names.seat(top)} gains a rune when covered.`;
    return `${words} ${paid}`;
  },
  realm: (realm, view, names) => {
    const allies = view.allies[realm];
    const allied = allies.length === 0 ? 'No allies yet.' : `Allies: ${seats(allies, names)}.`;
    return `${realmNames[realm]} (${runeNames[realms[realm].rune]}): ${toldEffect(realmEffects[realm], `realm:${realm}`)} ${allied}`;
  },
  monument: (god, view) => {
    const { level, priests } = view.monuments[god];
    const { priestSlots } = companyOf(view.seats);
    const attribute = attributeNames[gods[god].attribute];
    const bonus = level === 0 ? '' : ` ${toldEffect(godEffects[god], `god:${god}:${level as 1 | 2 | 3}`)}`;
    return `Monument of ${godNames[god]}, level ${level}. A priest here: ${attribute} +1.${bonus} Priests: ${priests.length} of ${priestSlots}.`;
  },
  card: (card) => {
    const { weapon, strength, losses: lost } = combatCards[card];
    const kind = weapon === 'any' || weapon === 'shield' ? '' : `, ${weaponNames[weapon]}`;
    const hunt = combatHuntEffects[card];
    const battle = combatBattleEffects[card];
    return [
      `${combatCardNames[card]}: strength ${strength}${kind}${lost > 0 ? `, ${losses(lost)}` : ''}.`,
      ...(hunt === undefined ? [] : [`Hunt: ${toldEffect(hunt, `hunt:${card}`)}`]),
      ...(battle === undefined ? [] : [`Battle: ${toldEffect(battle, `battle:${card}`)}`]),
    ].join(' ');
  },
  attack: (card) => {
    const { rage, weakness, draw } = attackCards[card];
    return `${attackCardNames[card]}: rage ${rage}, weakness ${weakness}, then ${draw} new attack cards. ${toldEffect(attackEffects[card], `attack:${card}`)}`;
  },
  rune: (rune) => `Rune ${runeNames[rune]}: pays for rune actions. You hold as many runes as your Wisdom.`,
  runeAction: (action) =>
    `${runeActionNames[action]}, ${runes(runeActions[action].cost)}: ${toldEffect(runeActionEffects[action], `rune:${action}`)}`,
  bank: (rune, view) =>
    `Runes ${runeNames[rune]} in the bank: ${view.bank[rune]}. What is paid or returned comes back here.`,
  wound: (position, prey, names, by) => {
    const weapons = listed(
      weaponsAt(prey, position).map((weapon) => weaponNames[weapon]),
      'and',
    );
    const reward = rewardOf(prey, position);
    const gained = reward === undefined ? '' : `, reward: ${rewardNames[reward]}`;
    const covered = by === null ? 'open' : `covered by ${names.seat(by)}`;
    return `Wound position ${position + 1} of ${preyNames[prey]}: ${weapons}${gained}; ${covered}.`;
  },
  attribute: (attribute) =>
    ({
      authority: 'Authority: the strength of every army you recruit.',
      might: 'Might: combat cards drawn when a hunt begins, and how much you can usurp.',
      wisdom: 'Wisdom: how many combat cards and how many runes you may hold; counts against a weakness.',
    })[attribute],
  blessing: (blessing) =>
    `${blessingNames[blessing]}: ${toldEffect(blessingEffects[blessing], `blessing:${blessing}`)}`,
  artifact: (artifact) =>
    `${artifactNames[artifact]}: ${toldEffect(artifactEffects[artifact], `artifact:${artifact}`)} Exhausted when used, charged again by a Monument action.`,
  origin: (origin) => `${originNames[origin]}: ${toldEffect(originEffects[origin], `origin:${origin}`)}`,
  omen: (omen, view) => {
    const { many, two } = omens[omen];
    const down = view.omens.some(({ id, down: isDown }) => id === omen && isDown);
    return `${omenNames[omen]}: ${omenText[omen](view.seats === 2 ? two : many)}${down ? ' It has come true.' : ''}`;
  },
  seat: (seat, view, names) => {
    const player = view.players[seat];
    const { templesToWin, killsForLoki } = companyOf(view.seats);
    const hero = player?.hero ? ` leads ${heroNames[player.hero]}` : ' has no hero yet';
    return `${names.seat(seat)}${hero}. To win: ${LANDS_TO_WIN} lands, ${templesToWin} temples, or Loki after ${killsForLoki === 1 ? 'one kill' : `${killsForLoki} kills`}.`;
  },
};
