// An enemy that is known loses one thing of its own: an ability, a resistance, or an element of an attack.
import { ABILITIES, type Ability } from '../../data/enemy.ts';
import type { Element, Resistance } from '../../data/types.ts';
import { type Foe, foeAt, type MageKnight } from '../../state.ts';
import { wordsOfAttack } from '../combat/changes.ts';
import { attackAt, has, resistancesOf } from '../combat/numbers.ts';
import { note, rule } from '../script.ts';
import { pick, whichFoe } from './foe-questions.ts';
import { comingOf } from './foe-targets.ts';
import { orNothing } from './inner.ts';
import type { OpAt, Operations } from './op-at.ts';

type Loss =
  | { readonly ability: Ability }
  | { readonly resistance: Resistance }
  | { readonly attack: number; readonly to: Element };

const LESS: Readonly<Record<Element, readonly Element[]>> = {
  physical: [],
  fire: ['physical'],
  ice: ['physical'],
  coldFire: ['fire', 'ice'],
};

const lossesOf = (game: MageKnight, foe: Foe): Loss[] => [
  ...ABILITIES.filter((ability) => has(foe, ability)).map((ability) => ({ ability })),
  ...resistancesOf(foe).map((resistance) => ({ resistance })),
  ...comingOf(game, foe).flatMap((attack) =>
    LESS[attackAt(foe, attack).element].map((to) => ({ attack, to })),
  ),
];

const idOf = (loss: Loss): string => {
  if ('ability' in loss) return `lose:${loss.ability}`;
  return 'resistance' in loss ? `lose:resistance:${loss.resistance}` : `element:${loss.attack}:${loss.to}`;
};

function lose(game: MageKnight, seat: number, foe: Foe, loss: Loss): void {
  const { id, enemy } = foe;
  if ('ability' in loss) {
    foe.lost.abilities.push(loss.ability);
    note({ key: 'foe-lost-ability', player: seat, foe: id, enemy, ability: loss.ability });
  } else if ('resistance' in loss) {
    foe.lost.resistances.push(loss.resistance);
    note({ key: 'foe-stripped', player: seat, foe: id, enemy, fort: false, resistances: [loss.resistance] });
  } else {
    attackAt(foe, loss.attack).element = loss.to;
    note({ key: 'attack-changed', player: seat, ...wordsOfAttack(game, foe, loss.attack) });
  }
}

const knowYourPrey = rule<OpAt>('knowYourPrey')
  .maybeChoose('foe', whichFoe)
  .exitWithout('foe')
  .maybeChoose('loss', {
    kind: 'one',
    values: (game, { foe }) => orNothing(lossesOf(game, foeAt(game, foe))),
    option: (_, loss) => ({ id: idOf(loss), label: { key: 'foe-loses', ...loss }, rule: 'MK-13.33' }),
    prompt: (_, { source }) => ({ key: 'ask-loss', source }),
  })
  .exitWithout('loss')
  .do('lose', (game, { player, foe, loss }) => {
    pick(game, foe);
    lose(game, player, foeAt(game, foe), loss);
  });

export const preyOperations: Operations = { knowYourPrey };
