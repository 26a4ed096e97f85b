export const english = {
  icons:
    'Every domain works at its own time, and the icon in its lower corner tells when. Dice mean: in your roll phase. Foxgrove Palisade turns a die to 6 for 2 gold. You own the Palace of the Dawn, which lowers a die by 1 for nothing.',
  change: 'You rolled 4 and 5, and your Archer wakes on a 4. Turn the 5 into a 4 as well: doubles!',
  herald:
    'The Archer woke twice and brought 4 strength. Changed dice count like rolled ones, so the doubles wake every Herald too. Take gold.',
  start:
    'The rising sun: at the start of your action phase. The Monolith brings magic then. You own Halfpenny Hill of the same kind, and it has just brought you 1 gold, as it will in each of your turns.',
  recruit:
    'A citizen as the icon: each time you gain one in your action phase. So do Forgotten Sorrows, which you own: 1 magic for every newcomer. Try it and recruit the Merchant.',
  merchant: 'Pay with gold.',
  instant:
    'There is your magic. Now the lightning bolt: once, when the domain is built. Cutthroat’s Truce takes 3 gold from somebody. It asks for a shadow and a holy citizen, and you have the Rogue and the Cleric. Build it.',
  pay: 'Pay 5 gold.',
  take: 'And the reward: an arrow from a figure means that somebody else pays. Take 3 gold from your opponent.',
  end: 'Your actions are done. The setting sun: at the end of your action phase. Your Orb of Urdr now takes 1 magic from somebody, and so it will in every turn. Take it.',
  slay: 'A monster as the icon: each time you slay one in your action phase. The Violet Thorn, which lay under the domain you have built, gives 1 magic for it.',
  doubles:
    'Dice with an equals sign: whenever anybody has doubles, you or another. Gargan’s Embrace gives its owner a point each time.',
  roles:
    'What you own is in your panel; the arrow beside the points opens it in full. At the end each domain gives the points on its seal, and your duke counts its icons. The sooner it is built, the longer it works for you.',
} as const;
