// What a hint says of a plan.
import {
  type Amount,
  type CzechForms,
  inCzech,
  type Names,
  type PlanWords,
  say,
  type Words,
} from '@krcma/kernel';
import type { Counted } from '../bot/balance.ts';
import { bearing } from '../data/geometry.ts';
import type { MageKnightTypes } from '../messages.ts';
import { listAt } from '../rules/effects/op-at.ts';
import { say as effectWords } from './effects.cs.ts';
import { type Foretold, foretold, type Used, usage } from './foretold.ts';
import { messages } from './messages.cs.ts';
import { foeNames, skillNames, unitNames } from './names-people.cs.ts';
import { colourNames, elementNames, siteNames, terrainNames } from './names-places.cs.ts';
import { card, enemyList, list } from './phrases.cs.ts';
import { bearings } from './way.cs.ts';

const range = ({ least, most }: Amount): string => (least === most ? `${most}` : `${least}–${most}`);
const counting =
  (one: string, few: string, other: string) =>
  (amount: Amount): string => {
    const forms: CzechForms = { one, few, other };
    return `${range(amount)} ${inCzech(amount.most, forms)}`;
  };

/** As objects: "stojí 1 kartu", "přinese 2 kouzla". */
const counted: Readonly<Record<Counted, (amount: Amount) => string>> = {
  cards: counting('kartu', 'karty', 'karet'),
  gone: counting('kartu nadobro', 'karty nadobro', 'karet nadobro'),
  mana: counting('manu', 'many', 'man'),
  crystals: counting('krystal', 'krystaly', 'krystalů'),
  wounds: counting('zranění', 'zranění', 'zranění'),
  unitsSpent: counting('použitou jednotku', 'použité jednotky', 'použitých jednotek'),
  unitsWounded: counting('zraněnou jednotku', 'zraněné jednotky', 'zraněných jednotek'),
  unitsLost: counting('ztracenou jednotku', 'ztracené jednotky', 'ztracených jednotek'),
  reputation: (amount) => `Pověst ${range(amount)}`,
  fame: (amount) => `Slávu ${range(amount)}`,
  units: counting('jednotku', 'jednotky', 'jednotek'),
  actions: counting('pokročilou akci', 'pokročilé akce', 'pokročilých akcí'),
  spells: counting('kouzlo', 'kouzla', 'kouzel'),
  artifacts: counting('artefakt', 'artefakty', 'artefaktů'),
  skills: counting('dovednost', 'dovednosti', 'dovedností'),
  healed: counting('vyléčené zranění', 'vyléčená zranění', 'vyléčených zranění'),
  sites: counting('místo', 'místa', 'míst'),
  tiles: counting('nový dílek', 'nové dílky', 'nových dílků'),
};

const nameOf = ({ what }: Used): string => {
  if (what.key === 'play-card') return card(what.card);
  return what.key === 'use-skill' ? `„${skillNames[what.skill]}“` : unitNames[what.unit].nom;
};

/** „Pochod“ silněji za zelenou manu (Pohyb 4). */
function used(use: Used, names: Names, purpose?: 'fight'): string {
  const { isPowered, sideways, mana, effect, rest } = usage(use, purpose);
  const words =
    effect?.key === 'play-side'
      ? effectWords(listAt({ source: `card:${effect.card}:${effect.side}`, path: [] }))
      : effect && say(messages, effect, names).replace('Bokem: ', '');
  const told = [...(words === undefined ? [] : [words]), ...rest.map((each) => say(messages, each, names))];
  return [
    nameOf(use),
    ...(isPowered ? ['silněji'] : sideways === undefined ? [] : ['bokem']),
    ...(mana.length > 0 ? [`za ${list(mana.map((colour) => colourNames[colour].acc))} manu`] : []),
    ...(told.length > 0 ? [`(${told.join('; ')})`] : []),
  ].join(' ');
}

const all = (uses: readonly Used[], names: Names, purpose?: 'fight'): string =>
  uses.map((use) => used(use, names, purpose)).join('; ');
const against = (verb: string, foes: Parameters<typeof enemyList>[0], uses: readonly Used[], names: Names) =>
  [
    verb,
    ...(foes.length > 0 ? [enemyList(foes)] : []),
    ...(uses.length > 0 ? [all(uses, names, 'fight')] : []),
  ].join(': ');

const lines: Words<Foretold, Names> = {
  use: ({ uses }, names) => `Použij: ${all(uses, names)}`,
  go: ({ ways, terrain, site, move, assaults, provokes }) =>
    `Jdi na ${ways.map(({ from, space }) => bearings[bearing(from, space)]).join(', ')}: ${[
      terrainNames[terrain].nom,
      ...(site === null ? [] : [siteNames[site].nom]),
      ...(assaults ? ['útok na opevněné místo'] : []),
      ...(provokes ? ['vyprovokuješ nepřátele'] : []),
    ].join(', ')}${move > 0 ? ` (Pohyb ${move})` : ''}`,
  strike: ({ foes, uses }, names) => against('Zaútoč', foes, uses, names),
  block: ({ foes, uses }, names) => against('Zablokuj', foes, uses, names),
  slow: ({ enemy, times, to }) => `Utrať Pohyb ${times}: ${foeNames[enemy].nom}, útok klesne na ${to}`,
  take: ({ enemy, n, element, about }, names) =>
    `Nech se zasáhnout: ${foeNames[enemy].nom}, ${n} (${elementNames[element]})${about.map((each) => ` – ${say(messages, each, names)}`).join('')}`,
  other: ({ label, about }, names) => [label, ...about].map((each) => say(messages, each, names)).join(' – '),
};

export const plans: PlanWords<MageKnightTypes> = {
  counted,
  foretell: (answers, names) => foretold(answers).map((line) => say(lines, line, names)),
};
