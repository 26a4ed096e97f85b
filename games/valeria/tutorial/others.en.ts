export const english = {
  halves:
    'A citizen has two effects. Beside the single figure stands what he brings in your own turn; beside the group, what he brings in everybody else’s. The Mercenary shows how different they can be.',
  own: 'Your opponent has the turn and has rolled 3 and 4, so 3, 4 and 7 are awake. The 3 wakes your Mercenary, the 4 your Archer, the sum your Rogue: all with what stands beside the group.',
  trade:
    'The Archer and the Rogue were booked by themselves: 2 strength and 1 gold. An arrow means a trade, and you may decline it. Now you have strength enough: pay 1 for 2 gold.',
  thief:
    'But why had you so little gold? Your opponent’s Thief has woken too. In his owner’s turn he takes 3 gold or 3 magic from somebody, and it was you. Look at the panels of the others from time to time.',
  cathedral:
    'Domains can do that as well: the Cathedral of St Aquila takes 1 gold from somebody at the end of each of its owner’s action phases. Gold that you spend nobody can take.',
  mine: 'Your turn: 5 and 3, together 8. Now what stands beside the single figure counts. Your Champion woke on the 8 and brought 4 strength for nothing; in the turns of others he wants 1 gold for them.',
  butcher:
    'When you recruit, look beside the group too: with two players every second roll is not yours, with five four out of five. The Butcher brings 4 gold in the turns of others and costs 1. Recruit him.',
  numbers:
    'He wakes on 11 and 12, and those are rare. Single dice are met most often: a 4 comes more often than in one roll of three. Have a little of everything, and somebody works for you in every turn.',
} as const;
