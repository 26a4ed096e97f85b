// What each player has.
import type { Seat, Span } from '@krcma/kernel';
import { numbersOn, type Part } from '@krcma/kernel/scene';
import { seaName } from '../../data/board.ts';
import { ATTRIBUTES, RUNES } from '../../data/types.ts';
import type { PlayerView } from '../../rules/view.ts';
import { markOf, paintOf, type Scene } from './scene.ts';

function attributes(scene: Scene, { attributes: values, injured }: PlayerView, isOwn: boolean): Span[] {
  return ATTRIBUTES.flatMap((attribute): Span[] => [
    ` ${scene.words.attributes[attribute]} ${values[attribute]}${injured.includes(attribute) ? '!' : ''}`,
    ...(isOwn ? numbersOn(scene, `attribute:${attribute}`) : []),
  ]);
}

function runes(scene: Scene, { runes: held }: PlayerView, isOwn: boolean): Span[] {
  const shown = RUNES.filter((rune) => held[rune] > 0);
  if (shown.length === 0) return [];
  return [
    ' ',
    ...shown.flatMap((rune): Span[] => [
      [scene.words.runes[rune].repeat(held[rune]), 'cyan'],
      ...(isOwn ? numbersOn(scene, `rune:${rune}`) : []),
    ]),
  ];
}

function headOf(scene: Scene, seat: Seat): Part {
  const { view, words, names } = scene;
  const player = view.players[seat] as PlayerView;
  const isOwn = view.seat === seat;
  const kills = player.slain.length + player.tokens;
  return [
    [`${markOf(seat)} ${names.seat(seat)}`, paintOf(seat), 'bold'],
    ...numbersOn(scene, `seat:${seat}`),
    ...(player.hero === null ? [] : [` ${words.hero(player.hero)}`]),
    ...attributes(scene, player, isOwn),
    ...runes(scene, player, isOwn),
    ` · ${player.hand.length} ${words.cards}`,
    ...(player.priests > 0 ? [` · ${player.priests} ${words.priests}`] : []),
    ...(kills > 0 ? [` · ${kills} ${words.kills}`] : []),
    ...(player.drakkar === null
      ? []
      : [` · ${words.drakkar} ${seaName(player.drakkar)}`, ...numbersOn(scene, `drakkar:${seat}`)]),
  ];
}

const cardsOf = (scene: Scene, { hand }: PlayerView): Part[] => {
  const kinds = [...new Set(hand.filter((card) => card !== null))];
  return kinds.map((card) => {
    const count = hand.filter((each) => each === card).length;
    return [`${scene.words.card(card)}${count > 1 ? ` x${count}` : ''}`, ...numbersOn(scene, `card:${card}`)];
  });
};

function heldLines(scene: Scene, player: PlayerView): string[] {
  const { words, pen } = scene;
  const parts: Part[] = [
    ...cardsOf(scene, player),
    ...player.blessings.map(
      (id): Part => [[words.blessing(id), 'yellow'], ...numbersOn(scene, `blessing:${id}`)],
    ),
    ...player.artifacts.map(
      ({ id, charged }): Part => [
        charged ? [words.artifact(id), 'magenta'] : [words.artifact(id), 'dim'],
        ...numbersOn(scene, `artifact:${id}`),
      ],
    ),
  ];
  return parts.length === 0 ? [] : pen.flow([['  ', ...(parts[0] as Part)], ...parts.slice(1)], ' · ', '  ');
}

export const playerLines = (scene: Scene): string[] =>
  scene.view.players.flatMap((player, seat) => [
    ...scene.pen.flow([headOf(scene, seat)], ''),
    ...heldLines(scene, player),
  ]);

/** Seats with a marker, as letters in their colours. */
export const markers = (seats: readonly Seat[]): Span[] => seats.map((seat) => [markOf(seat), paintOf(seat)]);
