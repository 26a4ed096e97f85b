// Chapter MK-25, but for cities: variants that players may agree on.
export const variantRules = {
  'MK-25.1':
    'Hero auction: whoever has no hero yet may bid Fame against a pick. The picker has to match the bid to keep the hero; who picks earlier only matches those who pick later, others have to exceed. Only the winner pays, and a picker who lost the hero picks again. Whoever agrees is out of this auction, and bids end at 15 (our ruling).',
  'MK-25.2':
    'Hero auction: Fame below 0 is marked on the last row of the track and comes back to 0 without a level. Tactics of the first round are picked in reverse order of the heroes, whatever the Fame.',
  'MK-25.3':
    'The shape of the map and the numbers of tiles and cities are a matter of agreement. Offered are the wedge and an open map of three to five columns, two countryside tiles fewer to three more, up to two more core tiles and cities, as far as the box goes; added cities have the level of the last one. Not where the scenario gives every place.',
  'MK-25.4':
    'Random orientation: each new tile is turned by chance; the symbols of the corners need not be of one kind. The start tile lies as printed.',
  'MK-25.5':
    'Random cities: on a tile with a city stands a city drawn by chance; scenarios that name a colour still use that tile.',
  'MK-25.6':
    'Night arrival: the first round is a night; the dice are rolled until none is gold or black. Not in Druid Nights, whose nights are counted (our ruling).',
  'MK-25.7':
    'Darkness is coming: the game begins by day; after each day two dice are rolled. With a black one all rounds from then on are nights, otherwise another day follows. Not with a night arrival, nor in Druid Nights; when a set of tactics runs out, all of it come back (our ruling).',
  'MK-25.8':
    'A friendly game: the four Spells that harm others stay in the box; so do competitive skills; players do not fight each other: whoever ends a turn on another hero withdraws. Each of these can be agreed on by itself; no combat of players is the usual.',
  'MK-25.9':
    'Friendlier mana, by day: a gold die cannot stand for a colour that an unused die of the Source shows; gold dice are neither rolled anew nor turned while a die of another colour lies in the Source.',
  'MK-25.10':
    'Rampage: Reputation begins at −2, whatever the scenario says. After each day a die is rolled for every space where a rampaging enemy fell: red, green or gold brings a new token of its kind, gold a brown one as well; after each night it is white, blue or black, with a brown one on black. Nobody comes where a hero stands (our ruling).',
  'MK-25.11':
    'Rampage: a space with two tokens is fought as a whole and stays one of rampaging enemies until it is empty; each token of it gives Reputation +1, a draconum too.',
  'MK-25.12':
    'Hordes: Reputation begins at −4; a token always comes back, with a brown one on red, green and gold after a day, on white, blue and black after a night.',
  'MK-25.13':
    'Interactive combat: when exactly one enemy is fought, the player to the right hides a die: white is Armor +1 in the ranged phase, red +1 for each of its attacks, blue Armor +1 in the attack phase, and each is worth 1 Fame when the enemy falls, in whichever phase; any other colour is nothing.',
  'MK-25.14':
    'Interactive combat: the die is shown in its phase; before the ranged and the block phase it is shown, or its owner says that it is not white, not red; at the attack phase it is always shown.',
  'MK-25.15':
    'Action upgrading: after each night that is not the last, one advanced action more than there are players is revealed. From the lowest strength on each may take one for an own action of the same colour or type. Strength is 2 for an artifact or Spell, 1 for an advanced action or crystal, the levels of units (of wounded ones half, rounded up) and 3 for each level above the lowest player; ties by lower Fame, then by who played later. The swapped card leaves the game, others go under their deck, and decks are shuffled. With one night only it cannot be agreed on.',
  'MK-25.16':
    'Starting draft, after heroes are picked and before map, dice and offers: four advanced actions each; keep one, pass the rest on clockwise, until three are kept in secret; the others are shuffled back. After each day everybody shuffles one of them into the deck; it stays secret until it is played.',
} as const;
