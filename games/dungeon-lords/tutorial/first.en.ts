export const english = {
  welcome:
    'Welcome, Your Evilness. In two years you build a dungeon and hold it against heroes, to earn the licence of a Dungeon Lord. A year has four seasons, and then comes combat. This lesson plays winter and spring.',
  dungeon:
    'This is your dungeon: the entrance at the top and two tunnels below it. You own 3 gold, 3 food and 3 imps, who dig and work for you.',
  actions:
    'In the town there are eight actions, each with three slots. Every season you send three minions there by orders. Everybody chooses secretly and at once, and the order of the three matters.',
  dig: 'Your first order: dig tunnels. A larger dungeon has room for rooms, and gold lies in its tunnels. Lay it.',
  food: 'The second: food. Monsters want to be hired and fed with it.',
  monster: 'And the third: a monster, for without one your dungeon has no defence.',
  dummy:
    'With three players a colour nobody plays sends minions too. They do nothing, but they stand in the way: here it has taken the second slot of digging, and everybody saw it before choosing.',
  seal: 'Your orders lie. As long as they are not sealed, you can still change them. Seal them.',
  slots:
    'All orders were laid open, first everybody’s first card, then the second, then the third. Each minion took the lowest free slot. Somebody wanted food first, so that your minion stands in the second slot.',
  steal:
    'The first slot buys 2 food for a gold. The second takes 3 from the farmers by force: that costs no gold, but 1 evil. You may always decline, but hungry monsters leave. Take it.',
  evil: 'You have moved one space toward evil. The more evil you are, the stronger the heroes that come to you; and who goes too far gets the paladin himself.',
  firstTunnel: 'Now the digging. Your slot lets two imps dig, each one tunnel beside another. Dig here.',
  secondTunnel:
    'Four tunnels must never form a block of two by two: touch a place that is not lit, and it tells why not. Dig on to the edge.',
  hire: 'For monsters the third slot chooses first, but pays 1 food more: so the troll is gone. Of the two that are left take the goblin, for 1 food.',
  springComes:
    'Winter is over. It had neither an event nor heroes; spring has both. What comes lies open: an event tile, and three adventurers who will go to three dungeons.',
  locked:
    'Your first order is back in your hand. The other two cannot be played this season, while those that were locked before are yours again. So never plan to do the same twice.',
  traps: 'Spring. You have no trap yet. Lay the order first, because traps are wanted by many.',
  reputation: 'The second: your reputation. You are at 5, and a little less evil would bring a weaker hero.',
  gold: 'And the third: gold, which is paid for traps and, next season, for taxes.',
  sealAgain: 'Seal the orders.',
  nicer:
    'The start token has moved on, so that others placed first. You still got the first slot here: 1 evil less, and a look at a combat card. Use it.',
  spy: 'Four cards lie in the city, one for each round of the combat. They say how tired the party gets and which spell a wizard casts. Only you see what you have spied. Look at the first.',
  mine: 'Every tunnel gives 1 gold a season, for one imp. Your slot is the third: up to four, but one imp is the foreman and digs nothing. So two imps are left. Mine here,',
  mineMore: 'and here. At the edge of a dungeon or in its middle, all gold is the same.',
  buy: 'Traps: the third slot gives two for 2 gold. What they do only you will know, until they spring. Buy them.',
  payday:
    'Then comes the event: payday. Every monster wants again what it cost, or it leaves you. The goblin wants 1 food. Pay him.',
  hero: 'And the heroes. The nicest lord gets the weakest, the most evil the strongest. You stand between the others and got this priest. He waits before your dungeon until the end of the year.',
  year: 'Summer and autumn go the same way: another event and another hero each. Then all parties march in, and in four rounds of combat you send traps and monsters against them. The lesson “How a fight goes” shows how.',
  farewell:
    'After two years points are counted: rooms, monsters, prisoners and titles, less the conquered tiles. Point at anything to read what it is. Rule well, Your Evilness!',
} as const;
