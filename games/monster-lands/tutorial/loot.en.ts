export const english = {
  loot: 'These tokens are the loot. Whoever comes back alive from a realm without having captured, killed or conquered anything takes one of them. So no way there is quite in vain.',
  own: 'One of them you have already: the Great axe, +6 towards a kill. A token is used once, whenever you like; those with the Outside symbol, like this one, only during the adventure.',
  roll: 'Bambul stands before Kodyl, whose attack has missed. He has no trap, so he needs a kill: 14. Each strength die of his counts 1 more. Roll all dice.',
  axe: '2, 3 and 1 count as 3, 4 and 2: only 9. The time has come for the axe. Use it.',
  kill: 'Its 6 make 15 towards a kill; the board shows it the other way round: 8 are enough now, and you have 9. Stop and kill Kodyl.',
  conquest:
    '3 glory and a trophy. The way to Glacia is open for Nakrk. With two dice he would need 12: most unlikely, but it costs nothing, for whoever fails takes loot. Roll.',
  stop: '3 and 4 are 7, and no reroll can help that. Stop: he comes back alive and with empty hands.',
  take: 'So choose a token. Soon wages are due, and you have not a single coin: take the Purse.',
  use: 'Here it is: 4 coins in wages, and this is the last moment to get them. Use the Purse.',
  done: 'Ten coins, that will do. You could sell Kodyl as well, 5 coins for each trophy point, at any time; but sold trophies do not count in the end. Go on.',
  kinds:
    'The Lucky skull rerolls dice in battle, the Supply crate and the Brew chest bring tokens. There is no limit to your loot. But the dead take none, and at the entrance there is none to take.',
} as const;
