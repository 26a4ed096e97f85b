// Rounds, tactics, the end of turns and levels, the dummy player.
import { capital, countInCzech, type Names, type Words } from '@krcma/kernel';
import type { RewardKind } from '../data/rewards.ts';
import { units } from '../data/units.ts';
import type { RoundEvent, RoundMessage } from '../messages/round.ts';
import { listAt } from '../rules/effects/op-at.ts';
import type { Played } from '../state.ts';
import { say } from './effects.cs.ts';
import { endings } from './endings.cs.ts';
import { tacticNames } from './names-cards.cs.ts';
import { heroNames, skillNames, unitNames } from './names-people.cs.ts';
import { colourNames } from './names-places.cs.ts';
import { card, cardList, cards, list } from './phrases.cs.ts';

const crystals = { one: 'krystal', few: 'krystaly', other: 'krystalů' };

const rewards: Readonly<Record<RewardKind, (n: number) => string>> = {
  artifact: (n) => countInCzech(n, { one: 'artefakt', few: 'artefakty', other: 'artefaktů' }),
  spell: (n) => countInCzech(n, { one: 'kouzlo', few: 'kouzla', other: 'kouzel' }),
  advancedAction: (n) =>
    countInCzech(n, { one: 'pokročilá akce', few: 'pokročilé akce', other: 'pokročilých akcí' }),
  unit: () => 'jednotka',
  randomCrystal: (n) => `${countInCzech(n, crystals)} náhodně`,
  crystalChoice: (n) => `${countInCzech(n, crystals)} dle volby`,
  crystalEachColor: () => 'krystal každé barvy',
  fame: (n) => `Sláva ${n}`,
  spellOrArtifact: () => 'kouzlo nebo artefakt podle kostky',
};

const places: Readonly<Record<Played['to'], string>> = {
  discard: 'na odkládací balíček',
  away: 'ven ze hry',
  aside: 'do konce kola stranou',
  hand: 'zpět do ruky',
  top: 'na dobírací balíček',
  artifacts: 'pod balíček artefaktů',
  bottom: 'pod dobírací balíček',
};

const offered = (id: string): string =>
  id in units ? unitNames[id as keyof typeof unitNames].nom : card(id as never);

export const roundMessages: Words<RoundMessage, Names> = {
  'ask-hero': () => 'Za kterého hrdinu hraješ?',
  hero: ({ hero }) => heroNames[hero],
  'hero-taken': ({ player }, { seat }) => `Za tohoto hrdinu hraje ${seat(player)}.`,
  'ask-tactic': () => 'Kterou taktiku si vezmeš? Nižší číslo hraje dřív.',
  tactic: ({ tactic }) => {
    const told = say(listAt({ source: `tactic:${tactic}`, path: [] }));
    return told === '' ? tacticNames[tactic] : `${tacticNames[tactic]}: ${told}`;
  },
  'tactic-of-dummy': () => 'Tuto taktiku má automatický hráč.',
  'ask-tactic-leaves': () => 'Která z vašich taktik opustí hru? Dohodněte se na jedné',
  'ask-tactic-leaves-again': ({ wishes }) =>
    `Neshodli jste se (${wishes.map((tactic) => `„${tacticNames[tactic]}“`).join(', ')}). Která taktika opustí hru?`,
  'tactic-taken': ({ player }, { seat }) => `Tuto taktiku má ${seat(player)}.`,
  'use-tactic': ({ tactic }) => `Použij taktiku „${tacticNames[tactic]}“`,
  'tactic-used-up': ({ tactic }) => `Taktika „${tacticNames[tactic]}“ už je použitá.`,
  'tactic-does-nothing': ({ tactic }) => `Taktika „${tacticNames[tactic]}“ by teď nic neudělala.`,
  'ask-before-turn': () => 'Před tvým tahem: něco použij, nebo začni',
  'begin-turn': () => 'Začni tah',
  'ask-act-before': ({ player }, { seat }) => `Uděláš něco, než bude ${seat(player)} pokračovat?`,
  'act-before': () => 'Nejdřív něco udělej',
  'let-it-happen': () => 'Nech to být',
  'announce-round-end': () => 'Vzdej se tahu a ohlas konec kola',
  'deck-not-empty': () => 'Tvůj balíček ještě není prázdný.',
  'announced-already': () => 'Konec kola už je ohlášený.',
  'must-recover': () => 'Máš v ruce jen zranění, můžeš jen odpočívat.',
  rest: () => 'Odpočiň si: odlož kartu a libovolně zranění',
  'ask-rest': () => 'Odpočinek: jedna karta, která není zranění, a libovolně zranění',
  'ask-recover': () => 'Pomalý odpočinek: odlož zranění',
  'only-one-card': () => 'Při odpočinku se odkládá jen jedna karta, která není zranění.',
  'nothing-to-discard': () => 'Nemáš co odložit.',
  'turn-was-begun': () => 'V tomto tahu už ses pohnul nebo jednal.',

  'ask-rethink': ({ n }) => `Odlož až ${cards(n)} a dober stejně`,
  'ask-steal-die': () => 'Která kostka bude ležet na tvé taktice?',
  'steal-die': ({ colour }) => `${capital(colourNames[colour].nom)} kostka`,
  'ask-refill': ({ n }) => `Balíček je prázdný: uděláš nový, s počtem karet ${n}?`,
  'stop-drawing': () => 'Už nedobírej',
  'ask-meditate': ({ n }) => `Zamíchej až ${cards(n)} do balíčku a dober stejně`,
  'shuffle-in': ({ card: id }) => `Zamíchej ${card(id)}`,
  'ask-tutor': () => 'Kterou kartu si z balíčku vezmeš?',
  'ask-sparing': () => 'Ušetříš vrchní kartu, nebo si vezmeš ušetřené?',
  'spare-card': () => 'Dej vrchní kartu balíčku pod taktiku',
  'take-spared': ({ n }) => `Vezmi si zpod taktiky ${cards(n)}`,

  'ask-banners': () => 'Které prapory zůstanou u jednotek?',
  'keep-banner': ({ card: id, unit }) => `${card(id)} zůstane: ${unitNames[unit].nom}`,
  'shuffle-banners': () => 'Ostatní zamíchej',
  'ask-card-to': ({ card: id }) => `Kam půjde ${card(id)}?`,
  'card-to': ({ to }) => capital(places[to]),
  'ask-reclaim': ({ card: id }) => `Odložíš kartu, aby se ${card(id)} vrátila do ruky?`,
  'ask-mine': () => 'Který krystal dají doly?',
  'crystal-of': ({ colour }) => `Krystal, barva ${colourNames[colour].nom}`,
  'ask-glade': () => 'Mýtina vyřadí zranění',
  'throw-wound': ({ from }) => (from === 'hand' ? 'Zranění z ruky' : 'Zranění z odkládacího balíčku'),
  'keep-wounds': () => 'Nech zranění být',
  'ask-reward': () => 'Kterou odměnu nejdřív?',
  reward: ({ reward, n }) => capital(rewards[reward](n)),
  'ask-crystal': () => 'Který krystal?',
  'ask-spell': () => 'Které kouzlo si vezmeš?',
  'ask-action': () => 'Kterou pokročilou akci si vezmeš?',
  learn: ({ card: id }) => card(id),
  'ask-artifact': ({ n }) => (n === 1 ? 'Který artefakt si vezmeš?' : `Které artefakty si vezmeš (${n})?`),
  take: ({ card: id }) => card(id),
  'ask-unit': () => 'Která jednotka se k tobě přidá?',
  'take-unit': ({ unit }) => unitNames[unit].nom,
  'decline-unit': () => 'Žádná',
  'wait-for-command': () => 'Počkej na žeton velení nové úrovně',
  'ask-disband': () => 'Kterou jednotku propustíš?',
  disband: ({ unit }) => unitNames[unit].nom,
  'ask-skill': ({ level }) => `Úroveň ${level}: kterou dovednost si vezmeš?`,
  skill: ({ skill }) => `„${skillNames[skill]}“: ${say(listAt({ source: `skill:${skill}`, path: [] }))}`,
  'own-skill-rejected': () => 'Tuto dovednost jsi už odmítl.',
  'ask-discard': () => 'Odložíš před dobíráním nějaké karty?',
  'ask-discard-one': () => 'V tomto tahu jsi nepoužil žádnou kartu: jednu odlož',
  discard: ({ card: id }) => `Odlož ${card(id)}`,
  'wounds-stay': () => 'Zranění odložit nelze.',
  'keep-hand': () => 'Zbytek si nech',
  done: () => 'Hotovo',
};

export const roundEvents: Words<RoundEvent, Names> = {
  'round-begun': ({ round, time }) => `Kolo ${round}: ${time === 'day' ? 'den' : 'noc'}.`,
  'hero-picked': ({ player, hero }, { seat }) => `${seat(player)} hraje za hrdinu ${heroNames[hero]}.`,
  'tactic-picked': ({ player, tactic }, { seat }) => `${seat(player)} bere taktiku „${tacticNames[tactic]}“.`,
  'tactic-used': ({ player, tactic }, { seat }) =>
    `${seat(player)} používá taktiku „${tacticNames[tactic]}“.`,
  'round-end-announced': ({ player }, { seat }) =>
    `${player < 0 ? 'Automatický hráč' : seat(player)} ohlašuje konec kola.`,
  'scenario-end-met': () => 'Nastal konec scénáře: poslední tahy.',
  'turn-skipped': ({ player }, { seat }) => `${seat(player)} vynechává tah.`,
  'turn-forfeited': ({ player }, { seat }) => `${seat(player)} nemá karty, tah propadá.`,
  'another-turn': ({ player }, { seat }) => `${seat(player)} hraje další tah.`,
  rested: ({ player, cards: ids, isSlow }, { seat }) =>
    `${seat(player)} ${isSlow ? 'pomalu odpočívá' : 'odpočívá'}: ${cardList(ids)}.`,
  'token-of-site': ({ player, colour }, { seat }) =>
    `${seat(player)} zde získává žeton many (${colourNames[colour].nom}).`,
  'hand-rethought': ({ player, cards: ids }, { seat }) =>
    `${seat(player)} přehodnocuje ${cards(ids.length)}.`,
  'die-stolen': ({ player, colour }, { seat }) =>
    `${seat(player)} dává na taktiku kostku (${colourNames[colour].nom}).`,
  'deck-refilled': ({ player, n }, { seat }) => `${seat(player)} má nový balíček, karet: ${n}.`,
  'cards-shuffled-in': ({ player, n }, { seat }) => `${seat(player)} zamíchává ${cards(n)}.`,
  'card-searched': ({ player, card: id }, { seat }) => `${seat(player)} si z balíčku bere ${card(id)}.`,
  'some-card-searched': ({ player }, { seat }) => `${seat(player)} si z balíčku bere kartu.`,
  'card-spared': ({ player, n }, { seat }) => `${seat(player)} šetří kartu, už jich je ${n}.`,
  'spared-taken': ({ player, n }, { seat }) => `${seat(player)} si zpod taktiky bere ${cards(n)}.`,
  'die-returned': ({ from, to }) => `Kostka se vrací: ${colourNames[from].nom}, teď ${colourNames[to].nom}.`,
  'forced-back': ({ player, steps }, { seat }) => `Nucený ústup: ${seat(player)}, políček ${steps}.`,
  'card-goes': ({ player, card: id, to }, { seat }) => `${seat(player)} dává ${card(id)} ${places[to]}.`,
  'crystal-won': ({ player, colour }, { seat }) =>
    `${seat(player)} získává krystal (${colourNames[colour].nom}).`,
  'crystal-lost': ({ player, colour }, { seat }) =>
    `${seat(player)} už má tři krystaly (${colourNames[colour].nom}), další propadá.`,
  'crystal-rolled': ({ colour }) => `Na kostce padla ${colourNames[colour].nom}.`,
  'reward-rolled': ({ colour, reward }) =>
    `Na kostce padla ${colourNames[colour].nom}: ${rewards[reward](1)}.`,
  'wound-thrown': ({ player }, { seat }) => `${seat(player)} na mýtině vyřazuje zranění.`,
  'level-up': ({ player, level, armor, handLimit, commands }, { seat }) =>
    `${seat(player)} postupuje na úroveň ${level}: Zbroj ${armor}, limit karet ${handLimit}, žetonů velení ${commands}.`,
  'skills-shown': ({ player, skills }, { seat }) =>
    `${seat(player)} odkrývá dovednosti: ${list(skills.map((id) => skillNames[id]))}.`,
  'skill-gained': ({ player, skill }, { seat }) =>
    `${seat(player)} získává dovednost „${skillNames[skill]}“.`,
  'hand-limit-raised': ({ player, n }, { seat }) =>
    `${seat(player)}: při příštím dobírání limit karet +${n}.`,
  discarded: ({ player, cards: ids }, { seat }) => `${seat(player)} odkládá ${cardList(ids)}.`,
  'cards-drawn': ({ player, n }, { seat }) => `${seat(player)} dobírá ${cards(n)}.`,
  'deck-empty': ({ player, missing }, { seat }) => `${seat(player)} nemá v balíčku karty, chybí ${missing}.`,
  'game-over': ({ reason, scores }) => `${endings[reason]} Skóre: ${scores.join(', ')}.`,
  'source-rolled': ({ dice }) => `Pramen: ${list(dice.map((die) => colourNames[die].nom))}.`,
  'units-dealt': ({ units: ids }) => `Nově v nabídce: ${list(ids.map(offered))}.`,
  'banner-shuffled': ({ player, card: id }, { seat }) => `${seat(player)} zamíchává ${card(id)}.`,
  'dummy-seated': ({ hero }) => `Automatický hráč hraje za hrdinu ${heroNames[hero]}.`,
  'tactic-leaves': ({ tactic }) => `Taktika „${tacticNames[tactic]}“ opouští hru.`,
  'dummy-tactic': ({ tactic }) => `Automatický hráč bere taktiku „${tacticNames[tactic]}“.`,
  'dummy-turn': ({ cards: ids, more, left }) =>
    `Automatický hráč otáčí ${cards(ids.length + more.length)}, zbývá ${left}.`,
  'dummy-prepared': ({ action, colour }) =>
    `Automatický hráč získává ${list([...(action === undefined ? [] : [card(action)]), ...(colour === undefined ? [] : [`krystal (${colourNames[colour].nom})`])])}.`,
  'dummy-skill': ({ skill }) => `Mezi společné dovednosti přibývá „${skillNames[skill]}“.`,
};
