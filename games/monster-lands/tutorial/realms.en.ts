export const english = {
  realm:
    'Every realm lies behind its monster. Jaha is a realm of fire: a total of 11 conquers it and brings 3 glory, and at the bottom stands what it does for its settler. In this lesson you lead the fire clan.',
  turn: 'Your opponent’s Rulfus waits on the first path. Paths are fought from left to right: if he beats the Creeper, nobody behind him has to fight any more. They may try to conquer the realm instead.',
  path: 'So follow him and take the second path. It asks for one strength die, takes up to four more dice, and gives you a reroll of one strength die.',
  member: 'Send Trunk. Each magic die on his path counts 1 more.',
  dice: '11 is a lot, so hold nothing back: two strength dice and two magic dice.',
  pass: 'All your dice are placed. Pass, and the adventure begins.',
  conquest:
    'Rulfus has captured the Creeper, the way is open. Nobody attacks Trunk now: he simply rolls against the 11 of Jaha. Roll all dice.',
  reroll:
    '3 and 2, and the magic 1 and 2 count as 2 and 3: together 10, one short. Whoever fails hands his total on to the next path. But yours gives a reroll: roll the 2 again.',
  settle:
    'A 5, that makes 13: Jaha is yours, with 3 glory. But a realm works only for its settler: a mercenary of the same affinity who is not the leader. Trunk is of fire. Let him settle: settlers draw no wages either.',
  use: 'A new round. Once a round you may use a settled realm as your action: Jaha turns one persuasion die into two magic dice. Do it.',
  used: 'Two more magic dice. Trunk still brings his own dice and may be sent out as before; only to another realm he cannot move. If he dies, another mercenary of fire may take his place.',
  rules:
    'A new realm and a new monster have come. In the end each of your realms counts as an icon of its affinity, together with those of your members: the more of one kind, the more points.',
} as const;
