/** Questions the rules could ask, but with the cards of the box never do, and why; by the id of the game. */
export const unasked: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ragnarok: {
    'sendPriest.sent': 'One blessing acts on a priest, and whoever has it must use it.',
  },
};
