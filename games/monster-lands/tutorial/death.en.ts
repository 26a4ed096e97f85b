export const english = {
  wound:
    'Korfach is wounded. That alone does no harm: he works and brings his dice as before. But one more wound kills him, and two at once kill even a healthy mercenary.',
  heal: 'A potion heals somebody who is at home, at any time, and that is no action. Heal Korfach.',
  path: 'Now to Firewhirl, with its 3 attack dice. On the first path one hit is stopped. Choose it.',
  member: 'Send Tarka, the best you have.',
  dice: 'Three strength dice. Each of them counts 1 more with her.',
  potion:
    'Everybody may take one potion and one venom along. In battle a potion undoes a wound, a venom adds 2 to the total. Give her your last potion.',
  foot: 'Look at the foot of a path: skull and crown. That is the glory a clan gains if its mercenary dies there. From left to right 3, 2, 2 and 1; at the entrance 3. Choose the second path.',
  leader: 'Leaders may go out like anybody else. Purkrab takes the last die.',
  benefit: 'Three hits against Tarka! First let the path stop one of them.',
  drink: 'The potion undoes another.',
  roll: 'The third one wounds her, but she stands. Without a trap only a kill counts, from 14. Roll all dice.',
  death:
    '8 is not enough. Then Purkrab was hit three times: his shield stopped one, and two wounds at once were his end. A heroic death, 2 glory. His dice are lost. Tarka came back alive and takes loot: the Brew chest.',
  heir: 'A clan needs a leader. In the clean-up the member with the highest reputation takes over: Tarka. Leaders draw no wages and never desert; but they cannot settle a realm.',
  brews: 'Before the wages there is time for such things. Open the Brew chest: two potions and two venoms.',
  healed: 'And heal Tarka.',
  price:
    'Is it worth it? The glory stays, and the lost reputation makes room for others. But the card, its equipment and its dice are gone. Whoever loses everybody gets a greenhorn as leader: nobody is ever out of the game.',
} as const;
