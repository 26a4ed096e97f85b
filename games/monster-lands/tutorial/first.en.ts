export const english = {
  welcome:
    'Welcome to the last Citadel. You lead a clan of mercenaries, and whoever gathers the most victory points in six rounds wears the crown. This lesson plays your first round.',
  clan: 'First you take a clan. Each brings a leader and a mercenary. The icon on a card is its affinity: jungle, water, fire or wind. Take the jungle clan.',
  pool: 'A round begins with your dice. Your people and your glory bring them: two red strength dice, one purple magic die and one yellow persuasion die. Only the yellow ones are rolled now: yours shows a 5.',
  citadel:
    'In turn, everybody places dice until none are left. These are the seven buildings of the Citadel. The mine brings coins, the laboratory potions and venoms; the others sell traps, mercenaries, defence and equipment.',
  haggle:
    'In the four shops a persuasion die lowers the price by its face. If a higher persuasion die was laid there last, that one is added too. Lay your 5 in the tavern: −5.',
  hire: 'Drabor costs 6 coins; haggled down, only 1. He brings two strength dice at once, and his shield stops one hit whenever he fights. Hire him.',
  reputation:
    'The red star is your reputation, the blue crown your glory. A newcomer must not lift your reputation above your glory, so glory lets your clan grow. Your opponent has meanwhile sent two dice into the mine.',
  monster:
    'Outside waits the Creeper. It attacks with 3 black dice. From a total of 10 you capture it, if you have laid a trap; from 13 you kill it. The rewards stand behind the numbers.',
  path: 'Four paths lead there, and they are fought from left to right. The full dice must be laid, the dotted ones may. At the top is what the path gives: the first one stops one more hit. Choose it.',
  member: 'Now the party is put together; you can still take everything back. Send Drabor.',
  dice: 'Which dice go with him? Take three strength dice and the magic die, and keep one strength die for the Citadel.',
  trap: 'Traps lie face down: nobody else knows them. Without one there is no capture, and yours brings one more strength die. Lay it down.',
  mine: 'He is on his way. Your opponent has brewed in the laboratory. One die is left: the small space of the mine brings 2 coins.',
  cancel:
    'All dice are placed, and the adventure begins. The trap has been turned up. The Creeper attacks first, with 3 dice; every 3 or more hits. A magic die takes one of them away, but is spent. The table shows your chances with and without it. Spend it: safety first.',
  roll: 'Two black dice, one hit, and Drabor’s shield stopped it. Now he strikes back. You may roll one die after the other. Begin.',
  rollAgain: 'A 4. The bar shows your total and what it must reach. Go on.',
  rollThird: 'Together 7. Once more.',
  stop: 'Exactly 10: enough for a capture. Another die might kill it instead, for less money but with a trophy; or it would stay a capture. Stop here and take the reward: 3 glory and 4 coins.',
  cleanUp:
    'The Creeper is yours, and you have 8 glory. Then the clean-up: everybody with reputation was paid, 2 coins in your case, new quests and a new monster have come, and the first player has changed. With 11 and 21 glory you get more dice, but wages rise too.',
  quests:
    'Quests are safer than monsters. The upper one is rolled: reach the number or pay the penalty. The lower one is paid for, and its two paths bring different rewards.',
  scoring:
    'In the end your glory, your reputation and your trophies are added up, and sets of one affinity: the more of your members and realms share it, the more it is worth. The game ends after six rounds, or after the round in which somebody reaches 30 glory.',
  farewell:
    'The rest you will learn on the way: point at anything to read what it does, and touch what is not lit to learn why not. The Queen is counting on you!',
} as const;
