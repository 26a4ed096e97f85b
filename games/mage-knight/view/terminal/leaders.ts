// Leaders of the factions in the terminal: where they have their seats, their level, and who has beaten which.
import { levelOfLeader } from '../../data/factions.ts';
import type { Scene } from './scene.ts';

export function leaderLines({ view, words, pen, names }: Scene): string[] {
  const { board } = words;
  return (view.factions?.leaders ?? []).flatMap(({ id, space, level, shields }) => {
    const beaten = shields.map((each) => [board.factions.beatenBy(each.level, names.seat(each.seat))]);
    const name = [[board.enemy(id), 'bold'] as const, ` ${space}`];
    if (level === 0) return pen.flow([name, [board.factions.defeated], ...beaten], ' · ');
    const { armor, attacks } = levelOfLeader(id, level);
    return pen.flow(
      [
        name,
        [board.factions.level(level)],
        [`${board.armor} ${armor}`],
        [`${board.attack} ${attacks.map(({ n, element }) => `${n} ${board.element(element)}`).join(', ')}`],
        ...beaten,
      ],
      ' · ',
    );
  });
}
