import { type Bag, type CitizenFilter, type Count, type Effect, TRACKS } from '../../data/effect.ts';
import type { TerminalWords } from './words.ts';

const bagCode = (bag: Bag, { tracks }: TerminalWords): string =>
  TRACKS.flatMap((track) => (bag[track] ? [`${bag[track]}${tracks[track]}`] : [])).join('+');

function countCode(per: Count, words: TerminalWords): string {
  switch (per.count) {
    case 'citizen':
      return per.role ? words.roles[per.role] : words.citizen;
    case 'roleIcon':
      return words.roles[per.role];
    case 'domain':
      return words.perDomain;
    case 'monster':
      return per.area ? words.areas[per.area] : words.monster;
    case 'named':
      return words.cards[per.name];
    default:
      return per satisfies never;
  }
}

function filterCode({ role, maxBaseCost, name }: CitizenFilter, words: TerminalWords): string {
  const who = name ? words.cards[name] : role ? words.roles[role] : words.citizen;
  const price = maxBaseCost === undefined ? '' : ` <=${maxBaseCost}${words.tracks.gold}`;
  return `${words.free} ${who}${price}`;
}

/** An effect in a few letters; empty where only words can say it. */
export function effectCode(effect: Effect, words: TerminalWords): string {
  const code = (part: Effect) => effectCode(part, words);
  switch (effect.op) {
    case 'gain':
      return bagCode(effect.res, words);
    case 'gainPer':
      return `${bagCode(effect.res, words)}/${countCode(effect.per, words)}`;
    case 'all':
      return effect.of.map(code).join('+');
    case 'oneOf':
      return effect.of.map(code).join('|');
    case 'pay':
      return `${bagCode(effect.cost, words)}>${code(effect.then)}`;
    case 'takeFrom':
      return `${words.steals} ${effect.oneOf.map((bag) => bagCode(bag, words)).join('|')}`;
    case 'takeCitizen':
      return filterCode(effect.filter, words);
    default:
      return '';
  }
}
