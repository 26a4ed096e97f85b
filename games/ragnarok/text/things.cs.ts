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
} from './effects.cs.ts';
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
} from './names.cs.ts';
import { losses, region, runes } from './phrases.cs.ts';

const seats = (all: readonly Seat[], names: Names): string => listed(all.map(names.seat), 'a');

function symbolsOf(at: Region, view: RagnarokView): string[] {
  const place = placeOf(view.seats, at);
  const forge = view.forges.find((each) => each.region === at);
  return [
    ...(place.settlement ? ['osada'] : []),
    ...(place.sanctuary ? [view.temples.includes(at) ? 'chrám' : 'volná svatyně'] : []),
    ...(forge === undefined
      ? []
      : [`kovárna ${runeNames[forge.rune]}${forge.filled ? ', leží v ní runa' : ', prázdná'}`]),
    ...(place.monument === undefined ? [] : [`monument ${godNames[place.monument].gen}`]),
    ...(place.yggdrasil ? ['sousedí s Yggdrasilem'] : []),
  ];
}

function standingIn(at: Region, view: RagnarokView, names: Names): string[] {
  return [
    ...view.players.flatMap(({ armies, region: hero }, seat) => [
      ...armies
        .filter((army) => army.region === at)
        .map(({ strength }) => `armáda o síle ${strength} (${names.seat(seat)})`),
      ...(hero === at ? [`hrdina (${names.seat(seat)})`] : []),
    ]),
    ...view.monsters.filter((monster) => monster.region === at).map(({ id }) => preyNames[id].nom),
    ...(view.loki.region === at ? [preyNames.loki.nom] : []),
  ];
}

function regionText(at: Region, view: RagnarokView, names: Names): string {
  const { land, population } = placeOf(view.seats, at);
  const owner = view.control[at] ?? null;
  const held = owner === null ? `neutrální, populace ${population}` : `ovládá ho ${names.seat(owner)}`;
  const symbols = symbolsOf(at, view);
  const standing = standingIn(at, view, names);
  return [
    `${region(at)}, území ${landNames[land]}: ${[held, ...symbols].join('; ')}.`,
    ...(standing.length === 0 ? [] : [`Stojí tu ${listed(standing, 'a')}.`]),
  ].join(' ');
}

const omenText: Readonly<Record<keyof typeof omens, (n: number) => string>> = {
  lands: (n) => `Někdo ovládá ${n} území.`,
  temples: (n) => `Někdo ovládá regiony s chrámem, aspoň ${n}.`,
  monsters: (n) => (n === 1 ? 'Někdo skolil nestvůru.' : `Někdo skolil nestvůry, aspoň ${n}.`),
  monument: (n) => (n === 1 ? 'Některý monument je dokončený.' : `Dokončených monumentů je ${n}.`),
  realms: (n) => `Někdo je spojencem aspoň ${n} říší.`,
};

export const things: Things = {
  region: regionText,
  sea: (sea, view, names) => {
    const here = view.players.flatMap(({ drakkar }, seat) => (drakkar === sea ? [seat] : []));
    const lying = here.length === 0 ? '' : ` Drakkar tu má ${seats(here, names)}.`;
    return `${seaNames[sea]}: kdo tu má drakkar, přechází přes něj od břehu k břehu.${lying}`;
  },
  army: ({ strength, region: at }, seat, names) =>
    `${names.seat(seat)}: armáda o síle ${strength}, region ${region(at)}. Nejvýš 6; pod 1 je zničena.`,
  hero: (hero) => `${heroNames[hero]}, ${heroTitles[hero]}. ${toldEffect(heroEffects[hero], `hero:${hero}`)}`,
  drakkar: (seat, names) =>
    `${names.seat(seat)}: drakkar. Všechny regiony u jeho moře spolu pro hrdinu a armády majitele sousedí a smí v nich verbovat.`,
  monster: ({ id, wounds, owner }, _, names) => {
    const covered = wounds.filter((wound) => wound !== null).length;
    const held = owner === null ? 'nikdo ji neovládá' : `ovládá ji ${names.seat(owner)}`;
    return [
      `Nestvůra ${preyNames[id].nom} (${runeNames[monsters[id].rune]}), ${held}, zranění ${covered} z ${wounds.length}.`,
      `${regionAttackNames[id]}: ${toldEffect(regionAttackEffects[id], `region-attack:${id}`)}`,
      `${specialAttackNames[id]}: ${toldEffect(specialAttackEffects[id], `special-attack:${id}`)}`,
    ].join(' ');
  },
  loki: (view) =>
    `Loki, arcinepřítel. Armády se do jeho regionu nesmí přesunout. Kdo ho skolí, vyhrává; lov otevírá ${companyOf(view.seats).killsForLoki === 1 ? 'jedno skolení' : 'dvojí skolení'}. ${lokiEffects.activation}`,
  slot: (action, view, names) => {
    const words = `${actionNames[action]}: ${toldEffect(actionEffects[action], `action:${action}`)}`;
    if (action === 'monument') return words;
    const realm = realmOfSlot[action];
    const top = view.wheel[action].at(-1);
    const paid =
      top === undefined
        ? `První ukazatel: spojenci říše ${realmNames[realm]} smí vzít její bonus.`
        : `Zakryješ-li ukazatel, runu získá ${names.seat(top)}.`;
    return `${words} ${paid}`;
  },
  realm: (realm, view, names) => {
    const allies = view.allies[realm];
    const allied = allies.length === 0 ? 'Zatím bez spojenců.' : `Spojenci: ${seats(allies, names)}.`;
    return `${realmNames[realm]} (${runeNames[realms[realm].rune]}): ${toldEffect(realmEffects[realm], `realm:${realm}`)} ${allied}`;
  },
  monument: (god, view) => {
    const { level, priests } = view.monuments[god];
    const { priestSlots } = companyOf(view.seats);
    const attribute = attributeNames[gods[god].attribute].nom;
    const bonus = level === 0 ? '' : ` ${toldEffect(godEffects[god], `god:${god}:${level as 1 | 2 | 3}`)}`;
    return `Monument ${godNames[god].gen}, úroveň ${level}. Kněz zde: ${attribute} +1.${bonus} Kněží: ${priests.length} z ${priestSlots}.`;
  },
  card: (card) => {
    const { weapon, strength, losses: lost } = combatCards[card];
    const kind = weapon === 'any' || weapon === 'shield' ? '' : `, ${weaponNames[weapon].nom}`;
    const hunt = combatHuntEffects[card];
    const battle = combatBattleEffects[card];
    return [
      `${combatCardNames[card].nom}: síla ${strength}${kind}${lost > 0 ? `, ${losses(lost, 'subject')}` : ''}.`,
      ...(hunt === undefined ? [] : [`Lov: ${toldEffect(hunt, `hunt:${card}`)}`]),
      ...(battle === undefined ? [] : [`Bitva: ${toldEffect(battle, `battle:${card}`)}`]),
    ].join(' ');
  },
  attack: (card) => {
    const { rage, weakness, draw } = attackCards[card];
    return `${attackCardNames[card]}: zuřivost ${rage}, slabina ${weakness}, nových karet útoku ${draw}. ${toldEffect(attackEffects[card], `attack:${card}`)}`;
  },
  rune: (rune) =>
    `Runa ${runeNames[rune]}: platí se jí runové akce. Držet smíš tolik run, kolik máš Moudrost.`,
  runeAction: (action) =>
    `${runeActionNames[action]}, ${runes(runeActions[action].cost, 'subject')}: ${toldEffect(runeActionEffects[action], `rune:${action}`)}`,
  bank: (rune, view) =>
    `Runy ${runeNames[rune]} v banku: ${view.bank[rune]}. Sem se vracejí runy zaplacené a odhozené.`,
  wound: (position, prey, names, by) => {
    const weapons = listed(
      weaponsAt(prey, position).map((weapon) => weaponNames[weapon].nom),
      'a',
    );
    const reward = rewardOf(prey, position);
    const gained = reward === undefined ? '' : `, odměna: ${rewardNames[reward]}`;
    const covered = by === null ? 'nezakrytá' : `zakryl ji ukazatelem ${names.seat(by)}`;
    return `${preyNames[prey].nom}, pozice pro zranění ${position + 1}: ${weapons}${gained}; ${covered}.`;
  },
  attribute: (attribute) =>
    ({
      authority: 'Autorita: síla každé armády, kterou naverbuješ.',
      might: 'Moc: kolik karet dobereš na začátku lovu a kolik dokážeš uzurpovat.',
      wisdom: 'Moudrost: kolik bojových karet a kolik run smíš držet; počítá se proti slabině.',
    })[attribute],
  blessing: (blessing) =>
    `${blessingNames[blessing]}: ${toldEffect(blessingEffects[blessing], `blessing:${blessing}`)}`,
  artifact: (artifact) =>
    `${artifactNames[artifact]}: ${toldEffect(artifactEffects[artifact], `artifact:${artifact}`)} Použitím se vyčerpá, dobije ho akce Monument.`,
  origin: (origin) => `${originNames[origin]}: ${toldEffect(originEffects[origin], `origin:${origin}`)}`,
  omen: (omen, view) => {
    const { many, two } = omens[omen];
    const down = view.omens.some(({ id, down: isDown }) => id === omen && isDown);
    return `${omenNames[omen]}: ${omenText[omen](view.seats === 2 ? two : many)}${down ? ' Už se naplnila.' : ''}`;
  },
  seat: (seat, view, names) => {
    const player = view.players[seat];
    const { templesToWin, killsForLoki } = companyOf(view.seats);
    const hero = player?.hero ? `: hrdina ${heroNames[player.hero]}` : ': zatím bez hrdiny';
    return `${names.seat(seat)}${hero}. K vítězství stačí ${LANDS_TO_WIN} území, ${templesToWin} chrámů, nebo Loki po ${killsForLoki === 1 ? 'jednom skolení' : 'dvojím skolení'}.`;
  },
};
