import type { Game } from './table.ts';

/** What is asked, and every answer: id, thing on the board, rule, label. */
export function question(t: Game, seat?: number) {
  const { prompt, options, standing } = t.asked(seat);
  return {
    prompt,
    options: options.map(({ id, thing, rule, label }) => [id, thing, rule, label]),
    ...(standing !== undefined && { standing }),
  };
}

/** What is refused: id, thing on the board, rule, reason. */
export const refusedBy = (t: Game, seat?: number) =>
  t.asked(seat).refused.map(({ id, thing, rule, reason }) => [id, thing, rule, reason]);

export const decline = ['decline', undefined, 'VAL-GEN.9', { key: 'decline' }];
