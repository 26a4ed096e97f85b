// A turn in a few sentences, under the name of who played it.
import { capital, countInCzech, say } from '@krcma/kernel';
import { bearing } from '../data/geometry.ts';
import { sitesOn } from '../data/tiles.ts';
import { events } from './events.cs.ts';
import { enemyNames, skillNames, unitNames } from './names-people.cs.ts';
import { colourNames, siteNames, terrainNames } from './names-places.cs.ts';
import { card, cardList, cards as countOfCards, enemyList, list, wounds } from './phrases.cs.ts';
import type { RetellingWords } from './retelling.ts';
import { bearings } from './way.cs.ts';

const signed = (n: number): string => (n >= 0 ? `+${n}` : `−${Math.abs(n)}`);
const wares = { heal: 'léčení', artifact: 'artefakt', elite: 'elitní jednotku do nabídky' } as const;
const unitList = (ids: readonly (keyof typeof unitNames)[], in_: 'nom' | 'acc'): string =>
  list(ids.map((id) => unitNames[id][in_]));
const counted = (names: readonly string[]): string[] =>
  [...new Set(names)].map((name) => {
    const n = names.filter((each) => each === name).length;
    return n === 1 ? name : `${n}× ${name}`;
  });
const spaces = { one: 'pole', few: 'pole', other: 'polí' };
const hidden = (n: number): string =>
  countInCzech(n, { one: 'skrytý nepřítel', few: 'skrytí nepřátelé', other: 'skrytých nepřátel' });
const foes = (ids: Parameters<typeof enemyList>[0], unseen: number): string =>
  list([...(ids.length > 0 ? [enemyList(ids)] : []), ...(unseen > 0 ? [hidden(unseen)] : [])]);

export const retellingWords: RetellingWords = {
  retold: {
    played: ({ cards, sideways }) =>
      `Hraje ${list([...counted(cards.map(card)), ...(sideways > 0 ? [`bokem ${countOfCards(sideways)}`] : [])])}.`,
    walked: ({ from, to, over, steps, move, site }) =>
      `Jde ${from === null || from === to ? '' : `na ${bearings[bearing(from, to)]}, `}${countInCzech(steps, spaces)} za Pohyb ${move}${over.length > 0 ? `, přes ${list(over.map((id) => terrainNames[id].acc))}` : ''}${site === null ? '' : `, cíl: ${siteNames[site].nom}`}.`,
    explored: ({ tiles }) =>
      `Objevuje ${list(tiles.map((tile) => list(sitesOn(tile).map((site) => siteNames[site].acc)) || 'krajinu bez míst'))}.`,
    fought: ({ enemies, defeated, won, end }) =>
      `Boj: ${foes(enemies, 0) || 'nepřátelé'}. ${capital(
        [
          defeated.length === 0
            ? 'nikdo není poražen'
            : defeated.length >= enemies.length
              ? 'všichni jsou poraženi'
              : `poraženo: ${enemyList(defeated)}`,
          ...(won.length > 0 ? [`dobyto: ${list(won.map((site) => siteNames[site].nom))}`] : []),
          ...(end === 'withdrawn' ? ['ústup'] : end === null ? [] : ['hrdina je vyřazen']),
        ].join(', '),
      )}.`,
    traded: ({ units, cards, wares: bought }) =>
      `${capital(
        list([
          ...(units.length > 0 ? [`verbuje ${unitList(units, 'acc')}`] : []),
          ...(cards.length > 0
            ? [`učí se ${list(cards.map((id) => (id === null ? 'pokročilou akci' : card(id))))}`]
            : []),
          ...(bought.length > 0 ? [`kupuje ${list(counted(bought.map((ware) => wares[ware])))}`] : []),
        ]),
      )}.`,
    gained: ({ cards, units, crystals }) =>
      `Získává ${list([
        ...(cards.length > 0 ? [cardList(cards)] : []),
        ...(units.length > 0 ? [unitList(units, 'acc')] : []),
        ...counted(crystals.map((colour) => `krystal (${colourNames[colour].nom})`)),
      ])}.`,
    wounded: ({ wounds: n, units, healed }) =>
      `${capital(
        list([
          ...(n > 0 ? [`bere si ${wounds(n)}`] : []),
          ...(units.length > 0 ? [`zraněné jednotky: ${unitList(units, 'nom')}`] : []),
          ...(healed > 0 ? [`léčí ${wounds(healed)}`] : []),
        ]),
      )}.`,
    renown: ({ fame, fameTotal, reputation, reputationTotal }) =>
      `${[
        ...(fame === 0 ? [] : [`Sláva ${signed(fame)}, teď ${fameTotal}`]),
        ...(reputation === 0 ? [] : [`Pověst ${signed(reputation)}, teď ${signed(reputationTotal)}`]),
      ].join('; ')}.`,
    grew: ({ level, skills }) =>
      `${capital(
        list([
          ...(level === null ? [] : [`postupuje na úroveň ${level}`]),
          ...(skills.length > 0 ? [`získává dovednost ${list(skills.map((id) => skillNames[id]))}`] : []),
        ]),
      )}.`,
    ended: ({ how, drawn }) =>
      `${{ rested: 'Odpočívá', 'slowly-rested': 'Pomalu odpočívá', announced: 'Ohlašuje konec kola', forfeited: 'Vzdává se tahu', skipped: 'Vynechává tah' }[how]}${drawn > 0 ? `, dobírá ${countOfCards(drawn)}` : ''}.`,
    event: ({ event }, names) => say(events, event, names),
  },
  volkare: enemyNames.volkare.nom,
  changes: {
    'tile-laid': ({ tile }) =>
      `Nový dílek: ${list(sitesOn(tile).map((site) => siteNames[site].nom)) || 'bez míst'}.`,
    'volkare-marched': ({ site }) => `Volkare stojí jinde${site === null ? '' : `: ${siteNames[site].nom}`}.`,
    'hero-moved': ({ player, site }, { seat }) =>
      `${seat(player)} stojí jinde${site === null ? '' : `: ${siteNames[site].nom}`}.`,
    'shield-laid': ({ player, site }, { seat }) =>
      `Nový štít, ${seat(player)}${site === null ? '' : `: ${siteNames[site].nom}`}.`,
    burnt: ({ site }) => `Vypáleno: ${siteNames[site].nom}.`,
    'enemies-gone': ({ enemies, unseen }) => `Zmizeli: ${foes(enemies, unseen)}.`,
    'enemies-come': ({ enemies, unseen }) => `Přibyli: ${foes(enemies, unseen)}.`,
  },
};
