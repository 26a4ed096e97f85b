export const english = {
  welcome:
    'Welcome to Valeria. You and your opponent are dukes, and whoever gathers the most victory points becomes king. In this lesson your chest is a little fuller than usual, so that you can try everything within three turns.',
  center:
    'This is the center. Above lie monsters, one stack for each area. In the middle lie ten stacks of citizens, below them the domains. From all of them you can only have the card on top.',
  duke: 'First you keep one of two dukes. It stays secret and scores at the end. Isabella gives 1 point for every soldier icon and 2 for every holy one. Keep her: we are going to hire soldiers.',
  roll: 'Your turn has begun and the dice are rolled: 5 and 1. Three numbers count: each die by itself, and the sum. So now 5, 1 and 6 are awake; look for them shining on the cards.',
  harvest:
    'Everybody owns a Peasant with a 5, a Knight with a 6 and a Herald. The 5 woke your Peasant: 1 gold. The sum woke your Knight: 1 strength. Gold buys citizens and domains, strength slays monsters. All this was booked by itself.',
  recruit:
    'Now you take two actions. You can recruit a citizen, slay a monster, build a domain, or just take one resource. What you can do is lit. Recruit the Archer: she wakes on a 4 and brings strength.',
  pay: 'She costs 4 gold. Magic may stand in for gold, one for one, but at least 1 gold must be real. Magic is precious, so pay everything in gold this time.',
  gain: 'The second action: when nothing better is in reach, you simply take one resource. Take 1 gold.',
  others:
    'Your opponent has rolled 4 and 2. In the turns of others your citizens work too: then what counts stands beside the group, not beside the single figure. The 4 woke your Archer for 1 strength, and the sum woke your Knight for 1 more.',
  doubles:
    'Your turn again, and doubles: 4 and 4! Your Archer woke twice and brought 2 strength each time. Doubles also wake every Herald, and he brings 1 resource of your choice. (He also comes when a roll wakes none of your citizens.) Let him bring magic.',
  goblin:
    'You have 7 strength: time to fight. The red shield on a monster is the strength you need, the purple seal what it is worth at the end, and below is the reward. Slay the Goblin for 1 strength.',
  treant:
    'The gold of the Goblin is yours. For the second action slay the Treant, which asks for 3 strength.',
  substitute:
    'Magic replaces strength as well, again all but 1. Pay 2 strength and 1 magic: the Treant gives you a magic back anyway, and you keep strength for later.',
  victory:
    'Slain monsters lie in your victory stack and count at the end. Meanwhile your opponent has rolled 5 and 3, and your Peasant brought 1 gold again. Monsters get stronger further down a stack, and worth more.',
  surcharge:
    'Your third turn: 1 and 6, and the Knight brought strength. Recruit a Knight of your own. It is printed with 2 gold, but costs 3: every card of that name you already have makes the next one 1 gold dearer, and the Knight you began with counts.',
  payKnight: 'Pay 3 gold. Your two starters have no role icon, but this Knight carries one: a soldier.',
  build:
    "Now you own two soldiers, the Archer and the Knight. That is what Gargan's Embrace asks for: the icons at its left edge. They are only checked, never spent. Build it.",
  payDomain: 'It costs 7 gold and you have 5. Let 2 magic help: pay 5 gold and 2 magic.',
  embrace:
    "And it pays at once: your opponent has rolled 3 and 3. Whenever anybody rolls doubles, Gargan's Embrace gives you 1 victory point. Doubles also wake your Herald. Take whatever you like; here, take gold.",
  exhausted:
    'How does it end? When a stack is empty, its place is exhausted and one of the candles goes out. The game ends when the last candle is out, when all monsters are slain or when all domains are built; then the round is finished, so that everybody has had the same number of turns.',
  scoring:
    'In the end you count the points on your monsters and domains, the points on your board, and your duke. Isabella already sees four soldiers: two on your citizens and two on the domain, for a duke counts the icons of domains too. And every 3 resources left over give 1 point.',
  farewell:
    'That is the whole game. Point at any card to read what it does, and touch what is not lit to learn why not. Now it is your turn: good luck, Your Grace!',
} as const;
