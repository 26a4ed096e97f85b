// The tree with its wheel, omens, monuments, monsters, and a battle or hunt that is going on.
import { label, numbersOn, type Part, title } from '@krcma/kernel/scene';
import { attackCards } from '../../data/attack-cards.ts';
import { sideFor } from '../../data/board.ts';
import { GODS } from '../../data/gods.ts';
import { realmOfSlot, wheelOrder } from '../../data/wheel.ts';
import type { BattleSide } from '../../state.ts';
import { markers } from './players.ts';
import { paintOf, type Scene } from './scene.ts';

export function headLines(scene: Scene): string[] {
  const { view, words, names, pen } = scene;
  const parts: Part[] = [
    [[words.turn(view.turns), 'bold']],
    [[names.seat(view.active), paintOf(view.active)], ` ${words.phases[view.phase]}`],
    ...(view.doom === null ? [] : [[[words.doom, 'red', 'bold'] as const]]),
  ];
  return pen.flow(parts, ' · ');
}

export function wheelLines(scene: Scene): string[] {
  const { view, words, pen } = scene;
  const slots = wheelOrder[sideFor(view.seats)].map(
    (slot): Part => [
      words.action(slot),
      ...numbersOn(scene, `slot:${slot}`),
      ...(view.wheel[slot].length === 0 ? [] : [' ', ...markers(view.wheel[slot])]),
      [` (${words.realm(realmOfSlot[slot])}`, 'dim'],
      ...numbersOn(scene, `realm:${realmOfSlot[slot]}`),
      ...(view.allies[realmOfSlot[slot]].length === 0
        ? []
        : [' ', ...markers(view.allies[realmOfSlot[slot]])]),
      [')', 'dim'],
    ],
  );
  const [first = [], ...rest] = [
    ...slots,
    [words.action('monument'), ...numbersOn(scene, 'slot:monument')] as Part,
  ];
  return pen.flow([[label(words.wheel), ...first], ...rest], ' · ', '  ');
}

export function omenLines(scene: Scene): string[] {
  const { view, words, pen } = scene;
  const omens = view.omens.map(
    ({ id, down }): Part => [down ? [words.omen(id), 'red'] : [words.omen(id), 'dim']],
  );
  const gods = GODS.map(
    (god): Part => [
      `${words.god(god)} ${view.monuments[god].level}`,
      ...markers(view.monuments[god].priests),
      ...numbersOn(scene, `monument:${god}`),
    ],
  );
  const line = (word: string, [first = [], ...rest]: readonly Part[]): string[] =>
    pen.flow([[label(word), ...first], ...rest], ' · ', '  ');
  const wounded = view.monsters
    .filter(({ slain }) => !slain)
    .map(({ id, wounds, region }): Part => {
      const covered = wounds.filter((each) => each !== null).length;
      return [
        region === null ? [words.prey(id), 'dim'] : words.prey(id),
        ...(covered > 0 ? [` ${words.wounds(covered, wounds.length)}`] : []),
      ];
    });
  return [...line(words.omens, omens), ...line(words.monuments, gods), ...line(words.monsters, wounded)];
}

const sidePart = ({ names, words }: Scene, { seat, cards, boons }: BattleSide): Part => [
  [names.seat(seat), paintOf(seat)],
  ` ${cards.map(({ card, strength }) => `${words.card(card)} ${strength}`).join(', ')}${boons.map(({ plus }) => ` +${plus}`).join('')}`,
];

export function stageLines(scene: Scene): string[] {
  const { view, words, pen, names } = scene;
  const { battle, hunt } = view;
  if (battle !== null)
    return pen.flow(
      [
        [title(`${words.battle} ${words.region(battle.region)}`)],
        sidePart(scene, battle.attacker),
        sidePart(scene, battle.defender),
      ],
      ' · ',
    );
  if (hunt === null) return [];
  const attack = hunt.attack === null ? undefined : attackCards[hunt.attack];
  return pen.flow(
    [
      [title(`${words.hunt}: ${words.prey(hunt.prey)}`)],
      [
        [names.seat(hunt.hunter), paintOf(hunt.hunter)],
        ' – ',
        [names.seat(hunt.master), paintOf(hunt.master)],
      ],
      ...(attack === undefined || hunt.attack === null
        ? []
        : [
            [
              `${words.attack(hunt.attack)}: ${words.rage} ${attack.rage}, ${words.weakness} ${attack.weakness}`,
            ],
          ]),
    ],
    ' · ',
  );
}
