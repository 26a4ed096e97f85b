export const english = {
  welcome:
    'You are Norowas, and stand in a village. Here, in monasteries and in places you have conquered, you can deal with the people: that is your action of the turn.',
  interact:
    'Your reputation is good: it adds 1 Influence, once in each interaction. A bad one would take some away, and with the worst nobody talks to you. Begin.',
  influence: 'Influence comes from cards, as Move does. Noble Manners is made for this.',
  powered: 'With white mana it is Influence 4, and at the end of the turn 1 fame and 1 reputation on top.',
  offer:
    'You have 5 Influence. Units that may be recruited lie in the offer; the signs on a card tell where. The Swordsmen are for keeps, not for villages.',
  recruit:
    'Peasants cost 4. They take your one command token: as many units as tokens, and odd levels bring more. Recruit them.',
  unit: 'A unit is at your service at once. Activate the Peasants.',
  ability: 'One of their abilities, then they are spent until the end of the round. Take Influence 2.',
  buy: 'With the 1 that was left you have 3, and that is what a point of healing costs in a village. Buy it.',
  heal: 'Use it on the wound in your hand.',
  done: 'Nothing more to buy. Leave the village; cards of influence are of no use any more.',
  end: 'End the turn.',
  keep: 'Keep your cards and draw up to five.',
  plunder: 'You could plunder the village for two cards. Not with such a reputation!',
  challenge: 'Wolf Riders maraud next door. Challenge them.',
  noBow: 'You have nothing to shoot with. Go on.',
  noBlock: 'They are Swift: to block their 3 you would need 6. Let them come.',
  damage: 'Damage 3. It would be two wounds for you, with your Armor of 2.',
  toUnit:
    'But any unit that is not wounded can take it, even a spent one. The Peasants have Armor 3: they take all of it, and one wound. What goes beyond that would come to you.',
  attack: 'A wounded unit cannot be activated, so the attack is yours. They have Armor 4.',
  attackPowered: 'Rage with red mana is Attack 4.',
  die: 'Gold would do, too, by day. Take the red one.',
  strike: 'Strike.',
  care: '3 fame, and your reputation rises. The fight is over, so you may heal. Play Rejuvenate.',
  careBasic: 'Its basic effect.',
  careWay: 'Heal 1.',
  healed: 'To heal a unit costs as many points as its level. The Peasants are of level 1.',
  ready:
    'They are well, but spent. All units become ready when the next round begins; Rejuvenate could have readied them as well.',
  commands:
    'Whoever has no command token left may still recruit, but has to dismiss a unit for good. Units count at the end of the game by their levels.',
  places:
    'Monasteries heal for 2 and teach advanced actions for 6. A mage tower sells Spells, your keep and the cities recruit. Each unit shows where it is to be found.',
  farewell: 'Good company makes a hero. In the lesson “A mage tower” you conquer a place of your own.',
} as const;
