export const english = {
  welcome:
    'Two bands of orcs maraud beside you. To challenge them is your action of this turn. Begin with the Wolf Riders.',
  both: 'A hero fights once a turn, but may challenge several at a time. Call the Skirmishers too.',
  phases:
    'A fight has four phases: you shoot, you block, what is not blocked wounds you, you attack. Whoever falls in the first one never gets to strike.',
  riders:
    'The Wolf Riders: Armor 4, attack 3. They are Swift, so blocking them takes twice that, 6. Better to shoot them. Aim at them.',
  bow: 'Now only ranged and siege attacks count, and no card sideways. Swiftness has a ranged attack.',
  bowPowered: 'It is the stronger effect: Ranged Attack 3 for white mana.',
  crystal: 'White mana is on a die and in your crystal. You will need both; begin with the crystal.',
  again: '3 of 4. What you lay against a target adds up. The other Swiftness, please.',
  againPowered: 'Powered again. Only the die is left to pay with, so it goes by itself.',
  shot: '6 against Armor 4: enough. Strike; what is left over is lost.',
  toBlock: 'The Skirmishers are still there, and you have nothing more to shoot with. Go on to the block.',
  attacks: 'They attack twice, with 1 each. Attacks are blocked one by one. Take the first.',
  sideways: 'For 1 a card played sideways is enough. You do not need March in a fight.',
  sidewaysBlock: 'As Block 1.',
  blocked: '1 of 1. A block stops the whole attack or nothing of it. Confirm it.',
  letThrough: 'Rage could block the second attack as well. But you need both to win, so let it through.',
  damage:
    'Damage 1. Your Armor is 2: you take a wound for every 2 points or part of them. Here that makes one wound.',
  wound:
    'The wound is a card in your hand. It cannot be played or discarded, and it takes up room until somebody heals it. Take as many in one fight as your hand limit, and you are knocked out.',
  attack: 'The attack phase. Now any attack counts, any card sideways too. Play Rage.',
  attackBasic: 'The basic effect is Attack 2. A red mana would make it 4, but there is none.',
  second: '2 of 4. The other one.',
  secondBasic: 'Another 2.',
  struck: '4 of 4. Strike.',
  won: 'Won. 3 and 2 fame, and the land is grateful: your reputation rises by 1 for each band of marauders.',
  end: 'With 5 fame you reach level 2. Levels are gained when the turn ends. End it.',
  skill:
    'An even level brings a skill, one of two: the other goes to the common offer. Double Time gives Move every turn, 2 by day and 1 at night. Take it.',
  learn:
    'And an advanced action: a better card for your deck. Refreshing Walk moves and heals. It goes on top of your deck.',
  keep: 'The wound stays with you, and you draw up to five: the learned card first.',
  heal: 'Your next turn, with the wound in hand. Tranquility heals.',
  healBasic: 'The basic effect will do.',
  healWay: 'Heal rather than draw.',
  healed:
    'A point of healing removes a wound from your hand for good. You may heal at any time except in a fight.',
  rest: 'Without such a card you can rest instead of moving and acting: discard one card and any number of wounds. But they come back with your next deck.',
  abilities:
    'Others are Brutal, poisonous or fortified, or resist an element: point at the sign, and it tells what it does. The sum below the enemies shows what counts half.',
  farewell: 'Count before you challenge: what can I shoot, what must I block, what may I take? Good hunting!',
} as const;
