export const english = {
  gate: 'A monster that was fought but not beaten does not stay outside: in the clean-up it comes to the entrance of the Citadel. Now Kodyl lies there. If several come, only the one with the strongest attack stays.',
  panic:
    'While a monster lies there, each clean-up turns up a panic token and closes another building. The tavern is closed already: nobody can place dice there.',
  path: 'Two paths lead to the entrance, and guards help on both. On the upper one they stop two hits; on the lower one they stop one and pay 5 coins to whoever survives. Take the lower one.',
  member: 'Send Drabor. His shield stops one hit more.',
  dice: 'No dice are prescribed here: any number of strength and magic dice may go. There is room for ten, and each trap or defence token takes the room of two dice. Send all four dice.',
  trap: 'Lay the Snare down. It brings one more strength die, and without a trap there is no capture.',
  defence:
    'A defence token stops a hit as well. After the battle it is gone, used or not. Still, take it along: the panic harms everybody, you too.',
  cancel:
    'The fight goes as anywhere, only the affinity of a realm plays no part. Kodyl attacks with 3 dice. Drabor, the guards and the token can stop three hits, so keep the magic die for your own attack.',
  guards: 'Three hits, and Drabor’s shield has stopped the first by itself. Let the guards stop the second.',
  token: 'And the defence token the third.',
  roll: 'Not a scratch! Now it is your turn: from 11 you capture Kodyl, from 14 you kill it. Roll all dice.',
  open: '21 kills it: 3 glory, a trophy, and the 5 coins of the guards. Beating the monster at the entrance ends the panic. All panic tokens are taken away, and the tavern is open again.',
  worst:
    'Had you failed, Kodyl would have stayed and the panic would go on. Here there is no loot for trying, and a death brings 3 glory. Monsters that nobody fights stay where they are, like this one.',
} as const;
