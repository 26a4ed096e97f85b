export const english = {
  welcome:
    'You are Tovak, a Mage Knight in a land that nobody has mapped. In First Reconnaissance you explore until you find the city. Whatever you achieve on the way brings fame, and fame is what counts.',
  rounds:
    'Days and nights take turns; each is one round, as long as your deck lasts. Alone you play against the clock: a dummy player turns cards and may end the round before you do.',
  tactic:
    'A round begins with a tactic. A low number plays earlier, a high one helps more. Great Start gives you two more cards at once. Take it.',
  hand: 'A turn is planned from your hand: first you move, then you take one action. Each card has a basic effect and, below it, a stronger one for mana of its colour. Play March.',
  powered: 'Its basic effect is Move 2; with one green mana it is Move 4. Take the stronger one.',
  die: 'In each turn you may use one die of the Source. Take the green one. By day gold could stand for any basic colour; black is of no use before night.',
  plains:
    'A step costs Move by the terrain you enter: plains 2, hills 3, forest 3 by day and 5 at night. You have 4. Go to these plains.',
  onwards: 'And on, for another 2.',
  more: 'You may play further cards at any time. Stamina is Move 2, too.',
  basic: 'You have had your die of this turn, so it is the basic effect.',
  village: 'To the village.',
  orcs: 'Marauding orcs. You cannot enter their space, and a step from one space beside them to another beside them provokes them to attack. To come to them or to leave them is safe.',
  edge: 'You stand at the edge of the map. To explore costs 2 Move: play Swiftness.',
  edgeBasic: 'Its basic effect is just that.',
  explore:
    'Reveal the tile that lies here. In this scenario every tile brings 1 fame, and the one with the city brings the last turns.',
  revealed:
    'A village, a mine, a keep. You may take back anything of your turn, card by card, but never beyond the last thing revealed.',
  action:
    'After moving, one action: deal with the villagers, challenge the orcs, or on other spaces enter a site. The other lessons are about that. Today you only pass through.',
  end: 'End the turn. The die you used is rolled again, the cards you played go to your discard pile.',
  keep: 'Before you draw, you may discard what you do not want. Keep all four; you draw up to your hand limit, which is five.',
  plunder:
    'The dummy player had its turn. Before a turn that begins in a village you could plunder it: two cards, but a worse reputation. Let it be.',
  forest: 'In the forest to the north is a magical glade. A forest costs 3 by day. Stamina gives 2 of them.',
  forestBasic: 'A blue die would make it 4, but you can do without.',
  sideways:
    'Any card but a wound may be played sideways, for 1: as Move, Influence, Attack or Block. You do not need Rage today.',
  sidewaysMove: 'Play it as Move 1.',
  glade:
    'Step onto the glade. Other orcs are beside it, but you come from a space that is not: nobody is provoked.',
  endHere: 'End the turn here.',
  noWounds:
    'A glade heals: whoever ends a turn on it may throw away a wound, from hand or discard pile. You have none. In a mine you would get a crystal, which is mana that keeps for later turns.',
  keepAgain: 'Keep your cards.',
  gold: 'And whoever begins a turn on a glade gets a token of gold mana, at night of black. It stands for any basic colour, beside your die, and vanishes when the turn ends.',
  roundEnd:
    'When your deck is empty, you may announce the end of the round instead of a turn: everybody else has one more. Then day turns into night, and your whole deck is shuffled.',
  farewell:
    'Point at anything to read what it is; what is not lit tells why not. The lessons “A fight” and “Influence and units” go on from here. Good luck!',
} as const;
