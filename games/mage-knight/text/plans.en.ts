// What a hint says of a plan.
import { type Amount, inEnglish, type Names, type PlanWords, say, type Words } from '@krcma/kernel';
import type { Counted } from '../bot/balance.ts';
import { bearing } from '../data/geometry.ts';
import type { MageKnightTypes } from '../messages.ts';
import { listAt } from '../rules/effects/op-at.ts';
import { say as effectWords } from './effects.en.ts';
import { type Foretold, foretold, type Used, usage } from './foretold.ts';
import { messages } from './messages.en.ts';
import { foeNames, skillNames, unitNames } from './names-people.en.ts';
import { colourNames, elementNames, siteNames, terrainNames } from './names-places.en.ts';
import { card, enemyList, list } from './phrases.en.ts';
import { bearings } from './way.en.ts';

const range = ({ least, most }: Amount): string => (least === most ? `${most}` : `${least}–${most}`);
const counting =
  (one: string, other = `${one}s`) =>
  (amount: Amount): string =>
    `${range(amount)} ${inEnglish(amount.most, { one, other })}`;

const counted: Readonly<Record<Counted, (amount: Amount) => string>> = {
  cards: counting('card'),
  gone: counting('card for good', 'cards for good'),
  mana: counting('mana', 'mana'),
  crystals: counting('crystal'),
  wounds: counting('wound'),
  unitsSpent: counting('spent unit'),
  unitsWounded: counting('wounded unit'),
  unitsLost: counting('lost unit'),
  reputation: counting('Reputation', 'Reputation'),
  fame: counting('Fame', 'Fame'),
  units: counting('unit'),
  actions: counting('advanced action'),
  spells: counting('spell'),
  artifacts: counting('artifact'),
  skills: counting('skill'),
  healed: counting('healed wound'),
  sites: counting('site'),
  tiles: counting('new tile'),
};

const nameOf = ({ what }: Used): string => {
  if (what.key === 'play-card') return card(what.card);
  return what.key === 'use-skill' ? skillNames[what.skill] : unitNames[what.unit];
};

/** "March powered with green mana (Move 4)". */
function used(use: Used, names: Names, purpose?: 'fight'): string {
  const { isPowered, sideways, mana, effect, rest } = usage(use, purpose);
  const words =
    effect?.key === 'play-side'
      ? effectWords(listAt({ source: `card:${effect.card}:${effect.side}`, path: [] }))
      : effect && say(messages, effect, names).replace('Sideways: ', '');
  const told = [...(words === undefined ? [] : [words]), ...rest.map((each) => say(messages, each, names))];
  return [
    nameOf(use),
    ...(isPowered ? ['powered'] : sideways === undefined ? [] : ['sideways']),
    ...(mana.length > 0 ? [`with ${list(mana.map((colour) => colourNames[colour]))} mana`] : []),
    ...(told.length > 0 ? [`(${told.join('; ')})`] : []),
  ].join(' ');
}

const all = (uses: readonly Used[], names: Names, purpose?: 'fight'): string =>
  uses.map((use) => used(use, names, purpose)).join('; ');
const against = (verb: string, foes: Parameters<typeof enemyList>[0], uses: readonly Used[], names: Names) =>
  `${[verb, ...(foes.length > 0 ? [enemyList(foes)] : [])].join(' ')}${uses.length > 0 ? ` with ${all(uses, names, 'fight')}` : ''}`;

const lines: Words<Foretold, Names> = {
  use: ({ uses }, names) => `Use ${all(uses, names)}`,
  go: ({ ways, terrain, site, move, assaults, provokes }) =>
    `Go ${ways.map(({ from, space }) => bearings[bearing(from, space)]).join(', ')}: ${[
      terrainNames[terrain],
      ...(site === null ? [] : [siteNames[site]]),
      ...(assaults ? ['an assault'] : []),
      ...(provokes ? ['enemies are provoked'] : []),
    ].join(', ')}${move > 0 ? ` (${move} Move)` : ''}`,
  strike: ({ foes, uses }, names) => against('Strike', foes, uses, names),
  block: ({ foes, uses }, names) => against('Block', foes, uses, names),
  slow: ({ enemy, times, to }) => `Spend ${times} Move: the attack of ${foeNames[enemy]} falls to ${to}`,
  take: ({ enemy, n, element, about }, names) =>
    `Take the hit: ${foeNames[enemy]}, ${n} ${elementNames[element]} damage${about.map((each) => ` – ${say(messages, each, names)}`).join('')}`,
  other: ({ label, about }, names) => [label, ...about].map((each) => say(messages, each, names)).join(' – '),
};

export const plans: PlanWords<MageKnightTypes> = {
  counted,
  foretell: (answers, names) => foretold(answers).map((line) => say(lines, line, names)),
};
