export const english = {
  market:
    'The market sells equipment. A strength die is enough to buy there; a persuasion die lowers the price as well. Lay your 4 there.',
  buy: 'One card a visit. Ironwild is a weapon: each strength die on its bearer’s path counts 1 more. Instead of 7 it costs 3. Buy it.',
  bearer:
    'Who is at home may bear it. Everybody has room for one weapon, one piece of gear and one spell. Drabor carries the Backpack, which is gear, so his weapon hand is free. Give it to him.',
  hand: 'Whoever is at home may hand things on, and that is no action. The Backpack helps in the mine, whoever bears it. Drabor is about to risk his life: give the Backpack to Purkrab.',
  mine: 'It works at once: two strength dice into the mine bring 6 coins, and the Backpack adds 2.',
  path: 'Now for Ironwild. What bears the Outside symbol works only on a path. Send an expedition along the first one.',
  member: 'Drabor, of course.',
  dice: 'All four strength dice: each of them counts 1 more.',
  trap: 'And the Snare, for a capture. It brings a strength die, and Ironwild sharpens that one too.',
  pass: 'You have no dice left: pass.',
  roll: 'Firewhirl has hit once, and Drabor’s shield stopped it. From 10 it is captured, from 14 killed. Roll one die after the other.',
  rollAgain: 'A 3, and it counts 4. Go on.',
  rollThird: 'A 4 counts 5: together 9. One more.',
  stop: 'A 2 counts 3: 12, a capture. Any further die would make it a kill, and the capture pays better: 3 glory and 4 coins. Stop.',
  kept: 'Drabor is back, and Ironwild is still his. Dice and traps are spent, equipment stays. Before the next expedition it may go to somebody else.',
  lost: 'Only with a dead bearer equipment is lost; what a deserter bore you may give to others. Look in at the market again: Nightmail stops one hit in every battle, and each card is used from then on, round by round.',
} as const;
