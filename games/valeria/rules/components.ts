import type { Valeria } from '../state.ts';

/** Every card of the table, for the conservation check. */
export function components(game: Valeria): string[] {
  const { box, darkLord } = game;
  const exhausted = game.center.flatMap(({ spot }) =>
    spot === undefined || spot === 'bare' || spot === 'vacated' ? [] : [spot],
  );
  return [
    ...game.players.flatMap((player) => [
      ...player.citizens,
      ...player.domains,
      ...player.slain,
      ...player.dukes,
      ...player.declined,
    ]),
    ...game.center.flatMap(({ cards }) => cards),
    ...exhausted,
    ...game.deck,
    ...box.domains,
    ...box.events,
    ...box.dukes,
    ...box.citizens.flat(),
    ...(darkLord ? [...darkLord.duke, ...darkLord.citizens, ...darkLord.domains] : []),
  ];
}

/** A contradiction in the table, in words. */
export function inconsistency(game: Valeria): string | undefined {
  for (const [seat, { gold, strength, magic, vp }] of game.players.entries())
    if (Math.min(gold, strength, magic, vp) < 0) return `Seat ${seat} has a value below zero (VAL-RES.4).`;
  for (const [index, { cards, down, spot }] of game.center.entries()) {
    if (down > cards.length) return `Stack ${index} has more face-down cards than cards.`;
    if (cards.length > 0 && spot !== undefined) return `Stack ${index} has cards and a marker.`;
  }
  for (const { stack, height } of game.tokens)
    if (height >= (game.center[stack]?.cards.length ?? 0)) return `Tokens lie on nothing at stack ${stack}.`;
  return undefined;
}
