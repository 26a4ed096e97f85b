export const english = {
  bands:
    'Glory brings dice: one up to 10, two from 11, three from 21. But wages rise with it: 1 coin for each member up to 10 glory, 2 from 11, 3 from 21. You have 12.',
  who: 'Everybody is paid except the leader and those who have settled a realm. You pay two, Korfach and Drabor: 4 coins at the end of the round.',
  tavern: 'You have exactly 4 coins. Let us hire all the same: lay your 5 in the tavern.',
  hire: 'Tarka for 3 instead of 8. She brings two strength dice now and in every round; but from now on she wants wages too. Hire her.',
  count: 'So there are three to pay, 6 coins, and you have 1. Money must come in. End your turn.',
  mine: 'That is what Tarka’s dice are good for. The best space in the mine is taken; the next one brings 4 coins.',
  end: '5 coins, still one short. End your turn; there is another way.',
  pass: 'You have no dice left. Pass: nobody is on a path, so the clean-up comes at once.',
  sell: 'Whoever cannot pay in full gives all his coins, and then one member deserts: the one with the highest reputation. Just before that you may sell trophies and use loot. Sell Kodyl for 5 coins.',
  deserter:
    'All are paid, and 4 coins are left. Your opponent owed 4 and had 1: he lost the coin, and Rulfus, his best, deserted. It is never more than one, however much is missing.',
  dice: 'And this is what wages are for: a new round, and every member has brought his dice again. Besides, their reputation counts as points in the end.',
  settlers:
    'Three ways to save: let mercenaries settle realms, for settlers are not paid; mind the steps at 11 and 21 glory; and count before you hire. Your wages stand in your panel, too.',
} as const;
