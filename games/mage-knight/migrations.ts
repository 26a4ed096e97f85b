// How tables that were saved by older rules come to stand where the present ones go on.
import type { Json, Migration } from '@krcma/kernel';
import { type MageKnightOptions, optionSchema } from './state.ts';

/** Of what could not be agreed on before, where the usual value is not what was played. */
const asItWas: Partial<MageKnightOptions> = {};

const defaults = (): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(optionSchema).map(([name, spec]): [string, Json] => [name, spec.default]),
  );

/** Whatever can be agreed on now was not: old tables are played as they began. */
function agreeOnTheUsual(state: Record<string, Json>): void {
  const agreed = state.options as Record<string, Json>;
  state.options = { ...defaults(), ...asItWas, ...agreed };
}

/** What nobody was asked when these games began: who of a team is the Chosen one. */
function nameNobody(state: Record<string, Json>): void {
  for (const frame of state.stack as { readonly rule: string; readonly locals: Record<string, Json> }[])
    if (frame.rule === 'mageKnight') frame.locals.chosen ??= [];
}

export const migrations: readonly Migration[] = [
  {
    name: 'more scenarios, forms of them and teams',
    to: 2,
    up: (state) => {
      agreeOnTheUsual(state);
      nameNobody(state);
    },
  },
  { name: 'variants and the factions', to: 3, up: agreeOnTheUsual },
  { name: 'Volkare', to: 4, up: agreeOnTheUsual },
];
