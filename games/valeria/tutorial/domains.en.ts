export const english = {
  icons:
    'Every domain works at its own time, and the dark icon in its lower corner tells when. The dice on the Palace of the Dawn mean: in your roll phase. After rolling you may lower one die by 1, for nothing.',
  change: 'You rolled 4 and 5. Your Archer wakes on a 4. Turn the 5 into a 4 as well: doubles!',
  herald:
    'The Archer woke twice and brought 4 strength. Changed dice count like rolled ones, so the doubles wake your Herald too. Take gold.',
  start:
    'The rising sun: at the start of your action phase. Halfpenny Hill has already brought its gold, turn after turn, without being asked.',
  slay: 'Now your first action. Slay the Goblin, and watch your magic.',
  thorn:
    'One more. A monster as the icon means: each time you slay one in your action phase. The Violet Thorn gave you 1 magic for the Goblin, besides its own reward.',
  instant:
    'The lightning bolt: at once when it is built, and then never again. Cutthroat’s Truce takes 3 gold from somebody. It asks for a shadow and a holy citizen: you have the Rogue and the Cleric. Build it.',
  pay: 'Pay all 5 in gold.',
  take: 'And its reward: the arrow away from a figure means that somebody else pays. Take 3 gold from your opponent.',
  end: 'Both actions are done, and there is the setting sun: at the end of your action phase. The Orb of Urdr takes 1 magic from somebody. Take it.',
  doubles:
    'Dice with an equals sign: whenever anybody has doubles, you or others. Gargan’s Embrace would give you a point each time.',
  always:
    'This one changes prices, always in your action phase: with Pratchett’s Plateau every domain costs you 1 gold less.',
  citizen:
    'And a citizen as the icon: each time you gain one in your action phase. Forgotten Sorrows brings 1 magic for every newcomer.',
  roles:
    'What stands at the left edge is asked for once and never spent. At the end every domain gives the points on its seal, and your duke counts its icons as well. The sooner you build, the longer it works for you.',
} as const;
