export const english = {
  welcome:
    'It is night. A desert costs 3 now instead of 5, a forest 5 instead of 3. Gold mana is of no use, black mana is.',
  tower:
    'A mage tower in the desert. Its garrison lies face down. By day you would see it from a neighbouring space, at night you see it when you are there.',
  march: 'To enter it is to assault it. It takes 3 Move.',
  marchBasic: 'March gives 2.',
  sideways: 'One more, with a card sideways.',
  sidewaysMove: 'As Move 1.',
  assault: 'Go in. Your movement ends there, and an assault costs 1 reputation, however it goes.',
  nobodyElse: 'The Ironclads next to it might be called to the same fight. One enemy is enough for now.',
  mages:
    'Fire Mages: Armor 5, a fire attack of 6, and fire resistance: fire attacks against them would count half. Yours are physical.',
  walls:
    'The tower makes them fortified: in the first phase only siege attacks reach them, arrows do not. You have none. Go on to the block.',
  fire: 'Against a fire attack only ice blocks count in full, and those of cold fire. Any other counts half. In the same way fire stops ice.',
  ice: 'Cold Toughness is an ice block.',
  icePowered: 'With blue mana it is Block 5, and 1 more for every sign on the enemy: here 7.',
  blocked: '7 of 6, nothing of it halved. Confirm the block.',
  attack: 'In the attack phase walls do not help anybody. Rage.',
  attackPowered: 'Powered it is Attack 4. Your red crystal pays, as your die of this turn is used.',
  second: '4 of 5. And the second one.',
  secondBasic: 'Its basic effect will do.',
  strike: 'Strike.',
  shield:
    'The tower is yours and bears your shield. With 8 fame you reach level 3. An odd level brings Armor, cards or command tokens: here Armor 3 and a second token.',
  end: 'Rewards are given when the turn ends. End it.',
  spell:
    'A mage tower gives a Spell of the offer. Take Fireball. It goes on top of your deck, and you draw it at once.',
  ironclads:
    'Next turn. The Ironclads are Brutal, they would deal 8 damage, and with physical resistance swords count half. What about fire? Challenge them.',
  cast: 'Fireball is a ranged attack, and nothing fortifies the Ironclads.',
  castBasic:
    'A Spell always needs mana of its colour. Its stronger effect needs black as well, so only at night.',
  mana: 'One red, from the Source.',
  burnt: '5 fire against Armor 3. They never get to strike.',
  buying: 'In a conquered tower anybody may buy Spells: 7 Influence and one mana of the Spell’s colour each.',
  keeps:
    'A keep is stormed the same way, against grey soldiers. Then it is yours alone: you recruit there, and beside it you draw a card more for each keep you own.',
  cities: 'Cities have many defenders and strengthen them. In First Reconnaissance they stay shut.',
  farewell:
    'If not all defenders fall, you go back to where you came from, with your wounds. Bring siege, or good shields!',
} as const;
