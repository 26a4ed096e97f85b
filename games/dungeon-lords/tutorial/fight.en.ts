export const english = {
  welcome:
    'At the end of a year the heroes you have attracted come into your dungeon. Here a party of three stands before it, and you have two monsters and a trap. The fewer tiles you lose, the better.',
  party:
    'The party stands in a row. This warrior is the first, so that most traps and monsters hit him. His number is his hit points: 3. Whoever has none left goes to your prison.',
  priest:
    'The last is a priest. When one of your monsters attacks, he heals the party at the end of the round: 1 point for each of his signs.',
  tile: 'They always fight for the nearest tile, and the first is your entrance. In a tunnel one trap and one monster can wait for them; in a room it is two monsters, but a trap costs a gold there.',
  trap: 'Traps work before everything else. The rolling stone deals 3 damage to the first of the party. That is just enough for the first warrior: lay it.',
  troll:
    'Then the monsters attack. The troll hits the first one for 3, and when the warrior is gone, that is the second warrior with his 4 points. Send him.',
  seal: 'That is your plan. When it is sealed, it is carried out.',
  attack:
    'The stone has beaten the first warrior: he is your prisoner. Now the troll. For 1 food he would hit for 4. But 3 will do, and you will see at once why: save the food.',
  healing:
    'The second warrior had 1 point left, and because a monster attacked, the priest healed him by 1. So he stood there with 2.',
  fatigue:
    'At the end of a round the party tries to conquer the tile, and that tires: here by 2 points, taken one by one from the first. That was the end of the second warrior. In a game the combat card says how much it is.',
  fallen:
    'But the priest is still on his feet, so the tile has fallen. It is lost at the end of the game, and the troll that has fought sleeps until the next year. On they go, to the second tunnel.',
  goblin:
    'Only the priest is left, with 3 points. The goblin deals 2. With the 2 of the fatigue that makes 4, and he can heal himself by no more than 1. Send the goblin.',
  sealAgain: 'Seal the plan.',
  held: '3 less 2, healed by 1, and tired by 2: nobody was left to conquer. Only one tile has fallen, and this is the best that can be done here.',
  game: 'In a game wizards cast spells besides, from cards you can spy on in the city, and a paladin may come. The other trainings of the rulebook and a new puzzle every day wait on the page of puzzles.',
} as const;
