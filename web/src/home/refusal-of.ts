import { checkedOptions, type GameModule, type Setup, TableError, type TableText } from '@krcma/kernel';

/** Why a game cannot be set up like this, in the reader's words; undefined when it can. */
export function refusalOf(
  module: GameModule,
  text: TableText,
  seats: number,
  options: Setup['options'],
): string | undefined {
  try {
    const reason = module.forbids?.(checkedOptions(module.options, options), seats);
    return reason && text.message(reason, { seat: (seat) => `${seat + 1}` });
  } catch (error) {
    if (error instanceof TableError) return error.message;
    throw error;
  }
}
