export const english = {
  welcome:
    'The draug stands in your hero’s region. He has eight wound positions, each asking for a weapon; some are covered already, from hunts before. Those marked with a reward pay whoever covers them.',
  action: 'A hunt is the Monsters action. Choose it.',
  hunt: 'You could send him on his way instead, but you hunt him. You draw as many combat cards as your Might: four. In a hunt there is no limit to your hand.',
  defend:
    'The monster begins, and your opponent plays it: Claws, rage 4. Cards of a total of 4 would hold it. A shield holds it whatever the rage, unless the attack says that shields fail. Defend with it.',
  enough:
    'Held. With 3 more against the weakness of 7 you would draw another card: your total, and your Wisdom on top. But cards are wounds. Enough.',
  spear: 'Now your round. A card whose weapon matches covers a position. The spear goes here.',
  sword:
    'You may go on as long as you have cards, or stop after one wound and wait for the next attack. The sword goes here,',
  reward: 'and the longbow here: this position carries a rune as its reward.',
  rune: 'Any kind you like. And the longbow itself lets you draw a card.',
  last: 'One is left, the axe fits, and a priest is its reward. Whoever covers the last one takes the figure.',
  slain:
    'The draug is slain. You keep his figure, and the Barrow Blade, because all positions without rewards were covered. Others with four markers on him would have got a slayer token.',
  fail: 'A hunt fails when you deal no wound, when all three attributes are injured, when an attack ends it or the attack deck runs out. Then your hero takes an injury. Wounds on a monster stay.',
  loki: 'With two players one kill opens the hunt for Loki. Each of his wounds asks for two weapons, and he recovers after every hunt. Whoever slays him wins at once.',
  farewell:
    'Gather cards and Might before you hunt, and hunt before others finish what you began. Good hunting!',
} as const;
