// A turn in a few sentences, under the name of who played it.
import { capital, say } from '@krcma/kernel';
import { bearing } from '../data/geometry.ts';
import { sitesOn } from '../data/tiles.ts';
import { events } from './events.en.ts';
import { enemyNames, skillNames, unitNames } from './names-people.en.ts';
import { colourNames, siteNames, terrainNames } from './names-places.en.ts';
import { card, cardList, cards as countOfCards, enemyList, list, wounds } from './phrases.en.ts';
import type { RetellingWords } from './retelling.ts';
import { bearings } from './way.en.ts';

const signed = (n: number): string => (n >= 0 ? `+${n}` : `−${Math.abs(n)}`);
const wares = { heal: 'healing', artifact: 'an artifact', elite: 'an elite unit for the offer' } as const;
const unitList = (ids: readonly (keyof typeof unitNames)[]): string => list(ids.map((id) => unitNames[id]));
const counted = (names: readonly string[]): string[] =>
  [...new Set(names)].map((name) => {
    const n = names.filter((each) => each === name).length;
    return n === 1 ? name : `${n}× ${name}`;
  });
const hidden = (n: number): string => (n === 1 ? 'an unseen enemy' : `${n} unseen enemies`);
const foes = (ids: Parameters<typeof enemyList>[0], unseen: number): string =>
  list([...(ids.length > 0 ? [enemyList(ids)] : []), ...(unseen > 0 ? [hidden(unseen)] : [])]);

export const retellingWords: RetellingWords = {
  retold: {
    played: ({ cards, sideways }) =>
      `Plays ${list([...counted(cards.map(card)), ...(sideways > 0 ? [`${countOfCards(sideways)} sideways`] : [])])}.`,
    walked: ({ from, to, over, steps, move, site }) =>
      `Goes ${from === null || from === to ? '' : `${bearings[bearing(from, to)]}, `}${steps === 1 ? '1 space' : `${steps} spaces`} for ${move} Move${over.length > 0 ? `, over ${list(over.map((id) => terrainNames[id]))}` : ''}${site === null ? '' : `, to the ${siteNames[site]}`}.`,
    explored: ({ tiles }) =>
      `Explores ${list(tiles.map((tile) => list(sitesOn(tile).map((site) => siteNames[site])) || 'land without a site'))}.`,
    fought: ({ enemies, defeated, won, end }) =>
      `Fights ${foes(enemies, 0) || 'enemies'}: ${[
        defeated.length === 0
          ? 'defeats nobody'
          : defeated.length >= enemies.length
            ? 'defeats all'
            : `defeats ${enemyList(defeated)}`,
        ...(won.length > 0 ? [`wins the ${list(won.map((site) => siteNames[site]))}`] : []),
        ...(end === 'withdrawn' ? ['withdraws'] : end === null ? [] : ['is knocked out']),
      ].join(', ')}.`,
    traded: ({ units, cards, wares: bought }) =>
      `${capital(
        list([
          ...(units.length > 0 ? [`recruits ${unitList(units)}`] : []),
          ...(cards.length > 0
            ? [`learns ${list(cards.map((id) => (id === null ? 'an advanced action' : card(id))))}`]
            : []),
          ...(bought.length > 0 ? [`buys ${list(counted(bought.map((ware) => wares[ware])))}`] : []),
        ]),
      )}.`,
    gained: ({ cards, units, crystals }) =>
      `Gains ${list([
        ...(cards.length > 0 ? [cardList(cards)] : []),
        ...(units.length > 0 ? [unitList(units)] : []),
        ...counted(crystals.map((colour) => `a ${colourNames[colour]} crystal`)),
      ])}.`,
    wounded: ({ wounds: n, units, healed }) =>
      `${capital(
        list([
          ...(n > 0 ? [`takes ${wounds(n)}`] : []),
          ...(units.length > 0 ? [`${unitList(units)} wounded`] : []),
          ...(healed > 0 ? [`heals ${wounds(healed)}`] : []),
        ]),
      )}.`,
    renown: ({ fame, fameTotal, reputation, reputationTotal }) =>
      `${[
        ...(fame === 0 ? [] : [`Fame ${signed(fame)}, now ${fameTotal}`]),
        ...(reputation === 0 ? [] : [`Reputation ${signed(reputation)}, now ${signed(reputationTotal)}`]),
      ].join('; ')}.`,
    grew: ({ level, skills }) =>
      `${capital(
        list([
          ...(level === null ? [] : [`reaches level ${level}`]),
          ...(skills.length > 0 ? [`gains the skill ${list(skills.map((id) => skillNames[id]))}`] : []),
        ]),
      )}.`,
    ended: ({ how, drawn }) =>
      `${{ rested: 'Rests', 'slowly-rested': 'Rests slowly', announced: 'Announces the end of the round', forfeited: 'Forfeits the turn', skipped: 'Skips the turn' }[how]}${drawn > 0 ? `, draws ${countOfCards(drawn)}` : ''}.`,
    event: ({ event }, names) => say(events, event, names),
  },
  volkare: enemyNames.volkare,
  changes: {
    'tile-laid': ({ tile }) =>
      `A new tile: ${list(sitesOn(tile).map((site) => siteNames[site])) || 'no site on it'}.`,
    'volkare-marched': ({ site }) =>
      `Volkare stands elsewhere${site === null ? '' : `: ${siteNames[site]}`}.`,
    'hero-moved': ({ player, site }, { seat }) =>
      `${seat(player)} stands elsewhere${site === null ? '' : `: ${siteNames[site]}`}.`,
    'shield-laid': ({ player, site }, { seat }) =>
      `A shield of ${seat(player)}${site === null ? '' : `: ${siteNames[site]}`}.`,
    burnt: ({ site }) => `Burnt: ${siteNames[site]}.`,
    'enemies-gone': ({ enemies, unseen }) => `Gone: ${foes(enemies, unseen)}.`,
    'enemies-come': ({ enemies, unseen }) => `Come: ${foes(enemies, unseen)}.`,
  },
};
