import { checkedOptions, type GameModule, type Setup, type Side, sidesOf, TableError } from '@krcma/kernel';

/** Who would sit with whom; each alone as long as what is agreed on does not fit. */
export function plannedSides(module: GameModule, seats: number, options: Setup['options']): readonly Side[] {
  try {
    return sidesOf(module, { options: checkedOptions(module.options, options), seats });
  } catch (error) {
    if (error instanceof TableError) return sidesOf({}, { options: {}, seats });
    throw error;
  }
}
